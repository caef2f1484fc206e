import { RUN_SECONDS_MAX, runSecondsFor } from '@recruit/contract/constants'
import { useState } from 'react'
import { useText } from '../../../i18n/text.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { Select } from '../../../ui/controls/select.tsx'
import { type Timetable, useTimetable } from '../use-timetable.ts'
import { Refusal } from './refusal.tsx'
import styles from './runs.module.css'
import { runsText } from './text.ts'
import { useStart } from './use-runs.ts'

/** The time that this number of people usually needs, or a chosen one. */
const USUAL = 'usual'
const SECONDS = [30, 60, RUN_SECONDS_MAX]

interface Props {
  isRunning: boolean
  /** No answer is waiting, so beginning a run is the next step. */
  isFirst: boolean
  onStarted: () => void
}

/** Begins a run from nothing, or one that repairs the present timetable; shows why it cannot begin. */
export function StartRun({ isRunning, isFirst, onStarted }: Props) {
  const text = useText(runsText)
  const { data: timetable } = useTimetable()
  const [seconds, setSeconds] = useState(USUAL)
  const start = useStart(onStarted)
  const people = peopleOf(timetable)
  const isEmpty = timetable?.appointments.length === 0
  const isBusy = isRunning || start.isPending || people === 0
  const begin = (kind: 'new' | 'repair') =>
    start.mutate({ kind, ...(seconds !== USUAL && { seconds: Number(seconds) }) })
  const options = [
    { value: USUAL, label: text.usual(runSecondsFor(people ?? 0)) },
    ...SECONDS.map((most) => ({ value: String(most), label: text.atMost(most) })),
  ]
  return (
    <>
      <div className={styles.start}>
        <div>
          <Button
            look={isFirst && isEmpty ? 'primary' : 'plain'}
            busy={isBusy}
            aria-describedby="run-new-note"
            onClick={() => begin('new')}
          >
            {text.startNew}
          </Button>
          <p id="run-new-note">{text.newNote}</p>
        </div>
        <div>
          <Button
            look={isFirst && !isEmpty ? 'primary' : 'plain'}
            busy={isBusy || isEmpty}
            aria-describedby="run-repair-note"
            onClick={() => begin('repair')}
          >
            {text.startRepair}
          </Button>
          <p id="run-repair-note">{isEmpty ? text.emptyBoard : text.repairNote}</p>
        </div>
        <Select label={text.seconds} value={seconds} options={options} onChange={setSeconds} />
      </div>
      {people === 0 && <p>{text.nobody}</p>}
      <Refusal error={start.error} />
    </>
  )
}

/** How many are to be placed. */
const peopleOf = (timetable: Timetable | undefined): number | undefined =>
  timetable && timetable.appointments.length + timetable.unplaced.length
