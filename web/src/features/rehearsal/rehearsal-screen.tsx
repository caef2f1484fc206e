import { DEFAULT_REVIEWS_NEEDED, REHEARSED_MAX, TEAMS, type Team } from '@recruit/contract/constants'
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
import { RehearsalAnswer, USUAL_PACE } from './rehearsal-answer.tsx'
import { rehearsalText } from './text.ts'

/** A term computed with invented applicants, before there are real ones. */
export function RehearsalScreen() {
  const text = useText(rehearsalText)
  return (
    <StaffPage title={text.title} lead={text.lead}>
      <Rehearsal />
    </StaffPage>
  )
}

type Numbers = Record<'applicants' | 'interviewed', string>
const EMPTY: Numbers = { applicants: '', interviewed: '' }

function Rehearsal() {
  const { text, language } = useTranslation(rehearsalText)
  const [numbers, setNumbers] = useState<Record<Team, Numbers>>({ 1: EMPTY, 2: EMPTY, 3: EMPTY })
  const [needed, setNeeded] = useState(DEFAULT_REVIEWS_NEEDED)
  const [pace, setPace] = useState(USUAL_PACE)
  const rehearsal = useCalls('rehearse', () => rehearse(numbers, needed), { isErrorShown: true })
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
  const field = (team: Team, what: keyof Numbers) => (
    <NumberField
      key={what}
      id={idOf(team, what)}
      label={text[what]}
      value={numbers[team][what]}
      onChange={(typed) => setNumbers((now) => ({ ...now, [team]: { ...now[team], [what]: typed } }))}
    />
  )
  return (
    <>
      <Form form={form}>
        <div className={styles.teams}>
          {TEAMS.map((team) => (
            <fieldset key={team}>
              <legend>{teamNames[team][language]}</legend>
              <div className={styles.pair}>
                {field(team, 'applicants')}
                {field(team, 'interviewed')}
              </div>
            </fieldset>
          ))}
        </div>
        <p className={page.quiet}>{text.numbersHint}</p>
        <div className={styles.start}>
          <SelectField
            id="needed"
            label={text.needed}
            value={needed}
            options={NEEDED_OPTIONS}
            onChange={setNeeded}
          />
          <Button type="submit" look="primary" busy={rehearsal.isPending}>
            {rehearsal.data ? text.startAgain : text.start}
          </Button>
          <p role="status">{rehearsal.isPending && text.computing}</p>
        </div>
        <Refused error={rehearsal.error} />
      </Form>
      {rehearsal.data && <RehearsalAnswer answer={rehearsal.data} pace={pace} onPace={setPace} />}
    </>
  )
}

const idOf = (team: Team, what: keyof Numbers) => `${what}-${team}`
const isWrong = (typed: string) => Number(typed) > REHEARSED_MAX

async function rehearse(numbers: Record<Team, Numbers>, needed: number) {
  const members = await membersWhoReview()
  const teams = TEAMS.filter((team) => numbers[team].applicants !== '').map((team) => ({
    team,
    applicants: Number(numbers[team].applicants),
    interviewed: Number(numbers[team].interviewed),
  }))
  return call('rehearseTerm', { needed, teams, members })
}
