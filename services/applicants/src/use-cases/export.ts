import type { By } from '@recruit/chassis/history'
import { GRID_FIRST_HOUR, GRID_HOURS, PASS_STATES, type Team } from '@recruit/contract/constants'
import type { InterviewHours } from '@recruit/contract/grid'
import { fieldNames } from '@recruit/contract/messages'
import type { Language } from '@recruit/contract/text'
import type { SettingsClient } from '@recruit/settings/client'
import { stringify } from 'csv-stringify/sync'
import type { Application } from '../applicant.ts'
import type { Stores } from '../stores.ts'
import { columnNames, passNames, teamNames } from './export-text.ts'
import { termOf } from './report.ts'

/** A spreadsheet of whole applications as staff see them: the submitted version, else the draft. */
export async function exportApplicants(
  { reports, decisions }: Stores,
  settings: SettingsClient,
  { team, term: asked, language }: { team?: Team; term?: number; language: Language },
  by: By,
): Promise<{ filename: string; csv: string }> {
  const term = termOf(asked, await settings.now())
  const applications = await reports.all(term, team)
  const csv = stringify(
    applications.map((application) => cellsOf(application, language)),
    {
      header: true,
      columns: headings(language),
      bom: true,
      escape_formulas: true,
      record_delimiter: 'windows',
    },
  )
  const what = team ? ` ${teamNames[team].en}` : ''
  await decisions.note(by, 'export', { from: String(term), to: `${applications.length}${what}` })
  return { filename: `applications-term${term}${team ? `-${teamNames[team].en}` : ''}.csv`, csv }
}

const headings = (language: Language): string[] => [
  fieldNames.team[language],
  fieldNames.name[language],
  fieldNames.studentId[language],
  fieldNames.ewhaianId[language],
  columnNames.isEwhaian[language],
  fieldNames.major[language],
  fieldNames.semester[language],
  fieldNames.email[language],
  fieldNames.phonenum[language],
  columnNames.hours[language],
  fieldNames.applyReason[language],
  fieldNames.activityPlan[language],
  fieldNames.portfolioLink[language],
  columnNames.state[language],
  columnNames.submittedAt[language],
  columnNames.pass[language],
  columnNames.date[language],
]

function cellsOf(application: Application, language: Language): string[] {
  const { team, name, studentId, ewhaianId, pass, date, submitted, submittedAt } = application
  const content = submitted ?? application
  return [
    teamNames[team][language],
    name,
    studentId,
    ewhaianId,
    columnNames[content.isEwhaian ? 'yes' : 'no'][language],
    content.major,
    content.semester,
    content.email,
    content.phonenum,
    hoursInWords(content.interviewHours),
    content.applyReason,
    content.activityPlan,
    content.portfolioLink,
    columnNames[submitted ? 'submitted' : 'draft'][language],
    submittedAt ? inSeoul(submittedAt) : '',
    passNames[pass ?? PASS_STATES[0]][language],
    date,
  ]
}

/** The hours of each day as the grid labels them, first to last: `1: 8-9, 14; 3: 8-24`. */
export function hoursInWords(hours: InterviewHours): string {
  const days = hours.map((bits, day) => {
    const ranges: string[] = []
    for (let hour = 0; hour < GRID_HOURS; hour++) {
      if (!((bits >> hour) & 1)) continue
      const first = hour
      while ((bits >> (hour + 1)) & 1) hour++
      const last = hour + GRID_FIRST_HOUR
      ranges.push(first === hour ? String(last) : `${first + GRID_FIRST_HOUR}-${last}`)
    }
    return ranges.length ? `${day + 1}: ${ranges.join(', ')}` : ''
  })
  return days.filter(Boolean).join('; ')
}

/** `2026-11-21 14:03`, as clocks in Seoul show it. */
const inSeoul = (time: Date) =>
  new Date(time.getTime() + 9 * 3_600_000).toISOString().slice(0, 16).replace('T', ' ')
