import { TEAMS } from '@recruit/contract/constants'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '../../../../api/call.ts'
import { teamNames } from '../../../../content/teams.ts'
import { useLanguage } from '../../../../i18n/language.ts'
import { useText } from '../../../../i18n/text.ts'
import { DraftFooter } from '../../../../ui/drafts/conflict-notice.tsx'
import { useVersionedDraft } from '../../../../ui/drafts/use-versioned-draft.ts'
import { Loaded } from '../../../../ui/feedback/loaded.tsx'
import { toast } from '../../../../ui/feedback/toasts.ts'
import { Form, useForm } from '../../../../ui/form/form.tsx'
import { gridText, rangesOf } from '../../../../ui/grid/hours/index.ts'
import page from '../../../../ui/layout/page.module.css'
import { moment } from '../../../../ui/time/countdown.ts'
import { fromSeoulInput } from '../../../../ui/time/seoul-input.ts'
import { readTimetableAgain, type TimetableRules, useRules } from '../../use-timetable.ts'
import styles from '../setup.module.css'
import { ClosedHours } from './closed-hours.tsx'
import { RoomsByDay } from './rooms-by-day.tsx'
import { RuleNumbers } from './rule-numbers.tsx'
import {
  differingRules,
  RULE_LIMITS,
  rulesOf,
  type TypedRules,
  typedRulesOf,
  wrongRules,
} from './rules-fields.ts'
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
    <section className={page.section} aria-labelledby="rules">
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
  const draft = useVersionedDraft('timetableRules', {
    read: { value: typedRulesOf(stored.rules), version: stored.version },
    isSame,
    readAgain,
    save: async (typed, base) => {
      const sent = { version: Number(base.version), rules: rulesOf(typed) }
      const { message, version } = await call('setTimetableRules', sent)
      void readTimetableAgain(client)
      toast(message)
      return { value: typed, version }
    },
  })
  const { value: typed } = draft
  const set = (part: Partial<TypedRules>) => draft.set((now) => ({ ...now, ...part }))
  const form = useForm({
    wrong: Object.fromEntries(
      wrongRules(typed).map(({ id, field }) => [id, text.numberWrong(...RULE_LIMITS[field])]),
    ),
    isBusy: draft.isHeld,
    send: draft.save,
  })
  const differing = (mine: TypedRules, theirs: TypedRules) =>
    differingRules(mine, theirs).map((part) => ({
      ...{ label: text[part], stored: words(part, theirs), mine: words(part, mine) },
    }))
  return (
    <Form form={form} className={styles.sheet} aria-labelledby="rules">
      <RuleNumbers typed={typed} set={set} />
      <ClosedHours typed={typed} set={set} interviewPeriod={interviewPeriod} />
      {interviewPeriod && <RoomsByDay typed={typed} set={set} interviewPeriod={interviewPeriod} />}
      <DraftFooter draft={draft} form={form} save={text.save} revert={text.revert} differing={differing} />
    </Form>
  )
}

/** One part of the rules in a line, where two versions of it are compared. */
function useRuleWords() {
  const language = useLanguage((state) => state.language)
  const hours = (bits: number) => rangesOf(bits, gridText[language])
  return (part: keyof TypedRules, rules: TypedRules): string => {
    switch (part) {
      case 'panels':
        return TEAMS.map((team) => `${teamNames[team][language]} ${rules.panels[team]}`).join(', ')
      case 'roomNames':
        return rules.roomNames.join(', ')
      case 'everyDay':
        return hours(rules.everyDay)
      case 'closed':
        return rules.closed.map((one) => `${one.day} ${hours(one.hours)}`).join(' · ')
      case 'roomsByDay':
        return rules.roomsByDay.map(({ day, rooms }) => `${day} ${rooms.join(' ')}`).join(' · ')
      case 'answersUntil':
        return rules.answersUntil && moment(fromSeoulInput(rules.answersUntil), language)
      case 'length':
      case 'rooms':
        return rules[part]
    }
  }
}
