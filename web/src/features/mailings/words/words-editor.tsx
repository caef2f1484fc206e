import { MESSAGE_KINDS, type MessageKind } from '@recruit/contract/mail/kinds'
import { type Template, templateProblem } from '@recruit/contract/mail/template'
import type { Language } from '@recruit/contract/text'
import { useId, useState } from 'react'
import { useLanguage } from '../../../i18n/language.ts'
import { useText } from '../../../i18n/text.ts'
import { Tabs } from '../../../ui/controls/tabs.tsx'
import shared from '../messages.module.css'
import { messagesText } from '../text.ts'
import { LetterPreview } from './letter-preview.tsx'
import { Placeholders } from './placeholders.tsx'
import { TestSend } from './test-send.tsx'
import { wordsText } from './text.ts'
import { WordFields } from './word-fields.tsx'
import styles from './words.module.css'

interface Props {
  kind: MessageKind
  template: Template
  onChange: (template: Template) => void
}

/** The words of a kind in both languages, with a preview next to them and their errors. */
export function WordsEditor({ kind, template, onChange }: Props) {
  const text = { ...useText(messagesText), ...useText(wordsText) }
  const id = useId()
  const present = useLanguage((state) => state.language)
  const [language, setLanguage] = useState<Language>(present)
  const problem = templateProblem(kind, template)
  const words = template[language]
  const set = (part: Partial<typeof words>) => onChange({ ...template, [language]: { ...words, ...part } })
  return (
    <div className={styles.editor}>
      <Tabs
        label={text.languages}
        value={language}
        onChange={setLanguage}
        tabs={(['ko', 'en'] as const).map((value) => ({
          value,
          label: text.languageNames[value],
          note: problem?.language === value ? text.toMend : undefined,
        }))}
      >
        <div className={styles.sides}>
          <div className={styles.fields}>
            <WordFields {...{ id, language, words }} onChange={set} />
            <Placeholders names={MESSAGE_KINDS[kind].placeholders} {...{ id, words }} onChange={set} />
          </div>
          <LetterPreview {...{ kind, language, words }} />
        </div>
      </Tabs>
      <p role="status" className={problem ? styles.problem : shared.note}>
        {problem
          ? text.problem(
              text.languageNames[problem.language],
              text.problems[problem.what](problem.placeholder ?? ''),
            )
          : text.fine}
      </p>
      <TestSend {...{ kind, template, language }} hasProblem={problem !== null} />
    </div>
  )
}
