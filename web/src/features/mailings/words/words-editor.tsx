import { MESSAGE_KINDS, type MessageKind, PLACEHOLDERS, type Placeholder } from '@recruit/contract/mail/kinds'
import {
  filledIn,
  isGreetingAlone,
  isSameWords,
  SUBJECT_MAX,
  sampleValues,
  sampleValuesOf,
  TEXT_MAX,
  type Template,
  templateProblem,
  untouchedHalf,
  type Words,
} from '@recruit/contract/mail/template'
import { type Language, lengthOf } from '@recruit/contract/text'
import { type ReactNode, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { community } from '../../../content/community.ts'
import { useLanguage, useText, useTranslation } from '../../../i18n/text.ts'
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
import { CARDS, useMedia } from '../../../ui/media.ts'
import { sessionStore } from '../../staff/session-store.ts'
import shared from '../messages.module.css'
import { messagesText } from '../text.ts'
import { useChange } from '../use-messages.ts'
import { wordsText } from './text.ts'
import styles from './words.module.css'

interface Props {
  kind: MessageKind
  draft: VersionedDraft<Template>
  /** Nothing can be saved, for a reason other than the words. */
  isBusy: boolean
  save: string
  revert?: string
  more: ReactNode
}

/** Words that are stored, being edited. */
export function WordsDraft({ kind, draft, isBusy, ...footer }: Props) {
  const { value: template } = draft
  const isWrong = templateProblem(kind, template) !== null
  const form = useForm({ isBusy: isBusy || draft.isHeld || isWrong, send: draft.save })
  return (
    <>
      <WordsEditor kind={kind} template={template} onChange={draft.set} />
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
  const form = useForm({
    wrong: { 'test-address': !address.trim() && text.addressMissing },
    isBusy: hasProblem || test.isPending,
    send: () => test.mutate({ kind, template, language, address: address.trim() }),
  })
  return (
    <Form form={form} className={`${page.actions} ${styles.test}`} aria-label={text.testTitle}>
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

interface WordsEditorProps {
  kind: MessageKind
  template: Template
  onChange: (template: Template) => void
}

/** The words of a kind in both languages, with a preview next to them and their errors. */
export function WordsEditor({ kind, template, onChange }: WordsEditorProps) {
  const text = useText(messagesText, wordsText)
  const id = useId()
  const present = useLanguage()
  const [language, setLanguage] = useState<Language>(present)
  /** Which of the two fields had the focus last; the text before either had. */
  const last = useRef<keyof Words>('text')
  const problem = templateProblem(kind, template)
  const words = template[language]
  const set = (part: Partial<Words>) => onChange({ ...template, [language]: { ...words, ...part } })
  return (
    <div className={shared.part}>
      <Tabs
        label={text.languages}
        value={language}
        onChange={setLanguage}
        tabs={(['ko', 'en'] as const).map((value) => ({
          value,
          label: text.languageNames[value],
          note: problem?.language === value ? text.toFix : undefined,
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
            <TextField
              id={`${id}-subject`}
              lang={language}
              label={text.subject}
              counter={text.length(lengthOf(words.subject), SUBJECT_MAX)}
              value={words.subject}
              onChange={(subject) => set({ subject })}
            />
            <GrowingField
              id={`${id}-text`}
              label={text.text}
              counter={text.length(lengthOf(words.text), TEXT_MAX)}
              value={words.text}
              onChange={(written) => set({ text: written })}
            />
            <Placeholders
              names={MESSAGE_KINDS[kind].placeholders}
              onInsert={(written) => insert(written, id, last.current, words, set)}
            />
          </div>
          <LetterPreview {...{ kind, language, words }} />
        </div>
      </Tabs>
      <p role="status" className={problem ? field.error : page.quiet}>
        {problem
          ? `${text.languageNames[problem.language]}: ${text.problems[problem.what](problem.placeholder ?? '')}`
          : !isGreetingAlone(kind, template) && text.fine}
      </p>
      <TestSend {...{ kind, template, language }} hasProblem={problem !== null} />
    </div>
  )
}

function insert(
  written: string,
  id: string,
  name: keyof Words,
  words: Words,
  set: (part: Partial<Words>) => void,
) {
  const control = document.getElementById(`${id}-${name}`)
  if (!(control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement)) return
  const start = control.selectionStart ?? words[name].length
  const end = control.selectionEnd ?? start
  // Drawn immediately, so that the cursor can move behind it.
  flushSync(() => set({ [name]: `${words[name].slice(0, start)}${written}${words[name].slice(end)}` }))
  control.focus()
  control.setSelectionRange(start + written.length, start + written.length)
}

interface PlaceholdersProps {
  names: readonly Placeholder[]
  onInsert: (written: string) => void
}

function Placeholders({ names, onInsert }: PlaceholdersProps) {
  const { text, language } = useTranslation(wordsText)
  const hint = useId()
  return (
    <section className={styles.placeholders} aria-label={text.placeholders}>
      <p>
        <strong>{text.placeholders}</strong>{' '}
        <span id={hint} className={page.quiet}>
          {text.placeholdersHint}
        </span>
      </p>
      <ul className={page.actions}>
        {names.map((name) => (
          <li key={name}>
            <button type="button" aria-describedby={hint} onClick={() => onInsert(`{${name}}`)}>
              <code>{`{${name}}`}</code> <span>{PLACEHOLDERS[name][language]}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

interface LetterPreviewProps {
  words: Words
  language: Language
  /** A preview of edited words: unknown placeholders stay as typed. */
  kind?: MessageKind
  /** Where there are two of them, whose this one is. */
  title?: string
}

function LetterPreview({ words, language, kind, title }: LetterPreviewProps) {
  const text = useText(wordsText)
  const shown = filledIn(words, kind ? sampleValuesOf(kind, language) : sampleValues(language))
  const isFolded = useMedia(CARDS) && !title
  const head = (
    <>
      <strong>{title ?? text.preview}</strong> <span className={page.quiet}>{text.previewNote}</span>
    </>
  )
  const letter = (
    <div className={shared.letter} lang={language}>
      <p className={styles.subject}>{shown.subject}</p>
      <p className={shared.body}>{shown.text.trimEnd()}</p>
      <p className={styles.signature}>
        {community.siteTitle[language]}
        <br />
        {community.email}
      </p>
    </div>
  )
  return (
    <section className={styles.preview} aria-label={title ?? text.preview}>
      {isFolded ? (
        <details>
          <summary>{head}</summary>
          {letter}
        </details>
      ) : (
        <>
          <p>{head}</p>
          {letter}
        </>
      )}
    </section>
  )
}
