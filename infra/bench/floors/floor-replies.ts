import type { RowDataPacket } from 'mysql2/promise'

/** MariaDB hands JSON out as text, MySQL as what it stands for. */
const unpacked = (stored: unknown) => (typeof stored === 'string' ? JSON.parse(stored) : stored)

/** What an applicant has written, in the order in which it is frozen. */
export const contentOf = (row: RowDataPacket) => ({
  isEwhaian: Boolean(row.isEwhaian),
  major: row.major,
  semester: row.semester,
  email: row.email,
  phonenum: row.phonenum,
  interviewHours: unpacked(row.interviewHours),
  interviewDays: unpacked(row.interviewDays),
  applyReason: row.applyReason,
  activityPlan: row.activityPlan,
  portfolioLink: row.portfolioLink,
})

/** An application as its applicant gets it while results are hidden. */
export function ownApplication(row: RowDataPacket) {
  const content = contentOf(row)
  const { name, studentId, ewhaianId, team, version, submissions, submittedAt, updatedAt: savedAt } = row
  return {
    name,
    team,
    studentId,
    ewhaianId,
    ...content,
    pass: 'default',
    date: '',
    interviewTime: content.interviewHours.map((bits: number) => (bits ? 1 : 0)),
    isFinalSubmit: submissions > 0,
    version,
    submissions,
    submittedAt,
    savedAt,
    hasUnsubmittedEdits: isEdited(content, unpacked(row.submitted)),
  }
}

const isEdited = (content: object, submitted: object | null) =>
  submitted !== null && JSON.stringify(content) !== JSON.stringify({ ...content, ...submitted })
