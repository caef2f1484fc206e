import type { By } from '@recruit/chassis/audit-log/audit-log'
import type { Team } from '@recruit/contract/constants'
import type { Language } from '@recruit/contract/text'
import type { SettingsClient } from '@recruit/settings-client/client'
import { stringify } from 'csv-stringify/sync'
import { answerSeen } from '../decisions/answers/answer.ts'
import { reviewColumns } from '../reviewing/export-columns.ts'
import { periodOf } from '../shared/interview-period.ts'
import { cohortOf, termOf } from '../shared/running-term.ts'
import { teamNames } from '../shared/team-names.ts'
import { columns } from './export-columns.ts'
import type { ReportStores } from './report-stores.ts'

/**
 * A spreadsheet of whole applications as staff see them: the submitted version, else the draft; with review results
 * once they are open.
 */
export async function exportApplicants(
  { reports, history, reviewing }: ReportStores,
  settings: SettingsClient,
  { team, term: asked, language }: { team?: Team; term?: number; language: Language },
  by: By,
): Promise<{ filename: string; csv: string }> {
  const now = await settings.now()
  const term = termOf(asked, now)
  const applications = await reports.all(term, team)
  const days = periodOf(now, term)?.days ?? null
  const all = [...columns, ...(await reviewColumns(reviewing, term, team))]
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
