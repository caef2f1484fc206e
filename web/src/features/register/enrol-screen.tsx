import { consentWords, PRESENT_CONSENT } from '@recruit/contract/consent'
import { TEAMS, type Team } from '@recruit/contract/constants'
import { emptyValues } from '@recruit/contract/fields/application-values'
import { flagsOf } from '@recruit/contract/interview/grid'
import { useQueryClient } from '@tanstack/react-query'
import { Fragment, useState } from 'react'
import { Link, Navigate, useNavigate } from 'react-router-dom'
import { create } from 'zustand'
import { call } from '../../api/call.ts'
import { forgetSettings, isPeriodOpen } from '../../api/settings.ts'
import { recruits, teamNames } from '../../content/teams.ts'
import { useText, useTranslation } from '../../i18n/text.ts'
import { paths } from '../../paths.ts'
import { Checkbox, RadioGroup } from '../../ui/controls/choice.tsx'
import { ask, tell } from '../../ui/feedback/alerts.ts'
import { WithSettings } from '../../ui/feedback/loaded.tsx'
import { useCalls } from '../../ui/feedback/use-call.ts'
import { Form, useForm } from '../../ui/form/form.tsx'
import { handOverIdentity, IdentityFields, useIdentity } from '../../ui/form/lookup-form.tsx'
import { LeftOutNotice } from '../../ui/layout/left-out-notice.tsx'
import styles from '../../ui/layout/page.module.css'
import { Page } from '../../ui/layout/page.tsx'
import { PhoneNotice } from '../../ui/layout/phone-notice.tsx'
import { uiText } from '../../ui/text.ts'
import { usePeriod } from '../../ui/time/period.ts'
import { HANDED } from './register-screens.tsx'
import { registerText } from './text.ts'

/** The team picked for a new application stays while other screens are looked at. */
const useTeamPick = create<{ team: Team | null; pick: (team: Team | null) => void }>()((set) => ({
  team: null,
  pick: (team) => set({ team }),
}))

/** Begins a new application: team, identity and consent. */
export function EnrolScreen() {
  const text = useText(registerText)
  // Drawn again when the server's time becomes known, and at the closing time.
  usePeriod()
  return (
    <Page title={text.enrol} lead={text.enrolLead} width="narrow">
      <PhoneNotice>{`${text.writeOnPc} ${text.phoneToo}`}</PhoneNotice>
      <WithSettings>
        {(settings) =>
          isPeriodOpen(settings) ? (
            <EnrolForm
              notes={TEAMS.map((team) => recruits(settings, team))}
              keepMonths={settings.keepMonths}
            />
          ) : (
            <Navigate to={paths.notPeriod} replace />
          )
        }
      </WithSettings>
    </Page>
  )
}

function EnrolForm({ notes, keepMonths }: { notes: boolean[]; keepMonths: number }) {
  const { text, language } = useTranslation(uiText, registerText)
  const navigate = useNavigate()
  const client = useQueryClient()
  const { team, pick } = useTeamPick()
  const [consent, setConsent] = useState(false)
  const identity = useIdentity()
  const begin = () =>
    call(
      'enroll',
      { ...blankApplication(), ...identity.sent(), team, consent, consentText: PRESENT_CONSENT },
      { insist: true },
    )
  const enrol = useCalls('enrol', begin, {
    onSuccess: async ({ success, value, message, isAlready }) => {
      if (success && value) {
        pick(null)
        navigate(paths.application('register', 1, value))
        return
      }
      if (isAlready) {
        if (!(await ask(message, text.openExisting))) return
        handOverIdentity(identity.sent())
        navigate(paths.lookup, HANDED)
        return
      }
      void tell(message || text.unclear)
      // The period may have closed in between: then the page for that replaces this one.
      void forgetSettings(client)
    },
  })
  const form = useForm({
    wrong: {
      team: !team && text.teamMissing,
      ...identity.wrong,
      consent: !consent && text.consentMissing,
    },
    isBusy: enrol.isPending,
    send: enrol.mutate,
    hasSummary: true,
  })
  return (
    <Form form={form} submit={text.enrolSubmit} waiting={text.enrolling}>
      <RadioGroup
        id="team"
        legend={text.team}
        value={team}
        onChange={pick}
        options={TEAMS.map((value, index) => ({
          value,
          label: teamNames[value][language],
          note: notes[index] ? text.recruiting : text.notRecruiting,
          quiet: !notes[index],
        }))}
      />
      <LeftOutNotice team={team} />
      <IdentityFields {...identity} />
      <Privacy keepMonths={keepMonths} />
      <Checkbox id="consent" checked={consent} onChange={setConsent}>
        {text.consent}
      </Checkbox>
    </Form>
  )
}

/** All fields of an enrolment except the applicant's identity, blank, because a server may require any of them. */
function blankApplication() {
  const values = emptyValues()
  const unused = { specialties: '', specialtyContents: '', tools: '', sns: '', otherTools: '' }
  return {
    ...values,
    interviewTime: flagsOf(values.interviewHours),
    isFinalSubmit: false,
    ...{ pass: 'default', careers: '', careerContents: '', ...unused },
  }
}

function Privacy({ keepMonths }: { keepMonths: number }) {
  const { text, language } = useTranslation(registerText)
  return (
    <section className={styles.card} aria-labelledby="privacy">
      <h2 id="privacy">{text.privacy}</h2>
      <dl className={styles.facts}>
        {consentWords(PRESENT_CONSENT, keepMonths, language).facts.map(({ heading, body }) => (
          <Fragment key={heading}>
            <dt>{heading}</dt>
            <dd>{body}</dd>
          </Fragment>
        ))}
      </dl>
      <p>
        {/* In a new window, so that the form keeps its typed text. */}
        <Link className={styles.alone} to={paths.privacy} target="_blank" rel="noopener">
          {text.privacyMore}
        </Link>
      </p>
    </section>
  )
}
