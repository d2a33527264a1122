// Paints a drawing into a box of a page, as vectors.
// The places of all its parts come from drawing.cpp; nothing is laid out here.
#pragma once

#include <QRectF>

#include "../drawing.hpp"
#include "page.hpp"

namespace reports::pdf {

void addDrawing(std::vector<Stroke>& strokes, const Measure& measure, const Drawing& drawing, QRectF box);

} // namespace reports::pdf
