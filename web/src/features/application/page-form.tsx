import type { WrittenName } from '@recruit/contract/rules/application-rules'
import { type ReactNode, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { type SavingKind, stateAfter } from '../../api/drafts/autosave.ts'
import { useText, useTranslation } from '../../i18n/text.ts'
import { type ApplicationMode, paths } from '../../paths.ts'
import { Button } from '../../ui/controls/button.tsx'
import { tell } from '../../ui/feedback/alerts.ts'
import { toast } from '../../ui/feedback/toasts.ts'
import { Form, type Mistake } from '../../ui/form/form.tsx'
import styles from '../../ui/layout/page.module.css'
import { type ApplicationSession, heldBack, useDraft } from './autosave/index.ts'
import { requiredFor, useChecks } from './fields/index.ts'
import { nameOf, savingText } from './sections/index.ts'
import { applicationText } from './text.ts'

/** What the page itself shows and asks: no dialog on top of it. */
const SHOWN_IN_PAGE: readonly SavingKind[] = ['conflict', 'expired', 'closed']

/** Runs what a button does, one at a time; a failure is shown in a dialog. What was typed stays in the session. */
function useButtonTask() {
  const [busy, setBusy] = useState(false)
  const [sending, setSending] = useState<'draft' | 'main' | null>(null)
  const underWay = useRef(false)

  /** `begin` names the button whose words are sent, once every question is answered. `onFailure` may say that the failure needs no telling. */
  async function run(
    act: (begin: (button: 'draft' | 'main') => void) => Promise<void>,
    onFailure: (kind: SavingKind) => boolean = () => false,
  ) {
    // Not `busy`: two clicks may arrive before the page is drawn again.
    if (underWay.current) return
    underWay.current = true
    setBusy(true)
    try {
      await act(setSending)
    } catch (error) {
      const { kind } = stateAfter(error)
      if (onFailure(kind)) return
      if (SHOWN_IN_PAGE.includes(kind)) window.scrollTo({ top: 0 })
      else await tell(error instanceof Error ? error.message : String(error))
    } finally {
      underWay.current = false
      setBusy(false)
      setSending(null)
    }
  }
  return { busy, sending, run }
}

/** The checks and the tasks of one page's buttons. `arrived`: what must be right for a line that led here. */
export function usePageForm(
  session: ApplicationSession,
  mode: ApplicationMode,
  page: 1 | 2,
  arrived: readonly WrittenName[] | null = null,
) {
  const { text, language } = useTranslation(savingText)
  const navigate = useNavigate()
  const checks = useChecks(session, arrived)
  const task = useButtonTask()

  /** Never shows 'saved' for a text that the server does not have. */
  const saveDraft = () =>
    task.run(async (begin) => {
      if (!checks.check(requiredFor.draft(), true)) return
      begin('draft')
      const { message } = await session.saveDraft(page)
      const wrong = heldBack(session.store.getState()).filter(({ reason }) => reason === 'wrong')
      if (wrong.length > 0)
        await tell(
          text.savedExcept(wrong.map(({ field }) => nameOf(field, language, session.labelOf)).join(', ')),
        )
      else if (mode === 'register') navigate(paths.draftSaved, { state: { id: session.id, page } })
      else toast(message)
    })
  return { ...checks, ...task, session, saveDraft }
}

interface Props {
  form: ReturnType<typeof usePageForm>
  mistakes?: Mistake[]
  readOnly: boolean
  submit: string
  waiting: string
  onSubmit: () => void
  link?: ReactNode
  children: ReactNode
}

/** One page of the application: its errors, the fields, and the buttons. */
export function PageForm({
  form,
  mistakes = form.mistakes,
  readOnly,
  submit,
  waiting,
  onSubmit,
  link,
  children,
}: Props) {
  const text = useText(applicationText)
  const isAsked = useDraft(form.session, (draft) => draft.conflict !== null)
  const busy = form.busy || isAsked
  return (
    <Form form={{ attempt: form.attempt, mistakes, isBusy: busy, submit: onSubmit, hasSummary: true }}>
      {children}
      <div className={styles.actions}>
        {link}
        {!readOnly && (
          <>
            <Button
              onClick={() => void form.saveDraft()}
              busy={busy}
              waiting={form.sending === 'draft' && text.savingNow}
            >
              {text.saveDraft}
            </Button>
            <Button type="submit" look="primary" busy={busy} waiting={form.sending === 'main' && waiting}>
              {submit}
            </Button>
          </>
        )}
      </div>
    </Form>
  )
}
