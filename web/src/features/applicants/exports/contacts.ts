import type { Applicant } from '../../staff/applicants.ts'

/** The e-mails or phones of some applicants as one text, each once; how many, and how many have none. */
export function contactsOf(rows: Applicant[], field: 'email' | 'phonenum') {
  const given = rows.map((row) => row[field].trim()).filter(Boolean)
  const once = [...new Set(given)]
  return {
    text: once.join(', '),
    count: once.length,
    twice: given.length - once.length,
    blank: rows.length - given.length,
  }
}
