import { ALL_HOURS } from '@recruit/contract/constants'
import { type DatedHours, hoursIn } from '@recruit/contract/interview/interview-days'
import { useMemo } from 'react'
import { useLanguage } from '../../../../i18n/language.ts'
import { useText } from '../../../../i18n/text.ts'
import { Button } from '../../../../ui/controls/button.tsx'
import { Select } from '../../../../ui/controls/select.tsx'
import { InterviewGrid, useGridColumns } from '../../../../ui/grid/hours/index.ts'
import type { Interviewer } from '../../use-timetable.ts'
import { interviewersText } from './text.ts'

interface Props {
  hours: DatedHours
  interviewPeriod: string
  /** Whose hours can be taken over. */
  others: readonly Interviewer[]
  onChange: (hours: DatedHours) => void
}

/**
 * An interviewer's hours, on the applicants' grid; one press fills in the whole period or another interviewer's hours.
 */
export function HoursField({ hours, interviewPeriod, others, onChange }: Props) {
  const text = useText(interviewersText)
  const language = useLanguage((state) => state.language)
  const columns = useGridColumns(hours, interviewPeriod, language)
  const { days, inPeriod } = columns
  const shown = useMemo(() => hoursIn(days, hours), [days, hours])
  const ofPeriod = (bitsOf: (column: number) => number) =>
    shown.map((bits, column) => (inPeriod[column] ? bitsOf(column) : bits))
  const takenFrom = (other: Interviewer) => {
    const theirs = hoursIn(days, other)
    return ofPeriod((column) => theirs[column] ?? 0)
  }
  return (
    <InterviewGrid
      // Other columns are another grid: what could be undone meant the earlier ones.
      key={days?.join()}
      hours={shown}
      columns={columns}
      readOnly={false}
      onChange={(interviewHours) => onChange({ interviewHours, interviewDays: days })}
      part={{
        id: 'interviewer-hours',
        title: text.hoursTitle,
        hint: text.hoursHint,
        tools: (change) => (
          <>
            <Button small onClick={() => change(ofPeriod(() => ALL_HOURS))}>
              {text.allHours}
            </Button>
            {others.length > 0 && (
              <Select
                label={text.sameAs}
                value=""
                options={[
                  { value: '', label: text.sameAsShort },
                  ...others.map(({ id, name }) => ({ value: id, label: name })),
                ]}
                onChange={(id) => {
                  const other = others.find((one) => one.id === id)
                  if (other) change(takenFrom(other))
                }}
              />
            )}
          </>
        ),
      }}
    />
  )
}
