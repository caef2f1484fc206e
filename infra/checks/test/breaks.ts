/** How the test violates an invariant: one statement or several. */
type Break = string | string[]

const FIRST = '(SELECT id FROM (SELECT MIN(id) AS id FROM applications WHERE submissions > 0) AS f)'
/** A copy of the first application, with other values in some columns. */
const again = (change: Record<string, string>) => {
  const columns = `id term name name_key student_id ewhaian_id team interview_hours apply_reason activity_plan`
  const names = columns.split(' ')
  return `INSERT INTO applications (${names.join(', ')}) SELECT ${names.map((name) => change[name] ?? name)}
    FROM applications WHERE id = ${FIRST}`
}
const another = (name: string) => again({ id: `'${name}'`, name_key: `'${name}'`, name: `'${name}'` })
const message = (values: Record<string, string>) => {
  const row: Record<string, string> = {
    ...{ id: 'UUID()', term: '1', application: `'broken'`, kind: `'receipt'`, occasion: `'1'` },
    ...{ channel: `'mail'`, language: `'ko'`, state: `'sent'` },
    ...{ receiver_name: `''`, receiver_address: `''`, subject: `''`, text: `''` },
    ...{ next_at: 'NOW(6)', created_at: 'NOW(6)', handed_at: 'NOW(6)' },
    ...values,
  }
  return `INSERT INTO messages (${Object.keys(row)}) VALUES (${Object.values(row)})`
}
const appointment = (application: string, room: number, interviewers: string) =>
  `INSERT INTO appointments (application, term, day, start, room, interviewers)
    VALUES ('${application}', 1, '2030-01-01', 3, ${room}, '${interviewers}')`
const tap = (application: string, term: number) =>
  `INSERT INTO interview_taps (id, term, application, day, start, begins, at, role, received_at)
    VALUES (UUID(), ${term}, ${application}, '2030-01-01', 3, NOW(6), NOW(6), 'admin', NOW(6))`
/** A later decision in the history than the one that an application has. */
const otherDecision = (what: string) =>
  `INSERT INTO history (at, role, session, what, about, from_text, to_text)
    SELECT NOW(6), 'admin', '', '${what}', MIN(id), '', 'other'
    FROM applications WHERE submissions > 0 AND pass <> 'default'`
/** A term that the test has made expire. */
const GONE = 900

const applicants: Record<string, Break> = {
  'no-applications-of-an-expired-term': `UPDATE applications SET term = ${GONE} WHERE id = ${FIRST}`,
  'no-messages-of-an-expired-term': message({ term: String(GONE) }),
  'no-mailings-of-an-expired-term': `INSERT INTO mailings (id, term, kind, occasion, gate, template_version,
    subject_ko, text_ko, subject_en, text_en, created_at)
    VALUES ('m', ${GONE}, 'result', '1', 'none', 0, '', '', '', '', NOW(6))`,
  'no-reviewers-of-an-expired-term': `INSERT INTO reviewers (term, member, name) VALUES (${GONE}, 'm', '')`,
  'no-interviewers-of-an-expired-term': `INSERT INTO interviewers
    (term, id, version, name, teams, interview_hours) VALUES (${GONE}, 'i', 1, '', '[]', '[]')`,
  'no-appointments-of-an-expired-term': `UPDATE appointments SET term = ${GONE} LIMIT 1`,
  'no-interview-taps-of-an-expired-term': tap(FIRST, GONE),
  'no-timetable-runs-of-an-expired-term': `INSERT INTO timetable_runs
    (id, term, kind, input, seconds, state, lease_until, bound, started_at, role)
    VALUES ('r', ${GONE}, 'new', '', 1, 'ended', NOW(6), 0, NOW(6), 'admin')`,
  'one-application-of-an-identity': [
    'ALTER TABLE applications DROP INDEX identity',
    again({ id: 'UUID()', name: `'other'` }),
  ],
  'no-identity-twice-as-typed': again({ id: 'UUID()', name_key: `' other'` }),
  'submission-is-whole': `UPDATE applications SET submitted = NULL WHERE id = ${FIRST}`,
  'acknowledged-submission-is-kept': `INSERT INTO outcomes
    (application_id, write_key, request, version, submissions, submitted_at, at)
    SELECT id, UUID(), '', version, submissions + 1, submitted_at, NOW(6) FROM applications WHERE id = ${FIRST}`,
  'held-back-decision-is-whole': `UPDATE applications
    SET shown_in = NULL, shown_pass = 'fail', shown_date = '' WHERE id = ${FIRST}`,
  'held-back-in-an-announcement': `UPDATE applications
    SET shown_in = 2000000000, shown_pass = 'fail', shown_date = '' WHERE id = ${FIRST}`,
  'pass-as-in-history': otherDecision('pass'),
  'date-as-in-history': otherDecision('date'),
  'interviewer-once-at-an-hour': [
    another('x'),
    another('y'),
    appointment('x', 0, '["a","b"]'),
    appointment('y', 1, '["b"]'),
  ],
  'room-once-at-an-hour': [
    another('x'),
    another('y'),
    appointment('x', 0, '["a"]'),
    appointment('y', 0, '["b"]'),
  ],
  'applicant-once-in-the-timetable': [
    'ALTER TABLE appointments DROP PRIMARY KEY',
    `INSERT INTO appointments SELECT application, term, '2031-01-01', start, room, interviewers, is_locked, is_by_hand, turn
      FROM appointments LIMIT 1`,
  ],
  'published-appointment-says-its-time': `UPDATE applications
    SET published_appointments = JSON_SET(published_appointments, '$[0].start', 14)
    WHERE published_appointments IS NOT NULL LIMIT 1`,
  'message-once': [
    'ALTER TABLE messages DROP INDEX once',
    message({}),
    message({ state: `'handed'`, lease_until: 'NOW(6)' }),
  ],
  'sent-message-was-handed-over': message({ handed_at: 'NULL' }),
  'message-ends-with-its-lease': message({ state: `'sending'`, lease_until: 'NOW(6) - INTERVAL 11 MINUTE' }),
  'no-reviews-without-an-application': `INSERT INTO reviews
    (application, team, member, version, state, scores, comment, note, recusal, updated_at)
    VALUES ('gone', 1, 'm', 1, 'draft', '{}', '', '', '', NOW(6))`,
  'no-assignments-without-an-application': `INSERT INTO assignments (application, team, member)
    VALUES ('gone', 1, 'm')`,
  'no-hidden-names-without-an-application': `INSERT INTO hidden_names VALUES ('gone', 'm', NOW(6))`,
  'no-earlier-pseudonyms-without-an-application': `INSERT INTO earlier_pseudonyms VALUES ('m', 'p', 'gone')`,
  'no-appointments-without-an-application': appointment('gone', 0, '[]'),
  'no-interview-taps-without-an-application': tap(`'gone'`, 1),
  'counts-as-in-history': [
    `INSERT INTO term_counts VALUES (901, 1, 'fail', 1, 2)`,
    `INSERT INTO history (at, role, session, what, from_text, to_text)
      VALUES (NOW(6), 'system', '', 'removedTerm', '4', '901')`,
  ],
  'no-more-than-was-counted': `INSERT INTO term_counts VALUES (1, 1, 'fail', 0, 1)`,
  'interviewer-link-is-hashed': `INSERT INTO interviewer_links VALUES ('plain', 1, 'i', NOW(6))`,
}

export const breaks: Record<'applicants' | 'settings' | 'auth', Record<string, Break>> = {
  applicants,
  settings: {
    'one-settings-record': [
      'ALTER TABLE settings DROP INDEX only_one',
      `INSERT INTO settings (id, term, fields, keep_months, announcement)
        SELECT UUID(), term, fields, keep_months, announcement FROM settings`,
    ],
    'closed-terms-are-earlier': 'INSERT INTO terms (term, closed_at) VALUES (5000, NOW(6))',
  },
  auth: {
    'staff-key-is-hashed': `UPDATE staff_keys SET hash = 'adm-key-01' LIMIT 1`,
    'passphrase-is-hashed': `UPDATE staff_members SET hash = 'plain' LIMIT 1`,
    'member-link-is-hashed': `INSERT INTO staff_links (hash, member, expires_at) VALUES ('plain', 'm', NOW(6))`,
  },
}
