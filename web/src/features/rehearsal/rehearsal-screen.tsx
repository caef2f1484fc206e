import {
  DEFAULT_REVIEWS_NEEDED,
  REHEARSED_MAX,
  REVIEWS_NEEDED_MAX,
  TEAMS,
  type Team,
} from '@recruit/contract/constants'
import { READING_PACE } from '@recruit/contract/rules/reading-pace'
import { useState } from 'react'
import { call } from '../../api/call.ts'
import { teamNames } from '../../content/teams.ts'
import { useLanguage } from '../../i18n/language.ts'
import { useText } from '../../i18n/text.ts'
import { Button } from '../../ui/controls/button.tsx'
import { SelectField } from '../../ui/controls/select.tsx'
import { TextField } from '../../ui/controls/text-field.tsx'
import { Refused } from '../../ui/feedback/refused.tsx'
import { useCalls } from '../../ui/feedback/use-call.ts'
import { Form, useForm } from '../../ui/form/form.tsx'
import page from '../../ui/layout/page.module.css'
import { StaffPage } from '../staff/session.tsx'
import styles from './rehearsal.module.css'
import { type Pace, RehearsalAnswer } from './rehearsal-answer.tsx'
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
const NEEDED = Array.from({ length: REVIEWS_NEEDED_MAX }, (_, index) => index + 1)
/** As the product sends, if its operator sets nothing else. */
const MAIL_PER_MINUTE = 60

function Rehearsal() {
  const text = useText(rehearsalText)
  const language = useLanguage((state) => state.language)
  const [numbers, setNumbers] = useState<Record<Team, Numbers>>({ 1: EMPTY, 2: EMPTY, 3: EMPTY })
  const [needed, setNeeded] = useState(DEFAULT_REVIEWS_NEEDED)
  const [pace, setPace] = useState<Record<keyof Pace, string>>({
    charactersPerMinute: String(READING_PACE.charactersPerMinute),
    minutesEach: String(READING_PACE.minutesEach),
    mailsPerMinute: String(MAIL_PER_MINUTE),
  })
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
  const numberField = (team: Team, what: keyof Numbers, label: string) => (
    <TextField
      key={what}
      id={idOf(team, what)}
      label={label}
      inputMode="numeric"
      value={numbers[team][what]}
      onChange={(typed) =>
        setNumbers((now) => ({ ...now, [team]: { ...now[team], [what]: digitsOf(typed) } }))
      }
    />
  )
  const paceField = (what: keyof Pace, label: string) => (
    <TextField
      id={what}
      label={label}
      inputMode="numeric"
      value={pace[what]}
      onChange={(typed) => setPace((now) => ({ ...now, [what]: digitsOf(typed) }))}
      tidyOnBlur={(typed) => String(Math.max(what === 'minutesEach' ? 0 : 1, Number(typed)))}
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
                {numberField(team, 'applicants', text.applicants)}
                {numberField(team, 'interviewed', text.interviewed)}
              </div>
            </fieldset>
          ))}
        </div>
        <p className={page.quiet}>{text.numbersHint}</p>
        <div className={styles.numbers}>
          <SelectField
            id="needed"
            label={text.needed}
            value={needed}
            options={NEEDED.map((value) => ({ value, label: String(value) }))}
            onChange={setNeeded}
          />
        </div>
        <div className={page.actions}>
          <Button type="submit" look="primary" busy={rehearsal.isPending}>
            {rehearsal.data ? text.startAgain : text.start}
          </Button>
          <p role="status">{rehearsal.isPending && text.computing}</p>
        </div>
        <Refused error={rehearsal.error} />
      </Form>
      {rehearsal.data && (
        <RehearsalAnswer
          answer={rehearsal.data}
          pace={{
            charactersPerMinute: Number(pace.charactersPerMinute) || 1,
            minutesEach: Number(pace.minutesEach),
            mailsPerMinute: Number(pace.mailsPerMinute) || 1,
          }}
          readingPace={
            <div className={styles.numbers}>
              {paceField('charactersPerMinute', text.pace)}
              {paceField('minutesEach', text.each)}
            </div>
          }
          mailPace={<div className={styles.numbers}>{paceField('mailsPerMinute', text.perMinute)}</div>}
        />
      )}
    </>
  )
}

const idOf = (team: Team, what: keyof Numbers) => `${what}-${team}`
const digitsOf = (typed: string) => typed.normalize('NFKC').replace(/\D/g, '').slice(0, 4)
const isWrong = (typed: string) => Number(typed) > REHEARSED_MAX

async function rehearse(numbers: Record<Team, Numbers>, needed: number) {
  const { members } = await call('listMembers', {})
  const teams = TEAMS.filter((team) => numbers[team].applicants !== '').map((team) => ({
    team,
    applicants: Number(numbers[team].applicants),
    interviewed: Number(numbers[team].interviewed),
  }))
  return call('rehearseTerm', {
    ...{ needed, teams },
    members: members
      .filter(({ isDisabled }) => !isDisabled)
      .map(({ id, name, teams: own }) => ({ id, name, teams: own })),
  })
}
