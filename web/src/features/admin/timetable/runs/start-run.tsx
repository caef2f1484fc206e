import { DEFAULT_RUN_SECONDS, RUN_SECONDS_MAX } from '@recruit/contract/constants'
import { useState } from 'react'
import { useText } from '../../../../i18n/text.ts'
import { Button } from '../../../../ui/controls/button.tsx'
import { Select } from '../../../../ui/controls/select.tsx'
import { type Timetable, useTimetable } from '../use-timetable.ts'
import styles from './runs.module.css'
import { runsText } from './text.ts'
import { useStart } from './use-start.ts'

const SECONDS = [10, DEFAULT_RUN_SECONDS, 60, RUN_SECONDS_MAX].map(String)

/** Begins a run from nothing, or one that mends what stands; says why it cannot begin. */
export function StartRun({ isRunning, onStarted }: { isRunning: boolean; onStarted: () => void }) {
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
            look={isEmpty ? 'primary' : 'plain'}
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
            look={isEmpty ? 'plain' : 'primary'}
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
      {start.error && <p role="alert">{start.error.message}</p>}
    </>
  )
}

const hasNobody = (timetable: Timetable | undefined): boolean =>
  timetable !== undefined && timetable.appointments.length + timetable.unplaced.length === 0
