import { useText } from '../../../i18n/text.ts'
import { Loaded } from '../../../ui/feedback/loaded.tsx'
import { useInterviewers, useRules, useTimetable } from '../use-timetable.ts'
import { Arrangement } from './arrangement-view.tsx'
import styles from './board.module.css'
import { daysOf } from './situation.ts'
import { boardText } from './text.ts'

/** The draft of the timetable, to be arranged by hand. */
export function Board() {
  const text = useText(boardText)
  const interviewers = useInterviewers()
  const rules = useRules()
  return (
    <section className={styles.section} aria-labelledby="board-title">
      <h2 id="board-title">{text.title}</h2>
      <Loaded query={useTimetable()}>
        {(timetable) => (
          <Loaded query={interviewers}>
            {(known) => (
              <Loaded query={rules}>
                {(ruled) => {
                  const situation = { timetable, interviewers: known.interviewers, rules: ruled }
                  const isEmpty = timetable.appointments.length + timetable.unplaced.length === 0
                  if (isEmpty) return <p>{text.nobody}</p>
                  if (daysOf(situation).length === 0) return <p>{text.noDays}</p>
                  return <Arrangement situation={situation} />
                }}
              </Loaded>
            )}
          </Loaded>
        )}
      </Loaded>
    </section>
  )
}
