/** How the test violates each invariant: the tables, and the change. */
export interface Break {
  tables: string[]
  sql: string[]
}
const touch = (tables: string, ...sql: string[]): Break => ({ tables: tables.split(' '), sql })

const first = (where = 'submissions > 0') =>
  `(SELECT id FROM (SELECT MIN(id) AS id FROM applications WHERE ${where}) AS f)`
const HOLDER = "FROM applications WHERE submissions > 0 AND pass <> 'default'"
/** A copy of the first application, with other values in some columns. */
const again = (change: Record<string, string>) => {
  const columns = ['id', 'term', 'name', 'name_key', 'student_id', 'ewhaian_id', 'team', 'interview_hours']
  const more = ['apply_reason', 'activity_plan']
  const values = [...columns, ...more].map((name) => change[name] ?? name)
  return `INSERT INTO applications (${[...columns, ...more].join(', ')}) SELECT ${values.join(', ')}
    FROM applications WHERE id = ${first()}`
}
const message = (values: Record<string, string>) => {
  const row: Record<string, string> = {
    ...{
      id: 'UUID()',
      term: '1',
      application: `'broken'`,
      kind: `'receipt'`,
      occasion: `'1'`,
      channel: `'mail'`,
    },
    ...{ language: `'ko'`, receiver_name: `''`, receiver_address: `''`, subject: `''`, text: `''` },
    ...{ state: `'sent'`, next_at: 'NOW(6)', created_at: 'NOW(6)', handed_at: 'NOW(6)' },
    ...values,
  }
  return `INSERT INTO messages (${Object.keys(row).join(', ')}) VALUES (${Object.values(row).join(', ')})`
}
const appointment = (application: string, room: number, interviewers: string, start = 3) =>
  `INSERT INTO appointments (application, term, day, start, room, interviewers)
    VALUES ('${application}', 1, '2030-01-01', ${start}, ${room}, '${interviewers}')`
const line = (what: string, to: string) =>
  `INSERT INTO history (at, role, session, what, about, from_text, to_text)
    SELECT NOW(6), 'admin', '', '${what}', MIN(id), '', '${to}' ${HOLDER}`
/** A term that the test has made expire. */
const GONE = 900

const expired: Record<string, Break> = {
  'no-applications-of-an-expired-term': touch(
    'applications',
    `UPDATE applications SET term = ${GONE} WHERE id = ${first()}`,
  ),
  'no-messages-of-an-expired-term': touch('messages', message({ term: String(GONE) })),
  'no-mailings-of-an-expired-term': touch(
    'mailings',
    `INSERT INTO mailings (id, term, kind, occasion, gate, template_version, subject_ko, text_ko, subject_en, text_en, created_at)
      VALUES ('m', ${GONE}, 'result', '1', 'none', 0, '', '', '', '', NOW(6))`,
  ),
  'no-reviewers-of-an-expired-term': touch(
    'reviewers',
    `INSERT INTO reviewers (term, member, name) VALUES (${GONE}, 'm', '')`,
  ),
  'no-interviewers-of-an-expired-term': touch(
    'interviewers',
    `INSERT INTO interviewers (term, id, version, name, teams, interview_hours) VALUES (${GONE}, 'i', 1, '', '[]', '[]')`,
  ),
  'no-appointments-of-an-expired-term': touch(
    'appointments',
    `UPDATE appointments SET term = ${GONE} LIMIT 1`,
  ),
  'no-timetable-runs-of-an-expired-term': touch(
    'timetable_runs',
    `INSERT INTO timetable_runs (id, term, kind, input, seconds, state, lease_until, bound, started_at, role)
      VALUES ('r', ${GONE}, 'new', '', 1, 'ended', NOW(6), 0, NOW(6), 'admin')`,
  ),
}

const applicants: Record<string, Break> = {
  ...expired,
  'one-application-of-an-identity': touch(
    'applications',
    'ALTER TABLE applications DROP INDEX identity',
    again({ id: 'UUID()', name: `'other'` }),
  ),
  'no-identity-twice-as-typed': touch('applications', again({ id: 'UUID()', name_key: `' other'` })),
  'submission-is-whole': touch(
    'applications',
    `UPDATE applications SET submitted = NULL WHERE id = ${first()}`,
  ),
  'acknowledged-submission-is-kept': touch(
    'outcomes',
    `INSERT INTO outcomes (application_id, write_key, request, version, submissions, submitted_at, at)
      SELECT id, UUID(), '', version, submissions + 1, submitted_at, NOW(6) FROM applications WHERE id = ${first()}`,
  ),
  'held-back-decision-is-whole': touch(
    'applications',
    `UPDATE applications SET shown_in = NULL, shown_pass = 'fail', shown_date = '' WHERE id = ${first()}`,
  ),
  'held-back-in-an-announcement': touch(
    'applications',
    `UPDATE applications SET shown_in = 2000000000, shown_pass = 'fail', shown_date = '' WHERE id = ${first()}`,
  ),
  'pass-as-in-history': touch('history', line('pass', 'other')),
  'date-as-in-history': touch('history', line('date', 'other')),
  'interviewer-once-at-an-hour': touch(
    'appointments applications',
    again({ id: `'x'`, name_key: `'x'`, name: `'x'` }),
    again({ id: `'y'`, name_key: `'y'`, name: `'y'` }),
    appointment('x', 0, '["a","b"]'),
    appointment('y', 1, '["b"]'),
  ),
  'room-once-at-an-hour': touch(
    'appointments applications',
    again({ id: `'x'`, name_key: `'x'`, name: `'x'` }),
    again({ id: `'y'`, name_key: `'y'`, name: `'y'` }),
    appointment('x', 0, '["a"]'),
    appointment('y', 0, '["b"]'),
  ),
  'applicant-once-in-the-timetable': touch(
    'appointments',
    'ALTER TABLE appointments DROP PRIMARY KEY',
    `INSERT INTO appointments SELECT application, term, '2031-01-01', start, room, interviewers, is_locked FROM appointments LIMIT 1`,
  ),
  'published-appointment-says-its-time': touch(
    'applications',
    `UPDATE applications SET published_appointments = JSON_SET(published_appointments, '$[0].start', 14)
      WHERE published_appointments IS NOT NULL LIMIT 1`,
  ),
  'message-once': touch(
    'messages',
    'ALTER TABLE messages DROP INDEX once',
    message({}),
    message({ state: `'handed'`, lease_until: 'NOW(6)' }),
  ),
  'sent-message-was-handed-over': touch('messages', message({ handed_at: 'NULL' })),
  'message-ends-with-its-lease': touch(
    'messages',
    message({ state: `'sending'`, lease_until: 'NOW(6) - INTERVAL 11 MINUTE' }),
  ),
  'no-reviews-without-an-application': touch(
    'reviews',
    `INSERT INTO reviews (application, team, member, version, state, scores, comment, note, recusal, updated_at)
      VALUES ('gone', 1, 'm', 1, 'draft', '{}', '', '', '', NOW(6))`,
  ),
  'no-assignments-without-an-application': touch(
    'assignments',
    `INSERT INTO assignments VALUES ('gone', 1, 'm')`,
  ),
  'no-earlier-pseudonyms-without-an-application': touch(
    'earlier_pseudonyms',
    `INSERT INTO earlier_pseudonyms VALUES ('m', 'p', 'gone')`,
  ),
  'no-appointments-without-an-application': touch('appointments', appointment('gone', 0, '[]')),
  'counts-as-in-history': touch(
    'term_counts history',
    `INSERT INTO term_counts VALUES (901, 1, 'fail', 1, 2)`,
    `INSERT INTO history (at, role, session, what, from_text, to_text) VALUES (NOW(6), 'system', '', 'removedTerm', '4', '901')`,
  ),
  'no-more-than-was-counted': touch('term_counts', `INSERT INTO term_counts VALUES (1, 1, 'fail', 0, 1)`),
  'interviewer-link-is-hashed': touch(
    'interviewer_links',
    `INSERT INTO interviewer_links VALUES ('plain', 1, 'i', NOW(6))`,
  ),
}

export const breaks: Record<'applicants' | 'settings' | 'auth', Record<string, Break>> = {
  applicants,
  settings: {
    'one-settings-record': touch(
      'settings',
      'ALTER TABLE settings DROP INDEX only_one',
      `INSERT INTO settings (id, term, fields, keep_months, announcement) SELECT UUID(), term, fields, keep_months, announcement FROM settings`,
    ),
    'closed-terms-are-earlier': touch('terms', 'INSERT INTO terms (term, closed_at) VALUES (5000, NOW(6))'),
  },
  auth: {
    'staff-key-is-hashed': touch('staff_keys', `UPDATE staff_keys SET hash = 'adm-key-01' LIMIT 1`),
    'passphrase-is-hashed': touch('staff_members', `UPDATE staff_members SET hash = 'plain' LIMIT 1`),
    'member-link-is-hashed': touch(
      'staff_links',
      `INSERT INTO staff_links (hash, member, expires_at) VALUES ('plain', 'm', NOW(6))`,
    ),
  },
}
