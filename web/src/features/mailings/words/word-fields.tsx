import { SUBJECT_MAX, TEXT_MAX, type Words } from '@recruit/contract/mail/template'
import { type Language, lengthOf } from '@recruit/contract/text'
import { useText } from '../../../i18n/text.ts'
import { Field } from '../../../ui/controls/field.tsx'
import { GrowingTextarea } from '../../../ui/controls/growing-textarea.tsx'
import { TextField } from '../../../ui/controls/text-field.tsx'
import { wordsText } from './text.ts'

interface Props {
  id: string
  language: Language
  words: Words
  onChange: (part: Partial<Words>) => void
}

/** Subject and text in one language. */
export function WordFields({ id, language, words, onChange }: Props) {
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
