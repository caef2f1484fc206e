/**
 * Long test files that `--ci` leaves to the workflow's weekly run, so that `.ci/run` ends within an hour. None
 * of them guards what applicants wrote or what they may not see yet: those stay.
 */
export const LEFT_TO_WEEKLY = {
  tests: [
    // The one exception: it kills programs, and needs a machine that reaps those that no one waits for.
    'infra/deploy/test/vm/killed-backup.long.test.ts',
    // Commands of a developer, the demo and what an operator looks at.
    'infra/local/test/dashboard.long.test.ts',
    'infra/local/test/demo.long.test.ts',
    'infra/local/test/dev.long.test.ts',
    'infra/local/test/keys.long.test.ts',
    'infra/local/test/new.long.test.ts',
    'infra/local/test/observability.long.test.ts',
    'infra/local/test/parts.long.test.ts',
    // Damage at every byte of a backup, and TLS to both databases, next to `backup` and the tests of one connection.
    'infra/local/test/damaged-backup.long.test.ts',
    'infra/local/test/database-addresses.long.test.ts',
    'services/applicants/test/messages-local.long.test.ts',
    // A copy of the repository, or of an earlier commit, which a shallow clone lacks.
    'infra/local/test/rolling-upgrade.long.test.ts',
    'services/applicants/test/added-question.long.test.ts',
    // Thousands of invented terms; `certainty.test` has some.
    'infra/contract/src/certainty/certainty.long.test.ts',
    // Waits that no clock shortens.
    'services/settings/test/acknowledgement.long.test.ts',
    'services/settings/test/planned-once.long.test.ts',
  ],
  pages: [
    // The public pages, beside `landing`.
    'web/test/docs.long.spec.ts',
    'web/test/first-paint.long.spec.ts',
    'web/test/landing-activities.long.spec.ts',
    'web/test/landing-sections.long.spec.ts',
    'web/test/lighthouse.long.spec.ts',
    'web/test/search-way-back.long.spec.ts',
    'web/test/site.long.spec.ts',
    'web/test/teams.long.spec.ts',
    // Opening and closing, beside `planned-settings` and `enrolment-period`.
    'web/test/closing-time.long.spec.ts',
    'web/test/opening-time.long.spec.ts',
    'web/test/plain-http.long.spec.ts',
    // The grid and the timetable, beside `timetable-story` and `timetable-board`.
    'web/test/grid-days.long.spec.ts',
    'web/test/grid-drawing.long.spec.ts',
    'web/test/interview-days.long.spec.ts',
    'web/test/timetable-board-conflicts.long.spec.ts',
    'web/test/timetable-print.long.spec.ts',
    'web/test/timetable-rules.long.spec.ts',
    'web/test/timetable-runs.long.spec.ts',
    'web/test/timetable-setup.long.spec.ts',
    // Staff screens, which `staff-screens` opens one by one.
    'web/test/admin-dates.long.spec.ts',
    'web/test/admin-home.long.spec.ts',
    'web/test/admin-list-corrections.long.spec.ts',
    'web/test/admin-list-export.long.spec.ts',
    'web/test/admin-list-filters.long.spec.ts',
    'web/test/admin-review.long.spec.ts',
    'web/test/admin-settings-questions.long.spec.ts',
    'web/test/application-looks.long.spec.ts',
    'web/test/dialogs.long.spec.ts',
    'web/test/mail-looks.long.spec.ts',
    'web/test/admin-place.long.spec.ts',
    'web/test/admin-settings-dates.long.spec.ts',
    'web/test/admin-settings-inputs.long.spec.ts',
    'web/test/messages-screen.long.spec.ts',
    'web/test/new-term.long.spec.ts',
    'web/test/review-desk-forty.long.spec.ts',
    'web/test/review-desk-many.long.spec.ts',
    'web/test/review-desk-order.long.spec.ts',
    'web/test/review-histories.long.spec.ts',
    'web/test/staff-members.long.spec.ts',
    'web/test/system-screen.long.spec.ts',
  ],
} as const
