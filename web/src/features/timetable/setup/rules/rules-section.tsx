import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../../api/call.ts'
import { useText } from '../../../../i18n/text.ts'
import { Button } from '../../../../ui/controls/button.tsx'
import { ConflictNotice, UnsavedNote } from '../../../../ui/drafts/conflict-notice.tsx'
import { useVersionedDraft } from '../../../../ui/drafts/use-versioned-draft.ts'
import { Loaded } from '../../../../ui/feedback/loaded.tsx'
import { toast } from '../../../../ui/feedback/toasts.ts'
import { readTimetableAgain, type TimetableRules, useRules } from '../../use-timetable.ts'
import styles from '../setup.module.css'
import { ClosedHours } from './closed-hours.tsx'
import { RoomsByDay } from './rooms-by-day.tsx'
import { RuleNumbers } from './rule-numbers.tsx'
import { useRuleWords } from './rule-words.ts'
import { differingRules, rulesOf, type TypedRules, typedRulesOf, wrongRules } from './rules-fields.ts'
import { rulesText } from './text.ts'

interface Props {
  /** '' where it names no date. */
  interviewPeriod: string
}

/** The rules for placing people; one save stores all of them. */
export function RulesSection({ interviewPeriod }: Props) {
  const text = useText(rulesText)
  const query = useRules()
  return (
    <section className={styles.section} aria-labelledby="rules">
      <h2 id="rules">{text.title}</h2>
      <Loaded query={query}>
        {(stored) => <RulesForm {...{ interviewPeriod, stored }} readAgain={query.refetch} />}
      </Loaded>
    </section>
  )
}

interface FormProps extends Props {
  stored: TimetableRules
  readAgain: () => Promise<unknown>
}
const isSame = (one: TypedRules, other: TypedRules) => differingRules(one, other).length === 0

function RulesForm({ interviewPeriod, stored, readAgain }: FormProps) {
  const text = useText(rulesText)
  const words = useRuleWords()
  const client = useQueryClient()
  const [isTried, setTried] = useState(false)
  const draft = useVersionedDraft('timetableRules', {
    read: { value: typedRulesOf(stored.rules), version: stored.version },
    isSame,
    readAgain,
    save: async (typed, base) => {
      const sent = { version: Number(base.version), rules: rulesOf(typed) }
      const { message, version } = await call('setTimetableRules', sent)
      setTried(false)
      void readTimetableAgain(client)
      toast(message)
      return { value: typed, version }
    },
  })
  const { value: typed } = draft
  const set = (part: Partial<TypedRules>) => draft.set((now) => ({ ...now, ...part }))
  const wrong = isTried ? wrongRules(typed) : []
  const save = () => {
    setTried(true)
    const [first] = wrongRules(typed)
    if (first) document.getElementById(first)?.focus()
    else draft.save()
  }
  const differing = (mine: TypedRules, theirs: TypedRules) =>
    differingRules(mine, theirs).map((part) => ({
      ...{ label: text[part], stored: words(part, theirs), mine: words(part, mine) },
    }))
  return (
    <form
      noValidate
      className={styles.sheet}
      aria-labelledby="rules"
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
    >
      <RuleNumbers typed={typed} set={set} wrong={wrong} />
      <ClosedHours typed={typed} set={set} interviewPeriod={interviewPeriod} />
      {interviewPeriod && (
        <RoomsByDay typed={typed} set={set} wrong={wrong} interviewPeriod={interviewPeriod} />
      )}
      <ConflictNotice draft={draft} onSave={save} differing={differing} />
      <div className={styles.ways}>
        <Button type="submit" look="primary" busy={draft.isSaving || draft.theirs !== null}>
          {text.save}
        </Button>
        {draft.isDirty && <Button onClick={draft.revert}>{text.revert}</Button>}
        <UnsavedNote draft={draft} />
      </div>
    </form>
  )
}
