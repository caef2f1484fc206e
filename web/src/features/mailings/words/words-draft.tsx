import type { MessageKind } from '@recruit/contract/mail/kinds'
import { isSameWords, type Template, templateProblem, untouchedHalf } from '@recruit/contract/mail/template'
import type { ReactNode } from 'react'
import { useText } from '../../../i18n/text.ts'
import { DraftFooter } from '../../../ui/drafts/conflict-notice.tsx'
import type { VersionedDraft } from '../../../ui/drafts/use-versioned-draft.ts'
import { ask } from '../../../ui/feedback/alerts.ts'
import { useForm } from '../../../ui/form/form.tsx'
import { messagesText } from '../text.ts'
import { LetterPreview } from './letter-preview.tsx'
import { wordsText } from './text.ts'
import { WordsEditor } from './words-editor.tsx'

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
  const text = { ...useText(messagesText), ...useText(wordsText) }
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
  const text = { ...useText(messagesText), ...useText(wordsText) }
  return async (template: Template, begunFrom: Template): Promise<boolean> => {
    const untouched = untouchedHalf(template, begunFrom)
    if (!untouched) return true
    const changed = untouched === 'ko' ? 'en' : 'ko'
    const question = text.oneHalf(text.languageNames[changed], text.languageNames[untouched])
    return ask(question, text.oneHalfYes, text.oneHalfNo)
  }
}
