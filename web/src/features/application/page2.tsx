import { useNavigate } from 'react-router-dom'
import { useText } from '../../i18n/text.ts'
import { type ApplicationMode, paths } from '../../paths.ts'
import { ask } from '../../ui/alerts.ts'
import { Button, LinkButton } from '../../ui/button.tsx'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import styles from '../../ui/page.module.css'
import { isEssay, requiredFor } from './checks.ts'
import { useDraft } from './draft.ts'
import { EssayField } from './essay-field.tsx'
import { submitDraft } from './saves.ts'
import type { SavingKind } from './saving.ts'
import { applicationText } from './text.ts'
import { askFor, useAskedField } from './use-asked-field.ts'
import { useChecks } from './use-checks.ts'
import { useDraftButton } from './use-draft-button.ts'
import { useSaving } from './use-saving.ts'
import { tidyDevice } from './writing.ts'
import type { Opened } from './writing-desk.tsx'

/** Where the server may not have the text: then it can be copied. */
const COPYABLE: readonly SavingKind[] = ['offline', 'failing', 'refused', 'expired', 'closed', 'gone']

/** Page 2: motive and plan, and the submission (design, points 7 and 8). */
export function Page2({ mode, store, readOnly }: Opened & { mode: ApplicationMode }) {
  const text = useText(applicationText)
  const navigate = useNavigate()
  const { id } = store.getState()
  const isAsked = useDraft(store, (draft) => draft.conflict !== null)
  const isUnsent = useDraft(store, (draft) => COPYABLE.includes(draft.saving.kind))
  useAskedField()
  const { mistakes, errors, attempt, check } = useChecks(store)
  const { busy, run } = useSaving()
  const storeDraft = useDraftButton(store, mode, 2)
  const page1 = paths.application(mode, 1, id)

  const save = () =>
    run(async () => {
      if (!check(requiredFor.draft(), true)) return
      await storeDraft()
    })
  const submit = () =>
    run(async () => {
      const { submissions, values } = store.getState()
      if (!check(requiredFor.submit(mode, submissions), false)) return
      const isReachable = values.email.trim() && values.phonenum.trim()
      if (submissions === 0 && !isReachable && !(await ask(text.unreachable, text.submitAnyway))) return
      const receipt = await submitDraft(store)
      await tidyDevice(store)
      navigate(receipt.isFirst ? paths.submitted : paths.edited, { state: { receipt } })
    })
  const essay = (field: 'applyReason' | 'activityPlan') => ({
    store,
    id: field,
    error: errors[field],
    readOnly,
    copyable: readOnly || isUnsent,
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
          isEssay(mistake.id) ? mistake : { ...mistake, go: () => navigate(page1, askFor(mistake.id)) },
        )}
      />
      <EssayField {...essay('applyReason')} />
      <EssayField {...essay('activityPlan')} />
      <div className={styles.actions}>
        <LinkButton to={page1}>{text.previous}</LinkButton>
        {!readOnly && (
          <>
            <Button onClick={() => void save()} busy={busy || isAsked}>
              {text.saveDraft}
            </Button>
            <Button type="submit" look="primary" busy={busy || isAsked}>
              {text.submit}
            </Button>
          </>
        )}
      </div>
    </form>
  )
}
