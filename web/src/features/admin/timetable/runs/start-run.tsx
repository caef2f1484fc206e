import { DEFAULT_RUN_SECONDS, RUN_SECONDS_MAX } from '@recruit/contract/constants'
import { useState } from 'react'
import { useText } from '../../../../i18n/text.ts'
import { Button } from '../../../../ui/controls/button.tsx'
import { Select } from '../../../../ui/controls/select.tsx'
import { type Timetable, useTimetable } from '../use-timetable.ts'
import { Refusal } from './refusal.tsx'
import styles from './runs.module.css'
import { runsText } from './text.ts'
import { useStart } from './use-runs.ts'

const SECONDS = [10, DEFAULT_RUN_SECONDS, 60, RUN_SECONDS_MAX].map(String)

interface Props {
  isRunning: boolean
  /** No answer waits to be looked at: to begin is what comes next. */
  isFirst: boolean
  onStarted: () => void
}

/** Begins a run from nothing, or one that mends what stands; says why it cannot begin. */
export function StartRun({ isRunning, isFirst, onStarted }: Props) {
  const text = useText(runsText)
  const { data: timetable } = useTimetable()
  const [seconds, setSeconds] = useState(String(DEFAULT_RUN_SECONDS))
  const start = useStart(onStarted)
  const isEmpty = timetable?.appointments.length === 0
  const isBusy = isRunning || start.isPending || hasNobody(timetable)
  const begin = (kind: 'new' | 'repair') => start.mutate({ kind, seconds: Number(seconds) })
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
        <Select
          label={text.seconds}
          value={seconds}
          options={SECONDS.map((value) => ({ value, label: text.atMost(Number(value)) }))}
          onChange={setSeconds}
        />
      </div>
      {hasNobody(timetable) && <p>{text.nobody}</p>}
      <Refusal error={start.error} />
    </>
  )
}

const hasNobody = (timetable: Timetable | undefined): boolean =>
  timetable !== undefined && timetable.appointments.length + timetable.unplaced.length === 0
