import type { By } from '@recruit/chassis/audit-log/audit-log'
import type { Team } from '@recruit/contract/constants'
import { exportLabelOf } from '@recruit/contract/fields/application-values'
import { answerInWords, isAnswered, type Question } from '@recruit/contract/fields/questions'
import {
  answerNames,
  shownPassNames,
  shownPassOf,
  submissionNames,
} from '@recruit/contract/fields/status-names'
import type { InterviewDays } from '@recruit/contract/interview/grid'
import { secondChoiceName } from '@recruit/contract/team-names'
import type { Language, Text } from '@recruit/contract/text'
import type { SettingsClient } from '@recruit/settings-client/client'
import { stringify } from 'csv-stringify/sync'
import { type Application, consentNumberOf } from '../application/applicant.ts'
import { valueInWords, WRITTEN_FIELDS } from '../application/in-words.ts'
import { answersSeen, type TermQuestions } from '../application/questions/questions.ts'
import type { TermPlaces } from '../application/seats/seat.model.ts'
import { secondTeamSeen } from '../application/seats/second-choice.ts'
import { answerSeen } from '../decisions/answers/answer.ts'
import { reviewColumns } from '../reviewing/export-columns.ts'
import { cohortOf, periodOf, termOf } from '../shared/running-term.ts'
import { inSeoul } from '../shared/seoul-time.ts'
import { teamNames } from '../shared/team-names.ts'
import type { ReportStores } from './report.model.ts'

export const columnNames = {
  team: { ko: '팀', en: 'team' },
  state: { ko: '제출 여부', en: 'state' },
  submittedAt: { ko: '제출 시각 (한국 시간)', en: 'submitted at (Asia/Seoul)' },
  pass: { ko: '합격 상태', en: 'pass status' },
  date: { ko: '면접 일정', en: 'interview schedule' },
  answer: { ko: '최종 합격에 대한 답', en: 'answer to the final pass' },
  consent: { ko: '동의한 글의 번호와 시각 (한국 시간)', en: 'consent: text and time (Asia/Seoul)' },
} as const satisfies Record<string, Text>

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
  {
    heading: columnNames.consent,
    cell: ({ consentedAt, consentText }) =>
      consentedAt ? `${consentNumberOf({ consentedAt, consentText })}, ${inSeoul(consentedAt)}` : '',
  },
]

/** A column where the term asks for a second choice, or has asked. */
function secondChoiceColumn({ hasSecondChoice }: TermPlaces, applications: Application[]): Column[] {
  if (!hasSecondChoice && !applications.some(secondTeamSeen)) return []
  const cell: Column['cell'] = (application, language) => {
    const second = secondTeamSeen(application)
    return second ? teamNames[second][language] : ''
  }
  return [{ heading: secondChoiceName, cell }]
}

/** A column for each question that is asked, or was answered before it was taken away. */
function answerColumns({ known }: TermQuestions, applications: Application[], team?: Team): Column[] {
  const isExported = ({ id, teams, isRemoved }: Question) =>
    applications.some((application) => isAnswered(answersSeen(application)[id])) ||
    (!isRemoved && (team === undefined || teams.includes(team)))
  return known.filter(isExported).map((question) => ({
    heading: question.label,
    cell: (application, language) => answerInWords(question, answersSeen(application)[question.id], language),
  }))
}

/**
 * A spreadsheet of whole applications as staff see them: the submitted version, else the draft; with review results
 * once they are open.
 */
export async function exportApplicants(
  { reports, history, reviewing, questions, seats }: ReportStores,
  settings: SettingsClient,
  { team, term: asked, language }: { team?: Team; term?: number; language: Language },
  by: By,
): Promise<{ filename: string; csv: string }> {
  const now = await settings.now()
  const term = termOf(asked, now)
  const applications = await reports.all(term, team)
  const days = periodOf(now, term)?.days ?? null
  const all = [
    ...columns,
    ...secondChoiceColumn(await seats.read(term), applications),
    ...answerColumns(await questions.read(term), applications, team),
    ...(await reviewColumns(reviewing, term, team)),
  ]
  const headings = all.map(({ heading }) => heading[language])
  const rows = applications.map((application) =>
    all.map(({ cell }) =>
      asText(cell({ ...application, seen: answerSeen(application, now) }, language, days)),
    ),
  )
  // Every field is quoted, because most readers end a record at an unquoted line feed.
  const csv = stringify([headings, ...rows], {
    bom: true,
    quoted: true,
    quoted_empty: true,
    record_delimiter: 'windows',
  })
  const what = team ? ` ${teamNames[team].en}` : ''
  const line = { what: 'export', from: String(term), to: `${applications.length}${what}` }
  await history.append(by, [line])
  return { filename: fileName(cohortOf(term, now), term, team), csv }
}

/** The cohort number, which is any text, as part of a file name. */
function fileName(cohort: string, term: number, team?: Team): string {
  const plain = cohort.replace(/[^\p{L}\p{N}]+/gu, '')
  const parts = ['applications', plain && `cohort${plain}`, `term${term}`, team && teamNames[team].en]
  return `${parts.filter(Boolean).join('-')}.csv`
}

/** Text that spreadsheets run as a formula, also after white space. */
const FORMULA = /^\s*[=+\-@\t\r＝＋－＠]/u
/** A cell that no spreadsheet runs. */
const asText = (cell: string): string => (FORMULA.test(cell) ? `'${cell}` : cell)
