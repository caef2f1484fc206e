import { defaultTemplates } from '@recruit/contract/mail/default-templates'
import { MESSAGE_KINDS } from '@recruit/contract/mail/kinds'
import { isSameTemplate, templateProblem } from '@recruit/contract/mail/template'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { useLanguage } from '../../../i18n/language.ts'
import { useText } from '../../../i18n/text.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { DraftFooter } from '../../../ui/drafts/conflict-notice.tsx'
import { useVersionedDraft } from '../../../ui/drafts/use-versioned-draft.ts'
import { toast } from '../../../ui/feedback/toasts.ts'
import { useForm } from '../../../ui/form/form.tsx'
import { type KindTemplate, readMessagesAgain } from '../use-messages.ts'
import { useAskOneHalf } from '../words/ask-one-half.ts'
import { StoredWords } from '../words/stored-words.tsx'
import { WordsEditor } from '../words/words-editor.tsx'
import styles from './templates.module.css'
import { templatesText } from './text.ts'

interface Props {
  stored: KindTemplate
  readAgain: () => Promise<unknown>
}

/** Edits the words of one kind. */
export function TemplateEditor({ stored, readAgain }: Props) {
  const text = useText(templatesText)
  const language = useLanguage((state) => state.language)
  const client = useQueryClient()
  const { kind } = stored
  const original = defaultTemplates[kind]
  const askOneHalf = useAskOneHalf()
  const draft = useVersionedDraft('template', {
    read: { value: stored.template, version: stored.version },
    isSame: isSameTemplate,
    readAgain,
    asks: (template) => askOneHalf(template, original),
    save: async (template, base) => {
      const { message, version } = await call('saveTemplate', {
        kind,
        template,
        version: Number(base.version),
      })
      void readMessagesAgain(client)
      toast(message)
      return { value: template, version }
    },
  })
  const { value: template, isDirty } = draft
  const isWrong = templateProblem(kind, template) !== null
  const form = useForm({ isBusy: draft.isHeld || !isDirty || isWrong, send: draft.save })
  return (
    <section className={styles.editor} tabIndex={-1} aria-label={MESSAGE_KINDS[kind].name[language]}>
      <h2>{MESSAGE_KINDS[kind].name[language]}</h2>
      <WordsEditor kind={kind} template={template} onChange={draft.set} />
      <DraftFooter
        draft={draft}
        form={form}
        isInForm={false}
        save={text.save}
        revert={text.undo}
        more={
          !isSameTemplate(template, original) && (
            <Button title={text.putBackNote} onClick={() => draft.set(original)}>
              {text.putBack}
            </Button>
          )
        }
      >
        {(mine, theirs) => <StoredWords mine={mine} stored={theirs} />}
      </DraftFooter>
    </section>
  )
}
