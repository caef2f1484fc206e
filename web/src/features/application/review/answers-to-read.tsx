import { type Answer, answerInWords, answerName, type Question } from '@recruit/contract/fields/questions'
import { lengthOf } from '@recruit/contract/text'
import { useId } from 'react'
import type { Reply } from '../../../api/client.ts'
import { useText, useTranslation } from '../../../i18n/text.ts'
import { CopyButton } from '../../../ui/controls/copy-button.tsx'
import page from '../../../ui/layout/page.module.css'
import { NoValue } from '../../../ui/table/no-value.tsx'
import { CoverableText, useCoveredText } from './covers.tsx'
import styles from './review.module.css'
import { reviewText } from './text.ts'

export const isOpenable = (address: unknown): boolean => /^https?:\/\//i.test(String(address))

/** What a term asks in addition, and what was answered. */
export type Asked = Pick<Reply<'getApplication'>, 'questions' | 'answers'>

/** The answers to the term's own questions: texts whole, the others with their questions in a list. */
export function AnswersToRead({ questions = [], answers = {} }: Asked) {
  const { text, language } = useTranslation(reviewText)
  const [texts, short] = [true, false].map((isText) =>
    questions.filter(({ kind }) => (kind === 'essay') === isText),
  )
  const nameOf = ({ label, isRemoved }: Question) =>
    isRemoved ? text.noLongerAsked(label[language]) : label[language]
  return (
    <>
      {texts?.map((question) => (
        <TextToRead
          key={question.id}
          field={answerName(question.id)}
          heading={nameOf(question)}
          title={question.label[language]}
          value={answerInWords(question, answers[question.id], language)}
        />
      ))}
      {short && short.length > 0 && (
        <dl className={styles.answers}>
          {short.map((question) => (
            <div key={question.id}>
              <dt>{nameOf(question)}</dt>
              <dd>
                <AnswerInWords question={question} answer={answers[question.id]} />
              </dd>
            </div>
          ))}
        </dl>
      )}
    </>
  )
}

function AnswerInWords({ question, answer }: { question: Question; answer: Answer | undefined }) {
  const { text, language } = useTranslation(reviewText)
  const words = answerInWords(question, answer, language)
  const field = answerName(question.id)
  const isCovered = useCoveredText(field, words) !== words
  if (!words) return <NoValue why="blank" />
  if (question.kind !== 'link' || !isOpenable(words) || isCovered)
    return <CoverableText field={field} value={words} />
  return (
    <a href={words} target="_blank" rel="noreferrer noopener">
      {words}
      <span className={page.hidden}> {text.outside}</span>
    </a>
  )
}

interface TextProps {
  heading: string
  field: string
  title: string
  value: string
}

export function TextToRead({ heading: shown, field, title, value }: TextProps) {
  const text = useText(reviewText)
  const copied = useCoveredText(field, value)
  // A packet has many applications on one page: no ids or landmarks of the same name.
  const heading = useId()
  return (
    <article className={styles.essay} aria-labelledby={heading}>
      <div className={styles.head}>
        <h2 id={heading}>{shown}</h2>
        {value && <span>{text.length(lengthOf(value))}</span>}
        {value && <CopyButton isShort label={title} value={copied} />}
      </div>
      {value ? (
        <p className={styles.text}>
          <CoverableText field={field} value={value} />
        </p>
      ) : (
        <p className={styles.none}>{text.notWritten}</p>
      )}
    </article>
  )
}
