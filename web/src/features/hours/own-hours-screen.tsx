import { type DatedHours, isSameChoice } from '@recruit/contract/interview/interview-days'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { call } from '../../api/call.ts'
import { callQuery } from '../../api/call-query.ts'
import { CallError, type Reply } from '../../api/client.ts'
import { teamNames } from '../../content/teams.ts'
import { useText, useTranslation } from '../../i18n/text.ts'
import { DraftFooter } from '../../ui/drafts/conflict-notice.tsx'
import { useVersionedDraft } from '../../ui/drafts/use-versioned-draft.ts'
import { Loaded, WithSettings } from '../../ui/feedback/loaded.tsx'
import { Form, useForm } from '../../ui/form/form.tsx'
import { hoursInLine } from '../../ui/grid/hours/columns.ts'
import { DatedGrid } from '../../ui/grid/hours/interview-grid.tsx'
import {
  isWrongLimit,
  LIMIT_MAX,
  LIMITS,
  LimitFields,
  type Limits,
  sentLimits,
  typedLimits,
} from '../../ui/grid/hours/limits.tsx'
import styles from '../../ui/layout/page.module.css'
import { Page } from '../../ui/layout/page.tsx'
import { moment } from '../../ui/time/countdown.ts'
import { ownHoursText } from './text.ts'

/** The page of an interviewer's link: her own hours and limits, and nothing of applicants. */
export function OwnHoursScreen() {
  const text = useText(ownHoursText)
  const [params] = useSearchParams()
  const token = params.get('token') ?? ''
  const query = useQuery(callQuery('readOwnHours', { token }, { gcTime: 0, refetchOnWindowFocus: false }))
  const isUnusable = query.error instanceof CallError && query.error.reason === 'linkUnusable'
  return (
    <Page title={text.title}>
      {isUnusable && (
        <p role="alert" className={styles.stack}>
          {query.error?.message}
        </p>
      )}
      {/* What was typed before the link ended stays to be read. */}
      {(!isUnusable || query.data) && (
        <WithSettings>
          {({ interviewPeriod }) => (
            <Loaded query={query}>
              {(own) => <OwnHoursForm {...{ token, own, interviewPeriod }} readAgain={query.refetch} />}
            </Loaded>
          )}
        </WithSettings>
      )}
    </Page>
  )
}

type Own = Reply<'readOwnHours'>
type Typed = DatedHours & Limits
interface Props {
  token: string
  own: Own
  interviewPeriod: string
  readAgain: () => Promise<unknown>
}

const typedOf = ({ interviewHours, interviewDays, ...limits }: Own): Typed => ({
  ...{ interviewHours, interviewDays },
  ...typedLimits(limits),
})
const differingLimits = (one: Typed, other: Typed) =>
  LIMITS.filter((limit) => one[limit].trim() !== other[limit].trim())
const isSame = (one: Typed, other: Typed) =>
  isSameChoice(one, other) && differingLimits(one, other).length === 0

/** Hours on the applicants' grid, two limits, and one button. */
function OwnHoursForm({ token, own, interviewPeriod, readAgain }: Props) {
  const { text, language } = useTranslation(ownHoursText)
  const [isSaved, setSaved] = useState(false)
  const draft = useVersionedDraft<Typed>('ownHours', {
    read: { value: typedOf(own), version: own.version },
    isSame,
    readAgain,
    save: async (typed, base) => {
      const sent = { token, ...typed, ...sentLimits(typed) }
      const { version } = await call('saveOwnHours', { ...sent, version: Number(base.version) })
      return { value: typed, version }
    },
    onSaved: () => setSaved(true),
  })
  const { value: typed } = draft
  const form = useForm({
    wrong: Object.fromEntries(
      LIMITS.map((limit) => [limit, isWrongLimit(typed[limit]) && text.limitWrong(LIMIT_MAX)]),
    ),
    isBusy: draft.isHeld,
    send: draft.save,
  })
  const set = (part: Partial<Typed>) => draft.set((now) => ({ ...now, ...part }))
  const inLine = (hours: DatedHours) => hoursInLine(hours, interviewPeriod, language)
  const differing = (mine: Typed, theirs: Typed) => [
    ...(isSameChoice(mine, theirs)
      ? []
      : [{ label: text.hoursTitle, stored: inLine(theirs), mine: inLine(mine) }]),
    ...differingLimits(mine, theirs).map((limit) => ({
      ...{ label: text[limit], stored: theirs[limit], mine: mine[limit] },
    })),
  ]
  return (
    <Form form={form}>
      <h2>{text.whose(own.name)}</h2>
      <p>{text.lead(own.teams.map((team) => teamNames[team][language]).join(', '))}</p>
      <p>{text.until(moment(own.expiresAt, language))}</p>
      {interviewPeriod ? (
        <DatedGrid
          id="own-hours"
          title={text.hoursTitle}
          hint={text.hoursHint}
          hours={typed}
          interviewPeriod={interviewPeriod}
          onChange={set}
        />
      ) : (
        <p>{text.noPeriod}</p>
      )}
      <div className={styles.pair}>
        <LimitFields typed={typed} set={set} isEager />
      </div>
      <DraftFooter draft={draft} form={form} save={text.save} differing={differing} />
      <p role="status">{!draft.isDirty && isSaved && text.saved}</p>
    </Form>
  )
}
