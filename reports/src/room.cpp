// The rooms of reports come here; see reports/include/reports.
