import { exportLabelOf } from '@recruit/contract/fields/application-values'
import {
  answerNames,
  shownPassNames,
  shownPassOf,
  submissionNames,
} from '@recruit/contract/fields/status-names'
import type { InterviewDays } from '@recruit/contract/interview/grid'
import type { Language, Text } from '@recruit/contract/text'
import type { Application } from '../application/applicant.ts'
import { valueInWords, WRITTEN_FIELDS } from '../application/in-words.ts'
import type { answerSeen } from '../decisions/answers/answer.ts'
import { inSeoul } from '../shared/seoul-time.ts'
import { teamNames } from '../shared/team-names.ts'
import { columnNames } from './export-text.ts'

type Exported = Application & { seen: ReturnType<typeof answerSeen> }
interface Column {
  heading: Text
  cell: (application: Exported, language: Language, days: InterviewDays | null) => string
}

/** The submitted content, else the draft's. */
const seen = (application: Application) => ({ ...application, ...application.submitted })

const fieldColumns: Column[] = WRITTEN_FIELDS.map((field) => ({
  heading: exportLabelOf(field),
  cell: (application, language, days) => valueInWords(seen(application), field, language, days),
}))

/** The columns of the export: every field of the table, and the decisions of staff. */
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
  {
    heading: columnNames.answer,
    cell: ({ seen: { answer } }, language) => (answer === undefined ? '' : answerNames[answer][language]),
  },
]
