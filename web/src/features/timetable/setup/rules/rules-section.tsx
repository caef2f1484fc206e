import { PEOPLE_MAX, ROOM_NAME_MAX, TEAMS, type Team } from '@recruit/contract/constants'
import { turnsOf } from '@recruit/contract/interview/pace'
import { useQueryClient } from '@tanstack/react-query'
import type { Ref } from 'react'
import { call } from '../../../../api/call.ts'
import { teamNames } from '../../../../content/teams.ts'
import { useText, useTranslation } from '../../../../i18n/text.ts'
import { SelectField } from '../../../../ui/controls/choice.tsx'
import { TextField } from '../../../../ui/controls/text-field.tsx'
import { DraftFooter } from '../../../../ui/drafts/conflict-notice.tsx'
import { useVersionedDraft } from '../../../../ui/drafts/use-versioned-draft.ts'
import { Loaded } from '../../../../ui/feedback/loaded.tsx'
import { Form, useForm } from '../../../../ui/form/form.tsx'
import page from '../../../../ui/layout/page.module.css'
import { ONE_COLUMN, useMedia } from '../../../../ui/media.ts'
import { moment } from '../../../../ui/time/countdown.ts'
import { fromSeoulInput } from '../../../../ui/time/seoul-time.ts'
import { readTimetableAgain, type TimetableRules, useRules } from '../../use-timetable.ts'
import styles from '../setup.module.css'
import { ClosedHours, Group, RoomsByDay, useHoursInWords } from './day-rules.tsx'
import {
  differingRules,
  minutesFor,
  mostRooms,
  paceOf,
  panelId,
  RULE_LIMITS,
  type RulesPart,
  rulesOf,
  type TypedPace,
  type TypedRules,
  typedRulesOf,
  wrongRules,
} from './rules-fields.ts'
import { rulesText } from './text.ts'

interface SectionProps {
  interviewPeriod: string
  heading: Ref<HTMLHeadingElement>
}

/** The rules for placing people; one save stores all of them. The period is '' where it names no date. */
export function RulesSection({ interviewPeriod, heading }: SectionProps) {
  const text = useText(rulesText)
  const query = useRules()
  return (
    <section className={page.section} aria-labelledby="rules">
      <h2 id="rules" ref={heading} tabIndex={-1}>
        {text.title}
      </h2>
      <Loaded query={query}>
        {(stored) => <RulesForm {...{ interviewPeriod, stored }} readAgain={query.refetch} />}
      </Loaded>
    </section>
  )
}

interface FormProps {
  interviewPeriod: string
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
      const stored = await call('setTimetableRules', sent)
      void readTimetableAgain(client)
      return { value: typed, ...stored }
    },
  })
  const { value: typed } = draft
  const set = (part: Partial<TypedRules>) => draft.set((now) => ({ ...now, ...part }))
  const form = useForm({
    wrong: Object.fromEntries(
      wrongRules(typed).map(({ id, field }) => [id, text.numberWrong(...RULE_LIMITS[field])]),
    ),
    isBusy: draft.isHeld || !draft.isDirty,
    send: draft.save,
  })
  const differing = (mine: TypedRules, theirs: TypedRules) =>
    differingRules(mine, theirs).map((part) => ({
      ...{ label: text[part], stored: words(part, theirs), mine: words(part, mine) },
    }))
  return (
    <Form form={form} className={styles.sheet} aria-labelledby="rules">
      <RuleNumbers typed={typed} set={set} />
      <TeamRules typed={typed} set={set} />
      <ClosedHours typed={typed} set={set} interviewPeriod={interviewPeriod} />
      {interviewPeriod && <RoomsByDay typed={typed} set={set} interviewPeriod={interviewPeriod} />}
      <DraftFooter draft={draft} form={form} save={text.save} revert={text.revert} differing={differing} />
    </Form>
  )
}

/** One part of the rules in a line, where two versions of it are compared. */
function useRuleWords() {
  const { text, language } = useTranslation(rulesText)
  const hours = useHoursInWords()
  return (part: keyof TypedRules, rules: TypedRules): string => {
    const { panels, roomNames, everyDay, closed, roomsByDay, answersUntil } = rules
    if (part === 'panels')
      return TEAMS.map((team) => `${teamNames[team][language]} ${panels[team]}`).join(', ')
    if (part === 'pace')
      return TEAMS.map((team) => `${teamNames[team][language]} ${text.paceWords(rules.pace[team])}`).join(
        ', ',
      )
    if (part === 'roomNames') return roomNames.join(', ')
    if (part === 'everyDay') return hours(everyDay)
    if (part === 'closed') return closed.map((one) => `${one.day} ${hours(one.hours)}`).join(' · ')
    if (part === 'roomsByDay')
      return roomsByDay.map(({ day, rooms }) => `${day} ${rooms.join(' ')}`).join(' · ')
    if (part === 'answersUntil') return answersUntil && moment(fromSeoulInput(answersUntil), language)
    return rules[part]
  }
}

const PAUSES = [0, 5, 10, 15, 20, 30]
const PEOPLE = Array.from({ length: PEOPLE_MAX }, (_, at) => at + 1)

/** Of each team: how many talk with an applicant, for how long, and how many applicants an hour of a room holds then. */
function TeamRules({ typed, set }: RulesPart) {
  const { text, language } = useTranslation(rulesText)
  const length = Number(rulesOf(typed).length)
  const isOneColumn = useMedia(ONE_COLUMN)
  return (
    <Group legend={text.teams} hint={text.paceHint}>
      {TEAMS.map((team, index) => {
        const hidesLabel = index > 0 && !isOneColumn
        const { capacity } = turnsOf({ length, pace: paceOf(typed) }, team)
        return (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset in a fieldset is read out twice
          <div key={team} role="group" aria-labelledby={`rule-team-${team}`} className={styles.team}>
            <p id={`rule-team-${team}`}>
              <strong>{teamNames[team][language]}</strong>{' '}
              <span className={page.quiet}>{text.holds(length, capacity)}</span>
            </p>
            <TextField
              id={panelId(team)}
              inputMode="numeric"
              label={text.panels}
              hidesLabel={hidesLabel}
              value={typed.panels[team]}
              onChange={(size) => set({ panels: { ...typed.panels, [team]: size } })}
            />
            <TeamPace {...{ typed, set, team, length, hidesLabel }} />
          </div>
        )
      })}
    </Group>
  )
}

interface PaceProps extends RulesPart {
  team: Team
  length: number
  hidesLabel: boolean
}

function TeamPace({ typed, set, team, length, hidesLabel }: PaceProps) {
  const text = useText(rulesText)
  const own = typed.pace[team]
  const change = (part: Partial<TypedPace>) => set({ pace: { ...typed.pace, [team]: { ...own, ...part } } })
  return (
    <>
      <SelectField
        id={`rule-minutes-${team}`}
        label={text.minutes}
        hidesLabel={hidesLabel}
        value={own.minutes}
        options={[
          ...minutesFor(typed, own).map((value) => ({ value, label: text.inMinutes(value) })),
          { value: 0, label: text.whole(length) },
        ]}
        onChange={(minutes) => change({ minutes })}
      />
      <SelectField
        id={`rule-pause-${team}`}
        label={text.pause}
        hidesLabel={hidesLabel}
        value={own.pause}
        options={[...new Set([...PAUSES, own.pause])].map((value) => ({
          ...{ value, label: value ? text.inMinutes(value) : text.noPause },
        }))}
        onChange={(pause) => change({ pause })}
      />
      <SelectField
        id={`rule-people-${team}`}
        label={text.people}
        hidesLabel={hidesLabel}
        value={own.people}
        options={PEOPLE.map((value) => ({ value, label: text.inPeople(value) }))}
        onChange={(people) => change({ people })}
      />
    </>
  )
}

/** Length, rooms and their names, and until when applicants answer. */
function RuleNumbers({ typed, set }: RulesPart) {
  const text = useText(rulesText)
  const rooms = Array.from({ length: mostRooms(typed) }, (_, room) => typed.roomNames[room] ?? '')
  return (
    <>
      <div className={styles.numbers}>
        {(['length', 'rooms'] as const).map((part) => (
          <TextField
            key={part}
            id={`rule-${part}`}
            inputMode="numeric"
            label={text[part]}
            hint={part === 'rooms' ? text.roomsHint : text.lengthHint}
            value={typed[part]}
            onChange={(number) => set({ [part]: number })}
          />
        ))}
        <TextField
          id="rule-answers-until"
          type="datetime-local"
          label={text.answersUntil}
          hint={text.answersUntilHint}
          optional
          value={typed.answersUntil}
          onChange={(answersUntil) => set({ answersUntil })}
        />
      </div>
      {rooms.length > 0 && (
        <Group legend={text.roomNames} hint={text.roomNamesHint} className={styles.lines}>
          {rooms.map((name, room) => (
            <TextField
              // biome-ignore lint/suspicious/noArrayIndexKey: a room is its number
              key={room}
              id={`rule-room-${room}`}
              label={text.roomName(room + 1)}
              maxLength={ROOM_NAME_MAX}
              optional
              value={name}
              onChange={(changed) => {
                const known = rooms.concat(typed.roomNames.slice(rooms.length))
                set({ roomNames: known.with(room, changed) })
              }}
            />
          ))}
        </Group>
      )}
    </>
  )
}
