/**
 * What the applicants service sends to MySQL for its busiest calls, as MySQL's general log has it: the floor sends the
 * same, in the same order and transactions. `same-statements.ts` holds both against each other before each row.
 */

/** A lookup: one read by the unique index of identities. */
export const FIND =
  'SELECT id, name FROM applications WHERE term = ? AND student_id = ? AND ewhaian_id = ? AND name_key = ?'

const COLUMNS = `name AS name, student_id AS studentId, ewhaian_id AS ewhaianId, is_ewhaian AS isEwhaian,
  major AS major, semester AS semester, email AS email, phonenum AS phonenum, interview_hours AS interviewHours,
  interview_days AS interviewDays, apply_reason AS applyReason, activity_plan AS activityPlan,
  portfolio_link AS portfolioLink, id AS id, term AS term, team AS team, version AS version, submitted AS submitted,
  submitted_at AS submittedAt, submissions AS submissions, pass AS pass, date AS date, shown_pass AS shownPass,
  shown_date AS shownDate, shown_in AS shownIn, answer AS answer, answered_at AS answeredAt,
  waiting_rank AS waitingRank, published_appointments AS publishedAppointments,
  appointment_answer AS appointmentAnswer, hours_seq AS hoursSeq, language AS language, consented_at AS consentedAt,
  created_at AS createdAt, updated_at AS updatedAt`
/** A result: the whole row, for its applicant sees the draft beside it. */
export const READ = `SELECT ${COLUMNS} FROM applications WHERE id = ?`

const WRITE = 'UPDATE applications SET version = version + 1, updated_at = UTC_TIMESTAMP(6)'
/** A save of two essays. */
export const SAVE = `${WRITE}, apply_reason = ?, activity_plan = ? WHERE id = ? AND term = ? AND version = ?`
/** With each write that names a key, in its transaction: a repeat is answered from there. */
export const KEEP = `INSERT INTO outcomes (application_id, write_key, request, version, submissions, submitted_at, at)
  SELECT id, ?, ?, version, submissions, submitted_at, UTC_TIMESTAMP(6) FROM applications WHERE id = ?`
/** After one of eight such writes: whether the application has more outcomes than are kept. */
export const OLDEST_KEPT = `SELECT CAST(at AS CHAR) AS at FROM outcomes WHERE application_id = ? ORDER BY at DESC
  LIMIT 1 OFFSET 100`
export const LOOKED_FOR_ONCE_IN = 8

/** A submission: the row under a lock, what was sent with its frozen copy, the outcome, the receipt. */
export const LOCK = `SELECT ${COLUMNS}, UTC_TIMESTAMP(6) AS now FROM applications WHERE id = ? FOR UPDATE`
export const SUBMIT = `${WRITE}, is_ewhaian = ?, major = ?, semester = ?, email = ?, phonenum = ?, apply_reason = ?,
  activity_plan = ?, portfolio_link = ?, submitted = ?, submitted_at = ?, submissions = ?, language = ? WHERE id = ?`
export const TEMPLATE =
  "SELECT kind, version, subject_ko AS subjectKo, text_ko AS textKo, subject_en AS subjectEn, text_en AS textEn FROM message_templates WHERE kind = 'receipt'"
export const ENQUEUE = `INSERT INTO messages (id, term, mailing, application, kind, occasion, channel, gate, only_pass, only_date, language,
    receiver_name, receiver_address, subject, text, ics, state, last_error, next_at, created_at) VALUES (?,?,NULL,?,'receipt',?,'mail','none',NULL,NULL,?,?,?,?,?,NULL,'queued',NULL, UTC_TIMESTAMP(6), UTC_TIMESTAMP(6)) ON DUPLICATE KEY UPDATE id = messages.id`

/** The staff's list of a team, and who of the term shares a student id: two reads at the same time. */
export const LIST =
  "SELECT `id`, `name`, `student_id` AS `studentId`, `ewhaian_id` AS `ewhaianId`, `team`, `pass`, `date`, `submissions`, `term`, `shown_pass` AS `shownPass`, `shown_date` AS `shownDate`, `shown_in` AS `shownIn`, `answer`, `answered_at` AS `answeredAt`, COALESCE(JSON_UNQUOTE(JSON_EXTRACT(submitted, '$.email')), email) AS `email`, COALESCE(JSON_UNQUOTE(JSON_EXTRACT(submitted, '$.phonenum')), phonenum) AS `phonenum` FROM `applications` AS `Row` WHERE `Row`.`term` = ? AND `Row`.`team` = ? ORDER BY `Row`.`created_at`, `Row`.`id`"
export const SHARED_IDS =
  'SELECT `student_id` AS `studentId` FROM `applications` AS `Row` WHERE `Row`.`term` = ? GROUP BY `studentId` HAVING COUNT(*) > 1'
