import { titleOf } from '@recruit/contract/fields/application-values'
import {
  type AnswerName,
  answerInWords,
  isAnswerName,
  questionIdOf,
} from '@recruit/contract/fields/questions'
import { countHours } from '@recruit/contract/interview/grid'
import { type Language, normaliseIdentity } from '@recruit/contract/text'
import { type ReactNode, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useShallow } from 'zustand/react/shallow'
import { call } from '../../../api/call.ts'
import { useText, useTranslation } from '../../../i18n/text.ts'
import { paths } from '../../../paths.ts'
import { Button, LinkButton } from '../../../ui/controls/button.tsx'
import { TextField } from '../../../ui/controls/text-field.tsx'
import {
  CompareVersions,
  DiscardedTexts as Discarded,
  SavingLine as Line,
} from '../../../ui/drafts/writing.tsx'
import { ask } from '../../../ui/feedback/alerts.ts'
import { toast } from '../../../ui/feedback/toasts.ts'
import { useCall } from '../../../ui/feedback/use-call.ts'
import { Form, useForm } from '../../../ui/form/form.tsx'
import { saveText } from '../../../ui/save-text.ts'
import { uiText } from '../../../ui/text.ts'
import { dayAndTime } from '../../../ui/time/seoul-time.ts'
import {
  type ApplicationSession,
  type HeldBack,
  hasUnsubmittedEdits,
  heldBack,
  unsavedFields,
  useDraft,
  type ValueName,
  type Values,
} from '../autosave/index.ts'
import styles from './sections.module.css'
import { savingText } from './text.ts'

export function SavingLine({ session }: { session: ApplicationSession }) {
  const text = useText(savingText)
  const draft = useDraft(
    session,
    useShallow(({ saving, device }) => ({ saving, device })),
  )
  return (
    <Line draft={draft} text={text} className={styles.line} onRetry={session.retry}>
      <Held session={session} />
    </Line>
  )
}

export function DiscardedTexts({ session }: { session: ApplicationSession }) {
  const { text, language } = useTranslation(savingText)
  return (
    <Discarded
      texts={useDraft(session, (draft) => draft.discarded)}
      nameOf={(field) => nameOf(field, language, session.labelOf)}
      note={text.discardedBody}
      className={styles.disclosure}
    />
  )
}

/** The fields that stay on the device, and what would have to happen. */
function Held({ session }: { session: ApplicationSession }) {
  const { text, language } = useTranslation(savingText)
  const held = useDraft(session, heldBack)
  const names = (reason: HeldBack['reason']) =>
    held
      .filter((field) => field.reason === reason)
      .map(({ field }) => nameOf(field, language, session.labelOf))
      .join(', ')
  const identity = names('identity')
  const wrong = names('wrong')
  return (
    <>
      {identity && <p className={styles.held}>{text.heldIdentity(identity)}</p>}
      {wrong && <p className={styles.held}>{text.heldWrong(wrong)}</p>}
    </>
  )
}

/** A field's name as a sentence begins with it; a question's is what it asks. */
export const nameOf = (
  field: ValueName,
  language: Language,
  labelOf: ApplicationSession['labelOf'],
): string =>
  isAnswerName(field)
    ? (labelOf(field)?.[language] ?? savingText[language].goneQuestion)
    : titleOf(field, language)

/** Which version counts and since when: after a submission, further typing is a separate draft. */
export function SubmissionStatus({ session }: { session: ApplicationSession }) {
  const { text, language } = useTranslation(savingText)
  const { submissions, submittedAt } = useDraft(session, (draft) => draft.known)
  const hasEdits = useDraft(session, hasUnsubmittedEdits)
  if (submissions === 0) return null
  return (
    <p className={styles.submissionStatus}>
      <strong>{text.submissionStatus(dayAndTime(submittedAt, language), submissions)}</strong> ·{' '}
      {hasEdits ? text.editsWaiting : text.noEdits}
    </p>
  )
}

/** The two versions of an application that another window or device changed too. */
export function CompareSection({ session }: { session: ApplicationSession }) {
  const { text, language } = useTranslation(savingText)
  const draft = useDraft(session, (whole) => whole)
  const { conflict, values } = draft
  if (!conflict) return null
  const sayingOf = (field: ValueName, of: Values) => {
    if (!isAnswerName(field)) return inWords(of[field], text)
    const asked = conflict.theirs.questions.find(({ id }) => id === questionIdOf(field))
    return asked ? answerInWords(asked, of[field], language) : ''
  }
  return (
    <CompareVersions
      conflict={conflict}
      theirsAt={conflict.theirs.savedAt}
      className={styles.notice}
      fields={session.clashes(draft).map((field) => ({
        id: field,
        legend: nameOf(field, language, session.labelOf),
        mine: sayingOf(field, values),
        theirs: sayingOf(field, conflict.theirs.values),
      }))}
      onChoose={session.choose}
    />
  )
}

function inWords(value: Values[Exclude<ValueName, AnswerName>], text: (typeof savingText)['ko']): string {
  if (typeof value === 'boolean') return value ? text.yes : text.no
  if (typeof value === 'string') return value
  return text.hours(countHours(value))
}

/** Opens the lookup and, after a match, returns to this page. */
function LookUpLink() {
  const text = useText(savingText)
  const { pathname } = useLocation()
  return (
    <p>
      <LinkButton look="primary" to={paths.lookup} state={{ back: pathname }}>
        {text.lookUpAgain}
      </LinkButton>
    </p>
  )
}

/** This browser's proof has run out while writing; nothing typed is lost. */
export function ExpiredNotice() {
  const text = useText(savingText)
  return (
    <section className={styles.notice} aria-labelledby="expired">
      <h2 id="expired">{text.expiredTitle}</h2>
      <p>{text.expiredBody}</p>
      <LookUpLink />
    </section>
  )
}

/** Opened without a proof: the address alone shows no application. */
export function NotYours() {
  const { notYours, offeredLater } = useText(savingText)
  return (
    <>
      <p>{notYours}</p>
      <p>{offeredLater}</p>
      <LookUpLink />
    </>
  )
}

/** No application has this address: it was withdrawn, its term is over, or the address is wrong. */
export function NoSuchApplication() {
  const { noSuch } = useText(savingText)
  return (
    <>
      <p role="alert">{noSuch}</p>
      <LookUpLink />
    </>
  )
}

/** Outside the period the application can only be read. */
export function ClosedNotice({ children }: { children: ReactNode }) {
  return (
    <p role="status" className={styles.notice}>
      {children}
    </p>
  )
}

/** What an applicant seldom needs, behind its title. */
function Disclosure({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className={styles.disclosure}>
      <summary>{title}</summary>
      <div>{children}</div>
    </details>
  )
}

/** For shared computers: removes this device's copy, and closes the application in this browser. */
export function DeviceSection({ session }: { session: ApplicationSession }) {
  const text = useText(uiText, savingText)
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)
  const clear = async () => {
    const isUnsaved = unsavedFields(session.store.getState()).length > 0
    if (!(await ask(isUnsaved ? text.clearAskUnsaved : text.clearAsk, text.clearYes))) return
    setBusy(true)
    await session.clearDevice()
    // Offline the copy is removed too, but the proof is in a cookie that only the server can clear.
    while (!(await isClosed(session.id))) if (!(await ask(text.stillOpen, text.tryAgain))) break
    navigate(paths.home)
    toast(text.cleared)
  }
  return (
    <Disclosure title={text.shared}>
      <p>{text.sharedBody}</p>
      <Button busy={busy} onClick={() => void clear()}>
        {text.clear}
      </Button>
    </Disclosure>
  )
}

const isClosed = (id: string): Promise<boolean> =>
  call('forgetApplication', { id }).then(
    () => true,
    () => false,
  )

/** Hands the applicant everything that is kept about her, as a file. */
export function OwnDataSection({ id }: { id: string }) {
  const text = useText(savingText)
  const download = useCall('ownData', {
    onSuccess: (file) => saveText(file.filename, file.text),
  })
  return (
    <Disclosure title={text.ownData}>
      <p>{text.ownDataBody}</p>
      <Button busy={download.isPending} onClick={() => download.mutate({ id })}>
        {text.ownDataSave}
      </Button>
    </Disclosure>
  )
}

/** Deletes the application permanently after its name is typed: the data are the applicant's. */
export function WithdrawSection({
  session,
  onWithdrawn,
}: {
  session: ApplicationSession
  onWithdrawn: () => void
}) {
  const text = useText(savingText)
  const { id } = session
  const name = useDraft(session, (draft) => draft.stored.name)
  const [typed, setTyped] = useState('')
  const withdraw = useCall('withdraw', {
    onSuccess: async () => {
      onWithdrawn()
      await session.clearDevice()
    },
  })
  const form = useForm({
    wrong: {
      'withdraw-name': normaliseIdentity(typed) !== normaliseIdentity(name) && text.withdrawMismatch,
    },
    isBusy: withdraw.isPending,
    send: () => withdraw.mutate({ id }),
  })
  return (
    <Disclosure title={text.withdraw}>
      <p>{text.withdrawBody}</p>
      <Form form={form} submit={text.withdrawYes} look="plain">
        <TextField id="withdraw-name" label={text.withdrawName(name)} value={typed} onChange={setTyped} />
      </Form>
    </Disclosure>
  )
}
