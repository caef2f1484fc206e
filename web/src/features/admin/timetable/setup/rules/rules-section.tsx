import { useText } from '../../../../../i18n/text.ts'
import { Button } from '../../../../../ui/controls/button.tsx'
import { Loaded } from '../../../../../ui/feedback/loaded.tsx'
import { type TimetableRules, useRules } from '../../use-timetable.ts'
import { Differences } from '../differences.tsx'
import styles from '../setup.module.css'
import { useTellDirty } from '../use-dirty.ts'
import { ClosedHours } from './closed-hours.tsx'
import { RoomsByDay } from './rooms-by-day.tsx'
import { RuleNumbers } from './rule-numbers.tsx'
import { rulesText } from './text.ts'
import { useRulesForm } from './use-rules-form.ts'

interface Props {
  /** '' where it names no date. */
  interviewPeriod: string
  onDirty: (isDirty: boolean) => void
}

/** By which rules people are placed; saved all at once. */
export function RulesSection(props: Props) {
  const text = useText(rulesText)
  return (
    <section className={styles.section} aria-labelledby="rules">
      <h2 id="rules">{text.title}</h2>
      <Loaded query={useRules()}>{(stored) => <RulesForm {...props} stored={stored} />}</Loaded>
    </section>
  )
}

function RulesForm({ interviewPeriod, onDirty, stored }: Props & { stored: TimetableRules }) {
  const text = useText(rulesText)
  const form = useRulesForm(stored)
  const { typed, set, wrong, error, isMet, isDirty } = form
  useTellDirty(isDirty, onDirty)
  return (
    <form
      noValidate
      className={styles.sheet}
      aria-labelledby="rules"
      onSubmit={(event) => {
        event.preventDefault()
        form.save()
      }}
    >
      <RuleNumbers typed={typed} set={set} wrong={wrong} />
      <ClosedHours typed={typed} set={set} interviewPeriod={interviewPeriod} />
      {interviewPeriod && (
        <RoomsByDay typed={typed} set={set} wrong={wrong} interviewPeriod={interviewPeriod} />
      )}
      {error && (
        <Differences
          said={error.message}
          parts={isMet ? form.differing.map((part) => text[part]) : null}
          onTheirs={form.revert}
        />
      )}
      <div className={styles.ways}>
        <Button type="submit" look="primary" busy={form.isSaving}>
          {text.save}
        </Button>
        {isDirty && (
          <>
            <Button onClick={form.revert}>{text.revert}</Button>
            <span className={styles.quiet}>{text.unsaved}</span>
          </>
        )}
      </div>
    </form>
  )
}
