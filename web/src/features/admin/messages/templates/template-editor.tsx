import { defaultTemplates } from '@recruit/contract/mail/default-templates'
import { MESSAGE_KINDS } from '@recruit/contract/mail/kinds'
import { isSameTemplate, type Template, templateProblem } from '@recruit/contract/mail/template'
import { useEffect, useState } from 'react'
import { useLanguage } from '../../../../i18n/language.ts'
import { useText } from '../../../../i18n/text.ts'
import { Button } from '../../../../ui/controls/button.tsx'
import { useLeaveGuard } from '../../leaving.ts'
import shared from '../messages.module.css'
import { Refused } from '../refused.tsx'
import { type KindTemplate, useChange } from '../use-messages.ts'
import { WordsConflict } from '../words/words-conflict.tsx'
import { WordsEditor } from '../words/words-editor.tsx'
import styles from './templates.module.css'
import { templatesText } from './text.ts'

interface Props {
  stored: KindTemplate
  onDirty: (isDirty: boolean) => void
}

/** Edits the words of one kind; another's words are never overwritten unseen. */
export function TemplateEditor({ stored, onDirty }: Props) {
  const text = useText(templatesText)
  const language = useLanguage((state) => state.language)
  const { kind } = stored
  // Null: as they are stored, whatever comes. With the version that they were begun from.
  const [own, setOwn] = useState<{ template: Template; version: number } | null>(null)
  const save = useChange('saveTemplate')
  const template = own?.template ?? stored.template
  const original = defaultTemplates[kind]
  const isDirty = own !== null && !isSameTemplate(own.template, stored.template)
  const isConflict = isDirty && own.version !== stored.version
  const isWrong = templateProblem(kind, template) !== null
  useLeaveGuard(isDirty)
  useEffect(() => {
    onDirty(isDirty)
    return () => onDirty(false)
  }, [isDirty, onDirty])
  const edit = (changed: Template) =>
    setOwn({ template: changed, version: isDirty ? own.version : stored.version })
  const goOn = (chosen: typeof own) => {
    save.reset()
    setOwn(chosen)
  }
  const submit = () =>
    save.mutate(
      { kind, template, version: own?.version ?? stored.version },
      // What was typed meanwhile goes on from what is stored now.
      {
        onSuccess: ({ version }) =>
          setOwn((now) => (now && !isSameTemplate(now.template, template) ? { ...now, version } : null)),
      },
    )
  return (
    <section className={styles.editor} tabIndex={-1} aria-label={MESSAGE_KINDS[kind].name[language]}>
      <h2>{MESSAGE_KINDS[kind].name[language]}</h2>
      <Refused error={isConflict || save.isSuccess ? null : save.error} />
      {isConflict && (
        <WordsConflict
          own={own.template}
          stored={stored.template}
          onTake={() => goOn(null)}
          onKeep={() => goOn({ template, version: stored.version })}
        />
      )}
      <WordsEditor kind={kind} template={template} onChange={edit} />
      <div className={styles.actions}>
        <Button look="primary" busy={!isDirty || isWrong || isConflict || save.isPending} onClick={submit}>
          {text.save}
        </Button>
        {isDirty && <Button onClick={() => setOwn(null)}>{text.undo}</Button>}
        {!isSameTemplate(template, original) && (
          <Button title={text.putBackNote} onClick={() => edit(original)}>
            {text.putBack}
          </Button>
        )}
        <p role="status" className={shared.note}>
          {isDirty ? text.unsaved : ''}
        </p>
      </div>
    </section>
  )
}
