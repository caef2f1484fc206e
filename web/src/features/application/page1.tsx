import { useNavigate } from 'react-router-dom'
import { useText } from '../../i18n/text.ts'
import { type ApplicationMode, paths } from '../../paths.ts'
import { LinkButton } from '../../ui/controls/button.tsx'
import type { Opened } from './editor-layout.tsx'
import { DraftDetails, requiredFor, useAskedField } from './fields/index.ts'
import { PageForm, usePageForm } from './page-form.tsx'
import { Availability, OwnDataSection, WithdrawSection } from './sections/index.ts'
import { applicationText } from './text.ts'

interface Props extends Opened {
  mode: ApplicationMode
}

/** Page 1: details, certification, interview hours and portfolio link. */
export function Page1({ mode, session, settings, readOnly, onWithdrawn }: Props) {
  const text = useText(applicationText)
  const navigate = useNavigate()
  const asked = useAskedField()
  const required = requiredFor.next(mode, session.store.getState().known.submissions)
  const form = usePageForm(session, mode, 1, asked === null ? null : required)
  const page2 = paths.application(mode, 2, session.id)

  const next = () =>
    form.run(
      async (begin) => {
        if (!form.check(required, true)) return
        begin('main')
        await session.saveDraft(1)
        navigate(page2)
      },
      (kind) => {
        // The text is on the device and sent again automatically: page 1 does not wait for the network.
        if (kind !== 'offline' && kind !== 'failing') return false
        navigate(page2)
        return true
      },
    )
  return (
    <>
      <PageForm
        form={form}
        readOnly={readOnly}
        submit={text.next}
        waiting={text.savingNow}
        onSubmit={() => void next()}
        link={
          readOnly && (
            <LinkButton look="primary" to={page2}>
              {text.next}
            </LinkButton>
          )
        }
      >
        <DraftDetails session={session} errors={form.errors} readOnly={readOnly} mode={mode} />
        <Availability session={session} interviewPeriod={settings.interviewPeriod} readOnly={readOnly} />
        <DraftDetails session={session} errors={form.errors} readOnly={readOnly} mode={mode} links />
      </PageForm>
      {mode === 'update' && <OwnDataSection id={session.id} />}
      {mode === 'update' && <WithdrawSection session={session} onWithdrawn={onWithdrawn} />}
    </>
  )
}
