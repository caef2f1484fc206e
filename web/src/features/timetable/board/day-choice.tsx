import type { ReactNode } from 'react'
import { useText } from '../../../i18n/text.ts'
import { Select } from '../../../ui/controls/select.tsx'
import { Tabs } from '../../../ui/controls/tabs.tsx'
import type { Names } from './names.ts'
import type { Situation } from './situation.ts'
import { boardText } from './text.ts'

/** More days than these are a list to choose from, not tabs. */
const MOST_TABS = 8

interface Props {
  situation: Situation
  days: string[]
  day: string
  names: Names
  onChange: (day: string) => void
  children: ReactNode
}

/** The days of the interviews, each with how many have a place on it. */
export function DayChoice({ situation, days, day, names, onChange, children }: Props) {
  const text = useText(boardText)
  const countOn = (one: string) =>
    text.count(situation.timetable.appointments.filter((appointment) => appointment.day === one).length)
  if (days.length <= MOST_TABS)
    return (
      <Tabs
        label={text.days}
        tabs={days.map((value) => ({ value, label: names.dayName(value), note: countOn(value) }))}
        value={day}
        onChange={onChange}
      >
        {children}
      </Tabs>
    )
  return (
    <>
      <Select
        label={text.days}
        value={day}
        options={days.map((value) => ({ value, label: `${names.dayName(value)} · ${countOn(value)}` }))}
        onChange={onChange}
      />
      {children}
    </>
  )
}
