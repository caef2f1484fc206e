import { normaliseIdentity } from '@recruit/contract/text'
import { type ReactNode, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { call } from '../../../api/call.ts'
import { useText } from '../../../i18n/text.ts'
import { paths } from '../../../paths.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { TextField } from '../../../ui/controls/text-field.tsx'
import { ask } from '../../../ui/feedback/alerts.ts'
import { toast } from '../../../ui/feedback/toasts.ts'
import { useCall } from '../../../ui/feedback/use-call.ts'
import { Form, useForm } from '../../../ui/form/form.tsx'
import { saveText } from '../../../ui/save-text.ts'
import { uiText } from '../../../ui/text.ts'
import { type ApplicationSession, unsavedFields, useDraft } from '../autosave/index.ts'
import styles from './sections.module.css'
import { savingText } from './text.ts'

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
