import type { PublicSettings } from '@recruit/contract/settings-fields'
import { useNavigate } from 'react-router-dom'
import { useText } from '../../i18n/text.ts'
import { type ApplicationMode, paths } from '../../paths.ts'
import { Button, LinkButton } from '../../ui/button.tsx'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import styles from '../../ui/page.module.css'
import { toast } from '../../ui/toasts.ts'
import { Availability } from './availability.tsx'
import { requiredFor } from './checks.ts'
import { DetailFields } from './detail-fields.tsx'
import type { DraftStore } from './draft.ts'
import { saveDraft } from './saves.ts'
import { applicationText } from './text.ts'
import { useChecks } from './use-checks.ts'
import { useSaving } from './use-saving.ts'

interface Props {
  mode: ApplicationMode
  store: DraftStore
  settings: PublicSettings
  readOnly: boolean
}

/** Page 1: details, certification, interview hours and portfolio link (design, point 8). */
export function Page1({ mode, store, settings, readOnly }: Props) {
  const text = useText(applicationText)
  const navigate = useNavigate()
  const { id, submissions } = store.getState()
  const { mistakes, errors, attempt, check } = useChecks(store)
  const { busy, run } = useSaving(store)

  const save = async () => {
    if (!check(requiredFor.draft(), true)) return
    const saved = await run(() => saveDraft(store, 1))
    if (saved && mode === 'register') navigate(paths.draftSaved, { state: { id } })
    else if (saved) toast(saved.message)
  }
  const next = async () => {
    if (!check(requiredFor.next(mode, submissions), true)) return
    if (await run(() => saveDraft(store, 1))) navigate(paths.application(mode, 2, id))
  }
  return (
    <form
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        void next()
      }}
    >
      <ErrorSummary mistakes={mistakes} attempt={attempt} />
      <DetailFields store={store} errors={errors} readOnly={readOnly} mode={mode} />
      <Availability store={store} interviewPeriod={settings.interviewPeriod} readOnly={readOnly} />
      {readOnly ? (
        <div className={styles.actions}>
          <LinkButton look="primary" to={paths.application(mode, 2, id)}>
            {text.next}
          </LinkButton>
        </div>
      ) : (
        <div className={styles.actions}>
          <Button onClick={() => void save()} busy={busy}>
            {text.saveDraft}
          </Button>
          <Button type="submit" look="primary" busy={busy}>
            {text.next}
          </Button>
        </div>
      )}
    </form>
  )
}
