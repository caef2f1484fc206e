import type { InterviewHours } from '@recruit/contract/interview/grid'
import { type DatedHours, hoursIn } from '@recruit/contract/interview/interview-days'
import { type ReactNode, useMemo } from 'react'
import { useLanguage } from '../../../i18n/language.ts'
import { type GridColumns, useGridColumns } from './columns.ts'
import { type GridPart, InterviewGrid } from './interview-grid.tsx'

interface Props extends Omit<GridPart, 'tools'> {
  hours: DatedHours
  interviewPeriod: string
  tools?: (change: (hours: InterviewHours) => void, shown: InterviewHours, columns: GridColumns) => ReactNode
  onChange: (hours: DatedHours) => void
}

/** A grid within a form, of hours with their dates. */
export function DatedGrid({ hours, interviewPeriod, tools, onChange, ...part }: Props) {
  const language = useLanguage((state) => state.language)
  const columns = useGridColumns(hours, interviewPeriod, language)
  const { days } = columns
  const shown = useMemo(() => hoursIn(days, hours), [days, hours])
  return (
    <InterviewGrid
      // Other columns are another grid: what could be undone meant the earlier ones.
      key={days?.join()}
      hours={shown}
      columns={columns}
      readOnly={false}
      onChange={(interviewHours) => onChange({ interviewHours, interviewDays: days })}
      part={{ ...part, ...(tools && { tools: (change) => tools(change, shown, columns) }) }}
    />
  )
}
