#include "event_service_inside.hpp"

#include <utility>

#include "action_json.hpp"
#include "names_of_people.hpp"
#include "time_text.hpp"

namespace arbiter::app {
namespace {

std::optional<Refusal> badSectionName(const std::string& name) {
    if (isPlainText(name) && withoutBlanksAround(name) == name) return std::nullopt;
    return Refusal{.code = "section.name",
                   .reason = rules::text("the name of a section must be UTF-8 text on one line"),
                   .wayOut = rules::text("Choose a short name, such as A")};
}

} // namespace

Clock systemClock() {
    return [] { return std::chrono::floor<std::chrono::seconds>(std::chrono::system_clock::now()); };
}

EventService::EventService(std::unique_ptr<Inside> inside) noexcept
    : inside_(std::move(inside)) {}
EventService::EventService(EventService&&) noexcept = default;

EventService& EventService::operator=(EventService&&) noexcept = default;

EventService::~EventService() = default;

rules::Expected<EventService, Refusal> EventService::create(const std::filesystem::path& file,
                                                            const EventSettings& settings, Actor actor,
                                                            Clock clock, PairingEngine engine,
                                                            const std::string& section) {
    if (auto refusal = badSectionName(section)) return rules::unexpected(std::move(*refusal));
    const Action action = EventCreated{settings};
    const auto made = Replay().consequenceOf(section, action);
    if (!made) return rules::unexpected(made.error());
    store::EventFile::create(file, [&](store::EventFile& fresh) {
        fresh.journal().append(timeText(clock()), madePlain(actor.name), std::string(verbOf(action)),
                               factsOf(action, {section, {}}));
        store::writeDifferences(fresh.connection(), store::differencesOf({}, rowsOf(made->changed)));
    });
    return open(file, std::move(actor), std::move(clock), std::move(engine));
}

EventService EventService::open(const std::filesystem::path& file, Actor actor, Clock clock,
                                PairingEngine engine) {
    auto inside = std::make_unique<Inside>(
        Inside{store::EventFile::open(file), {madePlain(actor.name)}, std::move(clock), std::move(engine)});
    inside->catchUp();
    if (inside->replay.sections().empty())
        throw damaged(file, {"journal.empty", rules::text("its journal is empty")});
    inside->section = inside->replay.sections().begin()->first;
    inside->fillTables();
    return EventService(std::move(inside));
}

const EventState& EventService::state() const noexcept {
    return inside_->state();
}

const EventState& EventService::state(const std::string& section) const {
    return inside_->replay.state(section);
}

std::int64_t EventService::journalNumber() const noexcept {
    return inside_->replay.number();
}

const std::filesystem::path& EventService::file() const noexcept {
    return inside_->file.file();
}

bool EventService::isReadOnly() const noexcept {
    return inside_->file.isReadOnly();
}

bool EventService::refresh() {
    const store::Transaction moment(inside_->file.connection(), store::Transaction::Kind::Read);
    const bool moved = inside_->catchUp();
    if (moved) inside_->notify();
    return moved;
}

void EventService::onChange(std::function<void(const EventState&)> listener) {
    inside_->listeners.push_back(std::move(listener));
}

void EventService::rehearse(bool on) {
    inside_->rehearsal = on;
}

void EventService::answer(Answers answers) {
    inside_->answers = std::move(answers);
}

std::vector<std::string> EventService::sections() const {
    std::vector<std::string> names;
    for (const auto& [name, state] : inside_->replay.sections())
        names.push_back(name);
    return names;
}

const std::string& EventService::section() const noexcept {
    return inside_->section;
}

void EventService::chooseSection(const std::string& name) {
    inside_->section = name;
}

EventService::Outcome EventService::addSection(const std::string& name, const EventSettings& settings) {
    if (auto refusal = badSectionName(name)) return rules::unexpected(std::move(*refusal));
    const std::string before = std::exchange(inside_->section, name);
    Outcome outcome = inside_->commit(EventCreated{settings});
    if (!outcome) inside_->section = before;
    return outcome;
}

} // namespace arbiter::app
