import { titleOf } from '@recruit/contract/fields/application-values'
import type { FieldName } from '@recruit/contract/rules/application-rules'
import { useNavigate } from 'react-router-dom'
import { useStore } from 'zustand'
import { useShallow } from 'zustand/react/shallow'
import type { SavingKind } from '../../api/drafts/autosave.ts'
import { useText, useTranslation } from '../../i18n/text.ts'
import { type ApplicationMode, paths } from '../../paths.ts'
import { afterPaint } from '../../ui/controls/after-paint.ts'
import { LinkButton } from '../../ui/controls/button.tsx'
import { ask, tell } from '../../ui/feedback/alerts.ts'
import { SaveStatus } from '../../ui/feedback/save-status.tsx'
import { useGridColumns } from '../../ui/grid/hours/columns.ts'
import { GRID_ID, InterviewGrid } from '../../ui/grid/hours/interview-grid.tsx'
import { type ApplicationSession, datedHours, useDraft } from './autosave/index.ts'
import {
  askFor,
  DraftDetails,
  DraftQuestions,
  EssayFields,
  emptyAtFirst,
  isOnPage2,
  requiredFor,
  useAskedField,
} from './fields/index.ts'
import { PageForm, usePageForm } from './page-form.tsx'
import type { Opened } from './screens.tsx'
import { OwnDataSection, WithdrawSection } from './sections/index.ts'
import { applicationText } from './text.ts'

interface Props extends Opened {
  mode: ApplicationMode
}

/** Page 1: details, certification, interview hours and portfolio link. */
export function Page1({ mode, session, settings, readOnly, onWithdrawn }: Props) {
  const text = useText(applicationText)
  const navigate = useNavigate()
  const asked = useAskedField()
  const required = requiredFor.next(mode, session.store.getState().known)
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
        <DraftQuestions session={session} page={1} errors={form.errors} readOnly={readOnly} />
      </PageForm>
      {mode === 'update' && <OwnDataSection id={session.id} />}
      {mode === 'update' && <WithdrawSection session={session} onWithdrawn={onWithdrawn} />}
    </>
  )
}

/** Where the server may not have the text: then it can be copied. */
const COPYABLE: readonly SavingKind[] = ['offline', 'failing', 'refused', 'expired', 'closed', 'gone']

/** Page 2: motive and plan, and the submission. */
export function Page2({ mode, session, readOnly }: Opened & { mode: ApplicationMode }) {
  const { text, language } = useTranslation(applicationText)
  const navigate = useNavigate()
  const isUnsent = useDraft(session, (draft) => COPYABLE.includes(draft.saving.kind))
  useAskedField()
  const form = usePageForm(session, mode, 2)
  const page1 = paths.application(mode, 1, session.id)
  const questions = useDraft(session, ({ known }) => known.questions)

  /** All that is empty in one question, and the way to it in words. */
  const questionAbout = (empty: FieldName[], lacksHours: boolean): [string, string] => {
    if (empty.length === 0) return [text.noHours, text.chooseHours]
    const names = [...empty, ...(lacksHours ? ['interviewHours' as const] : [])]
    const isUnreachable = empty.includes('email') || empty.includes('phonenum')
    const question = [
      text.stillEmpty(names.map((field) => titleOf(field, language)).join(', ')),
      text.askedLater,
      ...(isUnreachable ? [text.unreachable] : []),
      text.submitEmpty,
    ]
    return [question.join(' '), text.fillIn]
  }

  const submit = () =>
    form.run(async (begin) => {
      const { values, known } = session.store.getState()
      if (!form.check(requiredFor.submit(mode, known), false)) return
      // Nothing was sent, so the message is certain.
      if (!navigator.onLine) {
        await tell((await session.isOnDevice()) ? text.offlineSubmit : text.offlineSubmitHere)
        return
      }
      const empty = known.submissions === 0 ? emptyAtFirst(values) : []
      const lacksHours = session.mustAskForHours()
      if (empty.length > 0 || lacksHours) {
        const [question, fill] = questionAbout(empty, lacksHours)
        if (!(await ask(question, text.submitAnyway, fill)))
          return navigate(page1, askFor(empty[0] ?? GRID_ID))
      }
      begin('main')
      const receipt = await session.submit()
      navigate(receipt.isFirst ? paths.submitted : paths.edited, { state: { receipt } })
    })
  return (
    <PageForm
      form={form}
      readOnly={readOnly}
      submit={text.submit}
      waiting={text.submitting}
      onSubmit={() => void submit()}
      link={<LinkButton to={page1}>{text.previous}</LinkButton>}
      mistakes={form.mistakes.map((mistake) =>
        isOnPage2(mistake.id, questions)
          ? mistake
          : { ...mistake, go: () => navigate(page1, askFor(mistake.id)) },
      )}
    >
      <EssayFields
        session={session}
        errors={form.errors}
        readOnly={readOnly}
        copyable={readOnly || isUnsent}
      />
      <DraftQuestions
        session={session}
        page={2}
        errors={form.errors}
        readOnly={readOnly}
        copyable={readOnly || isUnsent}
      />
    </PageForm>
  )
}

interface AvailabilityProps {
  session: ApplicationSession
  interviewPeriod: string
  readOnly: boolean
}

/** The applicant's interview hours: each change saves automatically, with the status next to the heading. */
function Availability({ session, interviewPeriod, readOnly }: AvailabilityProps) {
  const hours = useDraft(
    session,
    useShallow((draft) => datedHours(draft.values)),
  )
  const { state, error } = useStore(session.hours)
  const { columns, days, shown } = useGridColumns(hours, interviewPeriod)
  return (
    <InterviewGrid
      // Other columns are another grid: what could be undone meant the earlier ones.
      key={days?.join()}
      hours={shown}
      columns={columns}
      readOnly={readOnly}
      status={
        <>
          <SaveStatus state={state} onRetry={session.saveHours} />
          {state === 'failed' && error instanceof Error && <p role="alert">{error.message}</p>}
        </>
      }
      onChange={(changed) => {
        session.setHours({ interviewHours: changed, interviewDays: days })
        afterPaint(session.saveHours)
      }}
    />
  )
}
