import type { FieldName } from '@recruit/contract/rules/application-rules'
import { useNavigate } from 'react-router-dom'
import { useLanguage } from '../../i18n/language.ts'
import { useText } from '../../i18n/text.ts'
import { type ApplicationMode, paths } from '../../paths.ts'
import { LinkButton } from '../../ui/controls/button.tsx'
import { ask, tell } from '../../ui/feedback/alerts.ts'
import { GRID_ID } from '../../ui/grid/hours/index.ts'
import { type SavingKind, useDraft } from './autosave/index.ts'
import type { Opened } from './editor-layout.tsx'
import { askFor, EssayFields, emptyAtFirst, isEssay, requiredFor, useAskedField } from './fields/index.ts'
import { PageForm, usePageForm } from './page-form.tsx'
import { nameOf } from './sections/index.ts'
import { applicationText } from './text.ts'

/** Where the server may not have the text: then it can be copied. */
const COPYABLE: readonly SavingKind[] = ['offline', 'failing', 'refused', 'expired', 'closed', 'gone']

/** Page 2: motive and plan, and the submission. */
export function Page2({ mode, session, readOnly }: Opened & { mode: ApplicationMode }) {
  const text = useText(applicationText)
  const language = useLanguage((state) => state.language)
  const navigate = useNavigate()
  const isUnsent = useDraft(session, (draft) => COPYABLE.includes(draft.saving.kind))
  useAskedField()
  const form = usePageForm(session, mode, 2)
  const page1 = paths.application(mode, 1, session.id)

  /** All that is empty in one question, and the way to it in words. */
  const questionAbout = (empty: FieldName[], lacksHours: boolean): [string, string] => {
    if (empty.length === 0) return [text.noHours, text.chooseHours]
    const names = [...empty, ...(lacksHours ? ['interviewHours' as const] : [])]
    const isUnreachable = empty.includes('email') || empty.includes('phonenum')
    const question = [
      text.stillEmpty(names.map((field) => nameOf(field, language)).join(', ')),
      text.askedLater,
      ...(isUnreachable ? [text.unreachable] : []),
      text.submitEmpty,
    ]
    return [question.join(' '), text.fillIn]
  }

  const submit = () =>
    form.run(async (begin) => {
      const { values, known } = session.store.getState()
      const { submissions } = known
      if (!form.check(requiredFor.submit(mode, submissions), false)) return
      // Nothing was sent, so the message is certain.
      if (!navigator.onLine) {
        await tell((await session.isOnDevice()) ? text.offlineSubmit : text.offlineSubmitHere)
        return
      }
      const empty = submissions === 0 ? emptyAtFirst(values) : []
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
        isEssay(mistake.id) ? mistake : { ...mistake, go: () => navigate(page1, askFor(mistake.id)) },
      )}
    >
      <EssayFields
        session={session}
        errors={form.errors}
        readOnly={readOnly}
        copyable={readOnly || isUnsent}
      />
    </PageForm>
  )
}
