import type { Invariant } from '@recruit/chassis/mysql/invariant'
import { GRID_FIRST_HOUR } from '@recruit/contract/constants'
import { EVERYTHING } from '@recruit/contract/rules/announcements'

const identities: Invariant[] = [
  {
    name: 'one-application-of-an-identity',
    says: 'A term has one application at most of a name key, student id and community id.',
    sql: `SELECT MIN(id) AS id FROM applications
      GROUP BY term, student_id, ewhaian_id, name_key HAVING COUNT(*) > 1`,
  },
  {
    name: 'no-identity-twice-as-typed',
    says: 'A term has one application at most of a name as it was typed, student id and community id.',
    // By the index first: names are read only for the few who share both ids.
    sql: `SELECT MIN(a.id) AS id FROM applications AS a
      JOIN (SELECT term, student_id, ewhaian_id FROM applications
        GROUP BY term, student_id, ewhaian_id HAVING COUNT(*) > 1) AS shared
        ON shared.term = a.term AND shared.student_id = a.student_id AND shared.ewhaian_id = a.ewhaian_id
      GROUP BY a.term, a.student_id, a.ewhaian_id, CAST(a.name AS BINARY) HAVING COUNT(*) > 1`,
  },
]

const submissions: Invariant[] = [
  {
    name: 'submission-is-whole',
    says: 'What was submitted has its version and its time, and what was not has neither.',
    batches: 'applications',
    sql: `SELECT id FROM applications WHERE id > :after AND id <= :upTo
      AND ((submissions > 0) <> (submitted IS NOT NULL) OR (submissions > 0) <> (submitted_at IS NOT NULL))`,
  },
  {
    name: 'acknowledged-submission-is-kept',
    says: 'The stored submission is the one that was acknowledged last, or a later one.',
    sql: `SELECT DISTINCT a.id FROM outcomes AS o JOIN applications AS a ON a.id = o.application_id
      WHERE o.submissions > a.submissions OR o.version > a.version
        OR (o.submissions = a.submissions AND NOT (o.submitted_at <=> a.submitted_at))`,
  },
]

/** Applications with decisions in the history: the last one must be the stored one. */
const asInHistory = (what: 'pass' | 'date'): Invariant => ({
  name: `${what}-as-in-history`,
  says: `The ${what} of an application is the one that its history says last.`,
  batches: 'applications',
  sql: `SELECT a.id FROM applications AS a
    JOIN (SELECT about, MAX(entry) AS entry FROM history
      WHERE what = '${what}' AND about > :after AND about <= :upTo GROUP BY about) AS newest ON newest.about = a.id
    JOIN history AS h ON h.entry = newest.entry
    WHERE CAST(h.to_text AS BINARY) <> CAST(a.${what} AS BINARY)`,
})

const decisions: Invariant[] = [
  {
    name: 'held-back-decision-is-whole',
    says: 'What applicants go on seeing has its pass status, its date and its announcement, or none of them; its team only with them.',
    batches: 'applications',
    sql: `SELECT id FROM applications WHERE id > :after AND id <= :upTo
      AND ((shown_in IS NULL) <> (shown_pass IS NULL) OR (shown_in IS NULL) <> (shown_date IS NULL)
        OR (shown_in IS NULL AND shown_team IS NOT NULL))`,
  },
  {
    name: 'held-back-in-an-announcement',
    says: 'No decision is held back past the next showing of everything that is decided.',
    // Reads only the index. One announcement is tolerated, because results may be shown between the two queries.
    sql: `SELECT id FROM applications FORCE INDEX (by_announcement)
      WHERE shown_in >= (:announcement DIV ${EVERYTHING} + 2) * ${EVERYTHING}`,
  },
  asInHistory('pass'),
  asInHistory('date'),
]

/**
 * Two that begin at the same hour. Longer ones may overlap in a draft after a change of the rules; the board shows
 * that, and publishing refuses it.
 */
const twice = (what: string) => `SELECT DISTINCT a.application AS id FROM appointments AS a
  JOIN appointments AS b ON b.term = a.term AND b.day = a.day AND b.start = a.start AND b.application <> a.application
  WHERE ${what}`

const timetable: Invariant[] = [
  {
    name: 'interviewer-once-at-an-hour',
    says: 'No interviewer is in two rooms at one hour.',
    sql: twice('a.room <> b.room AND JSON_OVERLAPS(a.interviewers, b.interviewers)'),
  },
  {
    name: 'room-once-at-an-hour',
    says: 'No room has two panels at one hour.',
    sql: twice(
      `a.room = b.room AND NOT (JSON_CONTAINS(a.interviewers, b.interviewers) AND JSON_CONTAINS(b.interviewers, a.interviewers))`,
    ),
  },
  {
    name: 'applicant-once-in-the-timetable',
    says: 'No applicant has two appointments.',
    sql: 'SELECT application AS id FROM appointments GROUP BY application HAVING COUNT(*) > 1',
  },
  {
    name: 'published-appointment-says-its-time',
    says: 'The text of a published appointment names its day and its time.',
    batches: 'applications',
    sql: `SELECT DISTINCT a.id FROM applications AS a
      JOIN JSON_TABLE(a.published_appointments, '$[*]' COLUMNS (
        said VARCHAR(200) PATH '$.date', held_on CHAR(10) PATH '$.day', starts INT PATH '$.start',
        minute INT PATH '$.minute' DEFAULT '0' ON EMPTY)) AS p
      WHERE a.id > :after AND a.id <= :upTo AND a.published_appointments IS NOT NULL
        AND (p.said IS NULL OR p.held_on IS NULL OR p.starts IS NULL OR CAST(p.said AS BINARY) NOT LIKE CAST(CONCAT(
          MONTH(p.held_on), '.', DAYOFMONTH(p.held_on), '(%) ', p.starts + ${GRID_FIRST_HOUR} + p.minute DIV 60,
          CHAR(58), LPAD(p.minute MOD 60, 2, '0'), '%') AS BINARY))`,
  },
]

const messages: Invariant[] = [
  {
    name: 'message-once',
    says: 'No message of an application, kind, occasion and channel has left twice.',
    sql: `SELECT MIN(id) AS id FROM messages WHERE state IN ('handed', 'sent')
      GROUP BY application, kind, occasion, channel HAVING COUNT(*) > 1`,
  },
  {
    name: 'sent-message-was-handed-over',
    says: 'What was sent was handed to the mail server before, but for a dry run.',
    sql: `SELECT id FROM messages WHERE state = 'sent' AND handed_at IS NULL AND NOT is_dry_run`,
  },
  {
    name: 'message-ends-with-its-lease',
    says: 'No message is on its way ten minutes after its lease is over.',
    sql: `SELECT id FROM messages WHERE state IN ('sending', 'handed')
      AND (lease_until IS NULL OR lease_until < UTC_TIMESTAMP(6) - INTERVAL 10 MINUTE)`,
  },
]

const OF_TERM = {
  applications: 'id',
  messages: 'id',
  mailings: 'id',
  reviewers: 'member',
  interviewers: 'id',
  appointments: 'application',
  interview_taps: 'id',
  timetable_runs: 'id',
}
const OF_APPLICATION = [
  'reviews',
  'earlier_pseudonyms',
  'assignments',
  'hidden_names',
  'appointments',
  'interview_taps',
]

const removals: Invariant[] = [
  ...Object.entries(OF_TERM).map(([table, key]) => ({
    name: `no-${table.replace('_', '-')}-of-an-expired-term`,
    says: `Of terms whose time is over the ${table.replace('_', ' ')} are gone.`,
    sql: `SELECT ${key} AS id FROM ${table} WHERE term IN (:expired)`,
  })),
  ...OF_APPLICATION.map((table) => ({
    name: `no-${table.replace('_', '-')}-without-an-application`,
    says: `The ${table.replace('_', ' ')} of an application are gone with it.`,
    sql: `SELECT DISTINCT application AS id FROM ${table} AS t
      WHERE NOT EXISTS (SELECT 1 FROM applications AS a WHERE a.id = t.application)`,
  })),
]

const KEPT_COUNTS =
  'SELECT term, SUM(drafts + submitted) AS total, SUM(submitted) AS submitted FROM term_counts GROUP BY term'

const counts: Invariant[] = [
  {
    name: 'counts-as-in-history',
    says: 'The numbers that are kept of a removed term add up to what its history says.',
    sql: `SELECT kept.term AS id FROM (${KEPT_COUNTS}) AS kept
      JOIN history AS h ON h.what = 'removedTerm' AND h.to_text = CAST(kept.term AS CHAR)
      WHERE CAST(h.from_text AS UNSIGNED) <> kept.total`,
  },
  {
    name: 'no-more-than-was-counted',
    says: 'No term has more submitted applications than were counted when its removal began.',
    sql: `SELECT kept.term AS id FROM (${KEPT_COUNTS}) AS kept
      WHERE (SELECT COUNT(*) FROM applications AS a WHERE a.term = kept.term AND a.submissions > 0) > kept.submitted`,
  },
]

const links: Invariant[] = [
  {
    name: 'interviewer-link-is-hashed',
    says: 'Of the links of interviewers only hashes are stored.',
    sql: `SELECT DISTINCT interviewer AS id FROM interviewer_links
      WHERE CAST(hash AS CHAR) NOT REGEXP '^[A-Za-z0-9_-]{43}$'`,
  },
]

export const invariants: Invariant[] = [
  ...identities,
  ...submissions,
  ...decisions,
  ...timetable,
  ...messages,
  ...removals,
  ...counts,
  ...links,
]
