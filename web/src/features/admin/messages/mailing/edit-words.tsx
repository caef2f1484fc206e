import { templateProblem } from '@recruit/contract/mail/template'
import { useState } from 'react'
import { useText } from '../../../../i18n/text.ts'
import { Button } from '../../../../ui/controls/button.tsx'
import { useClosingGuard } from '../../leaving.ts'
import { Refused } from '../refused.tsx'
import { type Mailing, useChange } from '../use-messages.ts'
import { WordsEditor } from '../words/words-editor.tsx'
import styles from './mailing.module.css'
import { mailingText } from './text.ts'

/** Other own words for the same people. */
export function EditWords({ mailing, onClose }: { mailing: Mailing; onClose: () => void }) {
  const text = useText(mailingText)
  const { id, version, kind } = mailing
  const [template, setTemplate] = useState(mailing.template)
  const remake = useChange('remakeMailing')
  useClosingGuard(template !== mailing.template)
  const isWrong = templateProblem(kind, template) !== null
  return (
    <section className={styles.words} aria-label={text.wordsTitle}>
      <h3>{text.wordsTitle}</h3>
      <WordsEditor kind={kind} template={template} onChange={setTemplate} />
      <Refused error={remake.error} />
      <div className={styles.actions}>
        <Button
          look="primary"
          busy={remake.isPending || isWrong}
          onClick={() => remake.mutate({ id, version, template }, { onSuccess: onClose })}
        >
          {text.remake}
        </Button>
        <Button onClick={onClose}>{text.wordsClose}</Button>
      </div>
    </section>
  )
}
