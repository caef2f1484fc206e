import { declared, exportLabelOf, FIELDS } from '@recruit/contract/fields/application-values'
import { shownPassNames, shownPassOf, submissionNames } from '@recruit/contract/fields/status-names'
import type { InterviewDays } from '@recruit/contract/interview/grid'
import type { Language, Text } from '@recruit/contract/text'
import type { Application } from '../applicant.ts'
import { hoursInWords } from './export-hours.ts'
import { columnNames, teamNames } from './export-text.ts'

interface Column {
  heading: Text
  cell: (application: Application, language: Language, days: InterviewDays | null) => string
}

/** Staff see what was submitted, else the draft. */
const seen = (application: Application) => ({ ...application, ...application.submitted })

/** The dates of the hours stand in the column of the hours. */
const fieldColumns: Column[] = FIELDS.filter((field) => declared[field].kind !== 'days').map((field) => ({
  heading: exportLabelOf(field),
  cell: (application, language, days) => {
    const content = seen(application)
    const value = content[field]
    if (typeof value === 'string') return value
    if (typeof value === 'boolean') return columnNames[value ? 'yes' : 'no'][language]
    return hoursInWords({ ...content, interviewDays: content.interviewDays ?? days }, language)
  },
}))

/** What a spreadsheet of applications holds: every field of the table, and what staff decided. */
export const columns: Column[] = [
  { heading: columnNames.team, cell: ({ team }, language) => teamNames[team][language] },
  ...fieldColumns,
  {
    heading: columnNames.state,
    cell: ({ submitted }, language) => submissionNames[submitted ? 'submitted' : 'draft'][language],
  },
  {
    heading: columnNames.submittedAt,
    cell: ({ submittedAt }) => (submittedAt ? inSeoul(submittedAt) : ''),
  },
  {
    heading: columnNames.pass,
    cell: ({ pass, submitted }, language) =>
      shownPassNames[shownPassOf({ pass, isFinalSubmit: submitted !== null })][language],
  },
  { heading: columnNames.date, cell: ({ date }) => date },
]

/** `2026-11-21 14:03`, as clocks in Seoul show it. */
const inSeoul = (time: Date) =>
  new Date(time.getTime() + 9 * 3_600_000).toISOString().slice(0, 16).replace('T', ' ')
