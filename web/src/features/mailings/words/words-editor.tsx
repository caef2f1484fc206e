import { defaultTemplates } from '@recruit/contract/mail/default-templates'
import { MESSAGE_KINDS, type MessageKind } from '@recruit/contract/mail/kinds'
import {
  isGreetingAlone,
  isSameWords,
  SUBJECT_MAX,
  TEXT_MAX,
  type Template,
  templateProblem,
  untouchedHalf,
  type Words,
} from '@recruit/contract/mail/template'
import { type Language, lengthOf } from '@recruit/contract/text'
import { type ReactNode, useId, useRef, useState } from 'react'
import { useLanguage, useText } from '../../../i18n/text.ts'
import { Button } from '../../../ui/controls/button.tsx'
import field from '../../../ui/controls/field.module.css'
import { GrowingField } from '../../../ui/controls/growing-textarea.tsx'
import { Tabs } from '../../../ui/controls/tabs.tsx'
import { TextField } from '../../../ui/controls/text-field.tsx'
import { DraftFooter } from '../../../ui/drafts/conflict-notice.tsx'
import type { VersionedDraft } from '../../../ui/drafts/use-versioned-draft.ts'
import { ask } from '../../../ui/feedback/alerts.ts'
import { Refused } from '../../../ui/feedback/loaded.tsx'
import { Form, useForm } from '../../../ui/form/form.tsx'
import page from '../../../ui/layout/page.module.css'
import { sessionStore } from '../../staff/session-store.ts'
import shared from '../messages.module.css'
import { DueNote } from '../overview/delivery-state.tsx'
import { messagesText } from '../text.ts'
import { useChange, useMailings } from '../use-messages.ts'
import { LetterPreview } from './letter-preview.tsx'
import { insert, Placeholders } from './placeholders.tsx'
import { wordsText } from './text.ts'
import styles from './words.module.css'

interface Props {
  kind: MessageKind
  heading: ReactNode
  draft: VersionedDraft<Template>
  /** Nothing can be saved, for a reason other than the words. */
  isBusy: boolean
  save: string
  revert?: string
  more: ReactNode
}

/** Words that are stored, being edited. */
export function WordsDraft({ kind, heading, draft, isBusy, ...footer }: Props) {
  const { value: template } = draft
  const isWrong = templateProblem(kind, template) !== null
  const form = useForm({ isBusy: isBusy || draft.isHeld || isWrong, send: draft.save })
  return (
    <>
      <WordsEditor {...{ kind, heading, template }} onChange={draft.set} />
      <DraftFooter draft={draft} form={form} isInForm={false} {...footer}>
        {(mine, theirs) => <StoredWords mine={mine} stored={theirs} />}
      </DraftFooter>
    </>
  )
}

/** The words that another person stored, in each differing language; one's own are below. */
function StoredWords({ mine, stored }: { mine: Template; stored: Template }) {
  const text = useText(messagesText, wordsText)
  return (['ko', 'en'] as const)
    .filter((language) => !isSameWords(mine[language], stored[language]))
    .map((language) => (
      <LetterPreview
        key={language}
        words={stored[language]}
        language={language}
        title={text.stored(text.languageNames[language])}
      />
    ))
}

/** Asks where the words of one language alone were changed: its other readers would get the earlier ones. */
export function useAskOneHalf() {
  const text = useText(messagesText, wordsText)
  return async (template: Template, begunFrom: Template): Promise<boolean> => {
    const untouched = untouchedHalf(template, begunFrom)
    if (!untouched) return true
    const changed = untouched === 'ko' ? 'en' : 'ko'
    const question = text.oneHalf(text.languageNames[changed], text.languageNames[untouched])
    return ask(question, text.oneHalfYes, text.oneHalfNo)
  }
}

/** The address that the admin tests with, until she signs out. */
const useTestAddress = sessionStore({ address: '' })

interface TestSendProps {
  kind: MessageKind
  template: Template
  language: Language
  hasProblem: boolean
}

function TestSend({ kind, template, language, hasProblem }: TestSendProps) {
  const text = useText(messagesText, wordsText)
  const { address } = useTestAddress()
  const test = useChange('testMessage')
  const { data: mailings } = useMailings()
  const form = useForm({
    wrong: { 'test-address': !address.trim() && text.addressMissing },
    isBusy: hasProblem || test.isPending,
    send: () => test.mutate({ kind, template, language, address: address.trim() }),
  })
  return (
    <Form form={form} className={`${page.actions} ${styles.test}`} aria-label={text.testTitle}>
      <p>
        <strong>{text.testTitle}</strong>
      </p>
      <TextField
        id="test-address"
        type="email"
        label={text.address}
        hint={text.addressHint}
        value={address}
        onChange={(typed) => useTestAddress.setState({ address: typed })}
      />
      <Button small type="submit" busy={form.isBusy}>
        {text.sendTest(text.languageNames[language])}
      </Button>
      {mailings && <DueNote list={mailings} />}
      <Refused error={test.error} />
    </Form>
  )
}

interface WordsEditorProps {
  kind: MessageKind
  /** It shares its line with the languages. */
  heading: ReactNode
  template: Template
  /** The words that nothing was written in yet; absent: those that the kind begins with. */
  begunFrom?: Template
  onChange: (template: Template) => void
}

const LANGUAGES = ['ko', 'en'] as const

/** The parts of own words that say nothing yet: empty, or a text that is still the greeting it began with. */
export function lackingIn({ subject, text }: Words, begun: Words): (keyof Words)[] {
  const isBare = ['', begun.text.trim()].includes(text.trim())
  return [...(subject.trim() ? [] : (['subject'] as const)), ...(isBare ? (['text'] as const) : [])]
}

/** The words of a kind in both languages, with their errors, a preview next to them, and a test. */
export function WordsEditor({
  kind,
  heading,
  template,
  begunFrom = defaultTemplates[kind],
  onChange,
}: WordsEditorProps) {
  const text = useText(messagesText, wordsText)
  const id = useId()
  const present = useLanguage()
  const [language, setLanguage] = useState<Language>(present)
  /** Which of the two fields had the focus last; the text before either had. */
  const last = useRef<keyof Words>('text')
  const problem = templateProblem(kind, template)
  const untouched = untouchedHalf(template, begunFrom)
  const { written, greeting, edited, original } = text.halves
  const noteOf = (half: Language) => {
    const lacks = kind === 'notice' ? lackingIn(template[half], begunFrom[half]) : null
    if (
      lacks?.includes('subject') ||
      !template[half].text.trim() ||
      (problem?.language === half && problem.what !== 'untouched')
    )
      return text.toFix
    if (lacks) return lacks.length > 0 ? greeting : written
    return untouched ? (half === untouched ? original : edited) : undefined
  }
  const words = template[language]
  const set = (part: Partial<Words>) => onChange({ ...template, [language]: { ...words, ...part } })
  const placeholders = (
    <Placeholders
      names={MESSAGE_KINDS[kind].placeholders}
      onInsert={(written) => insert(written, id, last.current, words, set)}
    />
  )
  return (
    <div className={`${shared.part} ${styles.editor}`}>
      {heading}
      <div className={shared.tabs}>
        <Tabs
          label={text.languages}
          value={language}
          onChange={setLanguage}
          tabs={LANGUAGES.map((value) => ({
            value,
            label: text.languageNames[value],
            note: noteOf(value),
          }))}
        >
          <div className={styles.sides}>
            {/* biome-ignore lint/a11y/noStaticElementInteractions: hears which of the fields inside has the focus */}
            <div
              className={styles.fields}
              onFocus={({ target }) => {
                if (target.id === `${id}-subject`) last.current = 'subject'
                if (target.id === `${id}-text`) last.current = 'text'
              }}
            >
              <GrowingField
                isSentence
                id={`${id}-subject`}
                lang={language}
                label={text.subject}
                counter={text.length(lengthOf(words.subject), SUBJECT_MAX)}
                value={words.subject}
                onChange={(subject) => set({ subject })}
              />
              {placeholders}
              <GrowingField
                id={`${id}-text`}
                lang={language}
                label={text.text}
                counter={text.length(lengthOf(words.text), TEXT_MAX)}
                value={words.text}
                onChange={(written) => set({ text: written })}
              />
              <p role="status" className={problem ? field.error : page.quiet}>
                {problem
                  ? `${text.languageNames[problem.language]}: ${text.problems[problem.what](problem.placeholder ?? '')}`
                  : !isGreetingAlone(kind, template) && text.fine}
              </p>
              {kind !== 'staffLink' && <p className={page.quiet}>{text.whichLanguage}</p>}
            </div>
            <div className={styles.fields}>
              <LetterPreview {...{ kind, language, words }} />
              <TestSend {...{ kind, template, language }} hasProblem={problem !== null} />
            </div>
          </div>
        </Tabs>
      </div>
    </div>
  )
}
