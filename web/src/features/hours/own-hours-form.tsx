import { GRID_HOURS } from '@recruit/contract/constants'
import { type DatedHours, hoursIn, isSameChoice } from '@recruit/contract/interview/interview-days'
import { useMemo, useState } from 'react'
import { call } from '../../api/call.ts'
import type { Reply } from '../../api/client.ts'
import { teamNames } from '../../content/teams.ts'
import { useLanguage } from '../../i18n/language.ts'
import { useText } from '../../i18n/text.ts'
import { TextField } from '../../ui/controls/text-field.tsx'
import { DraftFooter } from '../../ui/drafts/conflict-notice.tsx'
import { useVersionedDraft } from '../../ui/drafts/use-versioned-draft.ts'
import { Form, useForm } from '../../ui/form/form.tsx'
import { hoursInLine, InterviewGrid, useGridColumns } from '../../ui/grid/hours/index.ts'
import styles from '../../ui/layout/page.module.css'
import { moment } from '../../ui/time/countdown.ts'
import { ownHoursText } from './text.ts'

type Own = Reply<'readOwnHours'>
/** The typed hours and limits. */
interface Typed extends DatedHours {
  mostPerDay: string
  mostInARow: string
}
interface Props {
  token: string
  own: Own
  interviewPeriod: string
  readAgain: () => Promise<unknown>
}

const typedOf = ({ interviewHours, interviewDays, mostPerDay, mostInARow }: Own): Typed => ({
  ...{ interviewHours, interviewDays },
  ...{ mostPerDay: String(mostPerDay ?? ''), mostInARow: String(mostInARow ?? '') },
})
const LIMITS = ['mostPerDay', 'mostInARow'] as const
const isSame = (one: Typed, other: Typed) =>
  isSameChoice(one, other) && LIMITS.every((limit) => one[limit].trim() === other[limit].trim())

type Limit = number | null
/** Null: no limit. Undefined: no number that can be one. */
function limitOf(typed: string): Limit | undefined {
  if (typed.trim() === '') return null
  const limit = Number(typed)
  return Number.isInteger(limit) && limit >= 1 && limit <= GRID_HOURS ? limit : undefined
}

/** Hours on the applicants' grid, two limits, and one button. */
export function OwnHoursForm({ token, own, interviewPeriod, readAgain }: Props) {
  const text = useText(ownHoursText)
  const language = useLanguage((state) => state.language)
  const [isSaved, setSaved] = useState(false)
  const draft = useVersionedDraft<Typed>('ownHours', {
    read: { value: typedOf(own), version: own.version },
    isSame,
    readAgain,
    save: async (typed, base) => {
      const { interviewHours, interviewDays } = typed
      const [mostPerDay, mostInARow] = LIMITS.map((limit) => limitOf(typed[limit]) ?? null) as [Limit, Limit]
      const sent = { token, interviewHours, interviewDays, mostPerDay, mostInARow }
      const { version } = await call('saveOwnHours', { ...sent, version: Number(base.version) })
      return { value: typed, version }
    },
    onSaved: () => setSaved(true),
  })
  const { value: typed } = draft
  const columns = useGridColumns(typed, interviewPeriod, language)
  const shown = useMemo(() => hoursIn(columns.days, typed), [columns.days, typed])
  const wrong = (limit: (typeof LIMITS)[number]) =>
    limitOf(typed[limit]) === undefined && text.limitWrong(GRID_HOURS)
  const form = useForm({
    wrong: { mostPerDay: wrong('mostPerDay'), mostInARow: wrong('mostInARow') },
    isBusy: draft.isHeld,
    send: draft.save,
  })
  const set = (part: Partial<Typed>) => draft.set((now) => ({ ...now, ...part }))
  const limit = (field: (typeof LIMITS)[number]) => (
    <TextField
      id={field}
      inputMode="numeric"
      optional
      label={text[field]}
      hint={text.emptyIsFree}
      error={wrong(field) || undefined}
      value={typed[field]}
      onChange={(now) => set({ [field]: now })}
    />
  )
  const differing = (mine: Typed, theirs: Typed) => [
    ...(isSameChoice(mine, theirs)
      ? []
      : [
          {
            label: text.hoursTitle,
            stored: hoursInLine(theirs, interviewPeriod, language),
            mine: hoursInLine(mine, interviewPeriod, language),
          },
        ]),
    ...LIMITS.filter((field) => mine[field].trim() !== theirs[field].trim()).map((field) => ({
      ...{ label: text[field], stored: theirs[field], mine: mine[field] },
    })),
  ]
  return (
    <Form form={form}>
      <h2>{text.whose(own.name)}</h2>
      <p>{text.lead(own.teams.map((team) => teamNames[team][language]).join(', '))}</p>
      <p>{text.until(moment(own.expiresAt, language))}</p>
      {interviewPeriod ? (
        <InterviewGrid
          key={columns.days?.join()}
          hours={shown}
          columns={columns}
          readOnly={false}
          onChange={(interviewHours) => set({ interviewHours, interviewDays: columns.days })}
          part={{ id: 'own-hours', title: text.hoursTitle, hint: text.hoursHint }}
        />
      ) : (
        <p>{text.noPeriod}</p>
      )}
      <div className={styles.pair}>
        {limit('mostPerDay')}
        {limit('mostInARow')}
      </div>
      <DraftFooter draft={draft} form={form} save={text.save} differing={differing} />
      <p role="status">{!draft.isDirty && isSaved && text.saved}</p>
    </Form>
  )
}
