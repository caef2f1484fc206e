import { DEFAULT_REVIEWS_NEEDED, REHEARSED_MAX, TEAMS, type Team } from '@recruit/contract/constants'
import { READING_PACE } from '@recruit/contract/rules/reading-pace'
import { useState } from 'react'
import { call } from '../../api/call.ts'
import { teamNames } from '../../content/teams.ts'
import { useText, useTranslation } from '../../i18n/text.ts'
import { Button } from '../../ui/controls/button.tsx'
import { SelectField } from '../../ui/controls/choice.tsx'
import { NumberField } from '../../ui/controls/text-field.tsx'
import { Refused } from '../../ui/feedback/loaded.tsx'
import { useCalls } from '../../ui/feedback/use-call.ts'
import { Form, useForm } from '../../ui/form/form.tsx'
import page from '../../ui/layout/page.module.css'
import { membersWhoReview, NEEDED_OPTIONS } from '../staff/reviewers.ts'
import { StaffPage } from '../staff/session.tsx'
import styles from './rehearsal.module.css'
import { type Answer, Lacking, type Pace, Parts } from './rehearsal-answer.tsx'
import { rehearsalText } from './text.ts'

/** A term computed with invented applicants, before there are real ones. */
export function RehearsalScreen() {
  const text = useText(rehearsalText)
  return (
    <StaffPage title={text.title} lead={text.lead} width="wide">
      <Rehearsal />
    </StaffPage>
  )
}

type OfTeam = Record<'applicants' | 'interviewed', string>
const EMPTY: OfTeam = { applicants: '', interviewed: '' }

function Rehearsal() {
  const { text, language } = useTranslation(rehearsalText)
  const [numbers, setNumbers] = useState<Record<Team, OfTeam>>({ 1: EMPTY, 2: EMPTY, 3: EMPTY })
  const [needed, setNeeded] = useState(DEFAULT_REVIEWS_NEEDED)
  const [pace, setPace] = useState(USUAL_PACE)
  const [answer, setAnswer] = useState<Answer | null>(null)
  const [isOpen, setOpen] = useState(false)
  const rehearsal = useCalls('rehearse', () => rehearse(numbers, needed), {
    isErrorShown: true,
    onSuccess: (computed) => {
      setAnswer(computed)
      setOpen(false)
    },
  })
  const form = useForm({
    wrong: Object.fromEntries(
      TEAMS.flatMap((team) => {
        const { applicants, interviewed } = numbers[team]
        const isHalf = (applicants === '') !== (interviewed === '')
        const isMore = applicants !== '' && Number(interviewed) > Number(applicants)
        return [
          [idOf(team, 'applicants'), isWrong(applicants) && text.whole],
          [
            idOf(team, 'interviewed'),
            (isWrong(interviewed) && text.whole) || (isHalf && text.both) || (isMore && text.tooMany),
          ],
        ]
      }),
    ),
    isBusy: rehearsal.isPending,
    send: () => rehearsal.mutate(),
  })
  const field = (team: Team, what: keyof OfTeam) => (
    <NumberField
      id={idOf(team, what)}
      label={text[what]}
      value={numbers[team][what]}
      onChange={(typed) => setNumbers((now) => ({ ...now, [team]: { ...now[team], [what]: typed } }))}
    />
  )
  const asked = (
    <Form form={form}>
      <div className={styles.asked}>
        {TEAMS.map((team) => (
          <fieldset key={team}>
            <legend>{teamNames[team][language]}</legend>
            {field(team, 'applicants')}
            {field(team, 'interviewed')}
          </fieldset>
        ))}
        <SelectField
          id="needed"
          label={text.needed}
          value={needed}
          options={NEEDED_OPTIONS}
          onChange={setNeeded}
        />
        <Button type="submit" look="primary" busy={rehearsal.isPending}>
          {answer ? text.startAgain : text.start}
        </Button>
        <p role="status" className={page.quiet}>
          {rehearsal.isPending ? text.computing : text.numbersHint}
        </p>
      </div>
      <Refused error={rehearsal.error} />
    </Form>
  )
  if (!answer) return asked
  const assumed = numbersOf(pace)
  const inTeams = answer.teams
    .map(({ team, applicants }) => `${teamNames[team][language]} ${applicants}`)
    .join(', ')
  return (
    <>
      <Lacking answer={answer} />
      <details
        className={styles.change}
        open={isOpen}
        onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      >
        <summary>
          {text.change}{' '}
          <span className={page.quiet}>
            {text.teams(inTeams)}. {text.assumes(assumed)}.{' '}
            {answer.basis === 'lastTerm' ? text.fromLastTerm : text.assumed}
          </span>
        </summary>
        {asked}
        <div className={styles.paces}>
          {PACES.map((what) => (
            <NumberField
              key={what}
              id={what}
              label={text[what]}
              value={pace[what]}
              onChange={(typed) => setPace({ ...pace, [what]: typed })}
            />
          ))}
        </div>
      </details>
      <Parts answer={answer} pace={assumed} />
    </>
  )
}

const PACES = ['charactersPerMinute', 'minutesEach', 'mailsPerMinute'] as const satisfies (keyof Pace)[]
/** As it is typed. Mail: as the product sends, if its operator sets nothing else. */
const USUAL_PACE: Record<keyof Pace, string> = {
  charactersPerMinute: String(READING_PACE.charactersPerMinute),
  minutesEach: String(READING_PACE.minutesEach),
  mailsPerMinute: '60',
}
/** An emptied field means the usual pace; no one reads or sends nothing in a minute. */
function numbersOf(typed: typeof USUAL_PACE): Pace {
  const numberIn = (what: keyof Pace) => Number(typed[what] || USUAL_PACE[what])
  return {
    charactersPerMinute: Math.max(1, numberIn('charactersPerMinute')),
    minutesEach: numberIn('minutesEach'),
    mailsPerMinute: Math.max(1, numberIn('mailsPerMinute')),
  }
}

const idOf = (team: Team, what: keyof OfTeam) => `${what}-${team}`
const isWrong = (typed: string) => Number(typed) > REHEARSED_MAX

async function rehearse(numbers: Record<Team, OfTeam>, needed: number) {
  const members = await membersWhoReview()
  const teams = TEAMS.filter((team) => numbers[team].applicants !== '').map((team) => ({
    team,
    applicants: Number(numbers[team].applicants),
    interviewed: Number(numbers[team].interviewed),
  }))
  const computed = await call('rehearseTerm', { needed, teams, members })
  const ofTeam = (team: Team) => members.filter((one) => one.teams.includes(team)).length
  return { ...computed, needed, reviewers: { 1: ofTeam(1), 2: ofTeam(2), 3: ofTeam(3) } }
}
