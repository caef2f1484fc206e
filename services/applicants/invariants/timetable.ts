import type { Invariant } from '@recruit/chassis/mysql/invariant'
import { GRID_FIRST_HOUR } from '@recruit/contract/constants'

/**
 * Two that begin at the same hour. Longer ones may overlap in a draft after a change of the rules; the board shows
 * that, and publishing refuses it.
 */
const twice = (what: string) => `SELECT DISTINCT a.application AS id FROM appointments AS a
  JOIN appointments AS b ON b.term = a.term AND b.day = a.day AND b.start = a.start AND b.application <> a.application
  WHERE ${what}`

export const timetable: Invariant[] = [
  {
    name: 'interviewer-once-at-an-hour',
    says: 'No interviewer has two appointments that begin at one hour.',
    sql: twice('JSON_OVERLAPS(a.interviewers, b.interviewers)'),
  },
  {
    name: 'room-once-at-an-hour',
    says: 'No room has two appointments that begin at one hour.',
    sql: twice('a.room = b.room'),
  },
  {
    name: 'applicant-once-in-the-timetable',
    says: 'No applicant has two appointments.',
    sql: 'SELECT application AS id FROM appointments GROUP BY application HAVING COUNT(*) > 1',
  },
  {
    name: 'published-appointment-says-its-time',
    says: 'The text of a published appointment names its day and its hour.',
    batches: 'applications',
    sql: `SELECT DISTINCT a.id FROM applications AS a
      JOIN JSON_TABLE(a.published_appointments, '$[*]' COLUMNS (
        said VARCHAR(200) PATH '$.date', held_on CHAR(10) PATH '$.day', starts INT PATH '$.start')) AS p
      WHERE a.id > :after AND a.id <= :upTo AND a.published_appointments IS NOT NULL
        AND (p.said IS NULL OR p.held_on IS NULL OR p.starts IS NULL OR CAST(p.said AS BINARY) NOT LIKE CAST(CONCAT(
          MONTH(p.held_on), '.', DAYOFMONTH(p.held_on), '(%) ', p.starts + ${GRID_FIRST_HOUR}, CHAR(58), '00%') AS BINARY))`,
  },
]
