import { isSameTemplate, type Template, templateProblem } from '@recruit/contract/mail/template'
import { useEffect, useState } from 'react'
import { useText } from '../../../../i18n/text.ts'
import { Button } from '../../../../ui/controls/button.tsx'
import { useClosingGuard } from '../../leaving.ts'
import { Refused } from '../refused.tsx'
import { type Mailing, useChange } from '../use-messages.ts'
import { WordsConflict } from '../words/words-conflict.tsx'
import { WordsEditor } from '../words/words-editor.tsx'
import styles from './mailing.module.css'
import { mailingText } from './text.ts'

/** Other own words for the same people; another admin's are never overwritten unseen. */
export function EditWords({ mailing, onClose }: { mailing: Mailing; onClose: () => void }) {
  const text = useText(mailingText)
  const { id, version, kind, template: stored } = mailing
  // Null: as they are stored, whatever comes. With the stored words that they were begun from.
  const [own, setOwn] = useState<{ template: Template; begunFrom: Template } | null>(null)
  const template = own?.template ?? stored
  const remake = useChange('remakeMailing')
  const isDirty = own !== null && !isSameTemplate(own.template, stored)
  // While it is being stored, what is stored is read again: then it is one's own.
  const isConflict = isDirty && !isSameTemplate(own.begunFrom, stored) && !remake.isPending
  const isWrong = templateProblem(kind, template) !== null
  useClosingGuard(isDirty)
  const edit = (changed: Template) =>
    setOwn({ template: changed, begunFrom: isDirty ? own.begunFrom : stored })
  const goOn = (chosen: typeof own) => {
    remake.reset()
    setOwn(chosen)
  }
  const submit = () =>
    remake.mutate(
      { id, version, template },
      {
        // What was typed meanwhile goes on from what is stored now.
        onSuccess: () =>
          setOwn((now) =>
            now && !isSameTemplate(now.template, template) ? { ...now, begunFrom: template } : null,
          ),
      },
    )
  const isDone = remake.isSuccess && own === null
  useEffect(() => {
    if (isDone) onClose()
  }, [isDone, onClose])
  return (
    <section className={styles.words} tabIndex={-1} aria-label={text.wordsTitle}>
      <h3>{text.wordsTitle}</h3>
      {isConflict && (
        <WordsConflict
          own={own.template}
          stored={stored}
          onTake={() => goOn(null)}
          onKeep={() => goOn({ template, begunFrom: stored })}
        />
      )}
      <WordsEditor kind={kind} template={template} onChange={edit} />
      <Refused error={isConflict ? null : remake.error} />
      <div className={styles.actions}>
        <Button look="primary" busy={remake.isPending || isWrong || isConflict} onClick={submit}>
          {text.remake}
        </Button>
        <Button onClick={onClose}>{text.wordsClose}</Button>
      </div>
    </section>
  )
}
