import { useNavigate } from 'react-router-dom'
import { useText } from '../../i18n/text.ts'
import { type ApplicationMode, paths } from '../../paths.ts'
import { Button, LinkButton } from '../../ui/button.tsx'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import styles from '../../ui/page.module.css'
import { Availability } from './availability.tsx'
import { requiredFor } from './checks.ts'
import { DraftDetails } from './detail-fields.tsx'
import { useDraft } from './draft.ts'
import { saveDraft } from './saves.ts'
import { applicationText } from './text.ts'
import { useAskedField } from './use-asked-field.ts'
import { useChecks } from './use-checks.ts'
import { useDraftButton } from './use-draft-button.ts'
import { useSaving } from './use-saving.ts'
import { WithdrawSection } from './withdraw-section.tsx'
import type { Opened } from './writing-desk.tsx'

interface Props extends Opened {
  mode: ApplicationMode
}

/** Page 1: details, certification, interview hours and portfolio link (design, point 8). */
export function Page1({ mode, store, settings, readOnly, onWithdrawn }: Props) {
  const text = useText(applicationText)
  const navigate = useNavigate()
  const { id, submissions } = store.getState()
  const asked = useAskedField()
  const { mistakes, errors, attempt, check } = useChecks(
    store,
    asked === null ? null : requiredFor.next(mode, submissions),
  )
  const { busy, run } = useSaving()
  const storeDraft = useDraftButton(store, mode, 1)
  const isAsked = useDraft(store, (draft) => draft.conflict !== null)

  const save = () =>
    run(async () => {
      if (!check(requiredFor.draft(), true)) return
      await storeDraft()
    })
  const goOn = () => navigate(paths.application(mode, 2, id))
  const next = () =>
    run(
      async () => {
        if (!check(requiredFor.next(mode, submissions), true)) return
        await saveDraft(store, 1)
        goOn()
      },
      (kind) => {
        // The text is on the device and is sent again by itself: nobody has to wait for the network on page 1.
        if (kind !== 'offline' && kind !== 'failing') return false
        goOn()
        return true
      },
    )
  return (
    <>
      <form
        noValidate
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          void next()
        }}
      >
        <ErrorSummary mistakes={mistakes} attempt={attempt} />
        <DraftDetails store={store} errors={errors} readOnly={readOnly} mode={mode} />
        <Availability store={store} interviewPeriod={settings.interviewPeriod} readOnly={readOnly} />
        {readOnly ? (
          <div className={styles.actions}>
            <LinkButton look="primary" to={paths.application(mode, 2, id)}>
              {text.next}
            </LinkButton>
          </div>
        ) : (
          <div className={styles.actions}>
            <Button onClick={() => void save()} busy={busy || isAsked}>
              {text.saveDraft}
            </Button>
            <Button type="submit" look="primary" busy={busy || isAsked}>
              {text.next}
            </Button>
          </div>
        )}
      </form>
      {mode === 'update' && <WithdrawSection store={store} onWithdrawn={onWithdrawn} />}
    </>
  )
}
