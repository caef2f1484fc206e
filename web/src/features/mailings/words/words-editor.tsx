import { MESSAGE_KINDS, type MessageKind } from '@recruit/contract/mail/kinds'
import {
  SUBJECT_MAX,
  TEXT_MAX,
  type Template,
  templateProblem,
  type Words,
} from '@recruit/contract/mail/template'
import { type Language, lengthOf } from '@recruit/contract/text'
import { useId, useState } from 'react'
import { useLanguage } from '../../../i18n/language.ts'
import { useText } from '../../../i18n/text.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { Field } from '../../../ui/controls/field.tsx'
import { GrowingTextarea } from '../../../ui/controls/growing-textarea.tsx'
import { Tabs } from '../../../ui/controls/tabs.tsx'
import { TextField } from '../../../ui/controls/text-field.tsx'
import { Refused } from '../../../ui/feedback/refused.tsx'
import { Form, useForm } from '../../../ui/form/form.tsx'
import page from '../../../ui/layout/page.module.css'
import { sessionStore } from '../../staff/session-store.ts'
import shared from '../messages.module.css'
import { messagesText } from '../text.ts'
import { useChange } from '../use-messages.ts'
import { LetterPreview } from './letter-preview.tsx'
import { Placeholders } from './placeholders.tsx'
import { wordsText } from './text.ts'
import styles from './words.module.css'

/** The address that the admin tests with, until she signs out. */
const useTestAddress = sessionStore({ address: '' })

interface TestSendProps {
  kind: MessageKind
  template: Template
  language: Language
  hasProblem: boolean
}

/** Sends the present words to oneself, with invented values. */
function TestSend({ kind, template, language, hasProblem }: TestSendProps) {
  const text = { ...useText(messagesText), ...useText(wordsText) }
  const { address } = useTestAddress()
  const test = useChange('testMessage')
  const form = useForm({
    wrong: { 'test-address': !address.trim() && text.addressMissing },
    isBusy: hasProblem || test.isPending,
    send: () => test.mutate({ kind, template, language, address: address.trim() }),
  })
  return (
    <Form form={form} className={styles.test} aria-label={text.testTitle}>
      <TextField
        id="test-address"
        type="email"
        label={text.address}
        hint={text.addressHint}
        value={address}
        onChange={(typed) => useTestAddress.setState({ address: typed })}
      />
      <Button type="submit" busy={form.isBusy}>
        {text.sendTest(text.languageNames[language])}
      </Button>
      <Refused error={test.error} />
    </Form>
  )
}

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
    <div className={shared.part}>
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
      <p role="status" className={problem ? styles.problem : page.quiet}>
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

interface WordFieldsProps {
  id: string
  language: Language
  words: Words
  onChange: (part: Partial<Words>) => void
}

/** Subject and text in one language. */
function WordFields({ id, language, words, onChange }: WordFieldsProps) {
  const text = useText(wordsText)
  return (
    <>
      <TextField
        id={`${id}-subject`}
        lang={language}
        label={text.subject}
        counter={text.length(lengthOf(words.subject), SUBJECT_MAX)}
        value={words.subject}
        onChange={(subject) => onChange({ subject })}
      />
      <Field id={`${id}-text`} label={text.text} counter={text.length(lengthOf(words.text), TEXT_MAX)}>
        {(control) => (
          <GrowingTextarea
            control={control}
            value={words.text}
            onChange={(written) => onChange({ text: written })}
          />
        )}
      </Field>
    </>
  )
}
