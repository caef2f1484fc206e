import { useNavigate } from 'react-router-dom'
import { useText } from '../../i18n/text.ts'
import { type ApplicationMode, paths } from '../../paths.ts'
import { ask } from '../../ui/alerts.ts'
import { Button, LinkButton } from '../../ui/button.tsx'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import styles from '../../ui/page.module.css'
import { TextArea } from '../../ui/text-area.tsx'
import { toast } from '../../ui/toasts.ts'
import { ESSAYS, requiredFor } from './checks.ts'
import { type DraftStore, useDraft } from './draft.ts'
import { saveDraft, submitDraft } from './saves.ts'
import { applicationText } from './text.ts'
import { useChecks } from './use-checks.ts'
import { useSaving } from './use-saving.ts'

/** Page 2: motive and plan, and the submission (design, points 7 and 8). */
export function Page2({
  mode,
  store,
  readOnly,
}: {
  mode: ApplicationMode
  store: DraftStore
  readOnly: boolean
}) {
  const text = useText(applicationText)
  const navigate = useNavigate()
  const { id, submissions, values, set } = useDraft(store, (draft) => draft)
  const { mistakes, errors, attempt, check } = useChecks(store)
  const { busy, run } = useSaving(store)
  const page1 = paths.application(mode, 1, id)

  const save = async () => {
    if (!check(requiredFor.draft(), true)) return
    const saved = await run(() => saveDraft(store, 2))
    if (saved && mode === 'register') navigate(paths.draftSaved, { state: { id } })
    else if (saved) toast(saved.message)
  }
  const submit = async () => {
    if (!check(requiredFor.submit(mode, submissions), false)) return
    const isReachable = values.email.trim() && values.phonenum.trim()
    if (submissions === 0 && !isReachable && !(await ask(text.unreachable, text.submitAnyway))) return
    const submitted = await run(() => submitDraft(store))
    if (submitted) navigate(submitted.isFirst ? paths.submitted : paths.edited)
  }
  const essay = (field: 'applyReason' | 'activityPlan') => ({
    id: field,
    label: text[field],
    hint: text.essayHint,
    value: values[field],
    error: errors[field],
    readOnly,
    onChange: (value: string) => set(field, value),
  })
  return (
    <form
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      <ErrorSummary
        attempt={attempt}
        mistakes={mistakes.map((mistake) =>
          ESSAYS.includes(mistake.id) ? mistake : { ...mistake, go: () => navigate(page1) },
        )}
      />
      <TextArea {...essay('applyReason')} />
      <TextArea {...essay('activityPlan')} />
      <div className={styles.actions}>
        <LinkButton to={page1}>{text.previous}</LinkButton>
        {!readOnly && (
          <>
            <Button onClick={() => void save()} busy={busy}>
              {text.saveDraft}
            </Button>
            <Button type="submit" look="primary" busy={busy}>
              {text.submit}
            </Button>
          </>
        )}
      </div>
    </form>
  )
}
