import type { FieldName } from '@recruit/contract/rules/application-rules'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import { useLanguage } from '../../i18n/language.ts'
import { useText } from '../../i18n/text.ts'
import { type ApplicationMode, paths } from '../../paths.ts'
import { Button } from '../../ui/controls/button.tsx'
import { tell } from '../../ui/feedback/alerts.ts'
import type { Mistake } from '../../ui/feedback/error-summary.tsx'
import { toast } from '../../ui/feedback/toasts.ts'
import { Form } from '../../ui/form/form.tsx'
import styles from '../../ui/layout/page.module.css'
import { type DraftSession, heldBack, useDraft } from './autosave/index.ts'
import { requiredFor, useChecks } from './fields/index.ts'
import { nameOf, savingText } from './sections/index.ts'
import { applicationText } from './text.ts'
import { useButtonTask } from './use-button-task.ts'

/** The checks and the tasks of one page's buttons. `arrived`: what must be right for a line that led here. */
export function usePageForm(
  session: DraftSession,
  mode: ApplicationMode,
  page: 1 | 2,
  arrived: readonly FieldName[] | null = null,
) {
  const text = useText(savingText)
  const language = useLanguage((state) => state.language)
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
        await tell(text.savedExcept(wrong.map(({ field }) => nameOf(field, language)).join(', ')))
      else if (mode === 'register') navigate(paths.draftSaved, { state: { id: session.id, page } })
      else toast(message)
    })
  return { ...checks, ...task, session, saveDraft }
}

interface Props {
  form: ReturnType<typeof usePageForm>
  mistakes?: Mistake[]
  readOnly: boolean
  /** The main button's label and action. */
  submit: string
  /** The label while it is under way. */
  waiting: string
  onSubmit: () => void
  /** Precedes the buttons. */
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
