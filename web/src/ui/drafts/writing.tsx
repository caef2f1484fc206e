import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { SavingKind, SavingState } from '../../api/drafts/autosave.ts'
import type { Conflict, Draft } from '../../api/drafts/draft-saves.ts'
import type { DiscardedText, Side } from '../../api/drafts/merge.ts'
import { useLanguage, useText, useTranslation } from '../../i18n/text.ts'
import { Button } from '../controls/button.tsx'
import { CopyButton } from '../controls/copy-button.tsx'
import page from '../layout/page.module.css'
import { clockTime, dayAndTime } from '../time/seoul-time.ts'
import styles from './versions.module.css'
import { writingDraftText } from './writing-text.ts'

const GOOD: readonly SavingKind[] = ['saved', 'changed', 'saving', 'idle']
const RETRIED: readonly SavingKind[] = ['offline', 'failing']
const PASSING: readonly SavingKind[] = ['saving', 'changed']
const toneOf = (kind: SavingKind) => (kind === 'saved' ? 'good' : GOOD.includes(kind) ? 'plain' : 'bad')

interface SavingProps {
  draft: { saving: SavingState; device: Draft<unknown, string, unknown>['device'] }
  /** What an expired identity, a closed period and a missing record mean here. */
  text: Record<'expired' | 'closed' | 'gone', string>
  className: string | undefined
  onRetry: () => void
  children?: ReactNode
}

/** The save status in words; only states that last are announced to screen readers. */
export function SavingLine({
  draft: { saving, device },
  text: own,
  className,
  onRetry,
  children,
}: SavingProps) {
  const text = { ...useText(writingDraftText), ...own }
  const language = useLanguage()
  const { kind } = saving
  const wordsOf = (): string => {
    const isUnsaved = kind !== 'saved' && kind !== 'idle' && kind !== 'saving'
    if (device === 'failed' && isUnsaved) return text.noDevice
    switch (saving.kind) {
      case 'idle':
        return ''
      case 'saved':
        return text.saved(clockTime(saving.at, language))
      case 'refused':
        return `${text.refused} ${saving.message}`
      default:
        return text[saving.kind]
    }
  }
  const words = wordsOf()
  const [said, setSaid] = useState('')
  useEffect(() => {
    if (!PASSING.includes(kind)) setSaid(words)
  }, [kind, words])
  return (
    <div className={className} data-tone={toneOf(kind)} data-saving={kind}>
      <span aria-hidden="true">{words}</span>
      <span role="status" className={page.hidden}>
        {said}
      </span>
      {RETRIED.includes(kind) && (
        <Button small onClick={onRetry}>
          {text.tryNow}
        </Button>
      )}
      {children}
    </div>
  )
}

interface CompareProps<F> {
  conflict: Conflict<{ version: number }>
  /** When the server's version was saved; null where it is unknown. */
  theirsAt: string | null
  /** The fields to choose between, with both versions in words. */
  fields: { id: F; legend: string; mine: string; theirs: string }[]
  className: string | undefined
  onChoose: (sideOf: (field: F) => Side) => void
}

/** Two versions side by side, and the choice between them; nothing is saved until it is made. */
export function CompareVersions<F extends string>(props: CompareProps<F>) {
  return <Compare key={props.conflict.theirs.version} {...props} />
}

function Compare<F extends string>({ conflict, theirsAt, fields, className, onChoose }: CompareProps<F>) {
  const { text, language } = useTranslation(writingDraftText)
  const [chosen, setChosen] = useState<ReadonlyMap<F, Side>>(new Map())
  const sideOf = (field: F): Side => chosen.get(field) ?? 'mine'
  const heading = useRef<HTMLHeadingElement>(null)
  const isReturned = conflict.reason === 'returned'
  useEffect(() => {
    // On entering this comes first; while the author types, the focus stays where it is.
    if (isReturned) heading.current?.focus()
  }, [isReturned])
  const when = {
    mine: conflict.mineAt === null ? text.beingWritten : dayAndTime(conflict.mineAt, language),
    theirs: dayAndTime(theirsAt, language),
  }
  const isByField = fields.length > 1
  return (
    <section className={className} aria-labelledby="compare" data-conflict={conflict.reason}>
      <h2 id="compare" ref={heading} tabIndex={-1}>
        {isReturned ? text.returnedTitle : text.changedTitle}
      </h2>
      <p>{isReturned ? text.returnedBody : text.changedBody}</p>
      {fields.map(({ id, legend, ...words }) => (
        <fieldset key={id} className={styles.versions}>
          <legend>{legend}</legend>
          {(['mine', 'theirs'] as const).map((side) => (
            <Version
              key={side}
              name={text[side]}
              when={when[side]}
              choice={
                isByField
                  ? {
                      group: `side-${id}`,
                      isChosen: sideOf(id) === side,
                      onChoose: () => setChosen(new Map(chosen).set(id, side)),
                    }
                  : undefined
              }
            >
              <MarkedText
                value={words[side]}
                other={words[side === 'mine' ? 'theirs' : 'mine']}
                empty={text.empty}
              />
            </Version>
          ))}
        </fieldset>
      ))}
      <div className={page.actions}>
        {isByField && (
          <Button look="primary" onClick={() => onChoose(sideOf)}>
            {text.keepChosen}
          </Button>
        )}
        <Button look={isByField ? 'plain' : 'primary'} onClick={() => onChoose(() => 'mine')}>
          {text.keepMine}
        </Button>
        <Button onClick={() => onChoose(() => 'theirs')}>{text.takeTheirs}</Button>
      </div>
    </section>
  )
}

interface DiscardedProps<F> {
  texts: readonly DiscardedText<F>[]
  nameOf: (field: F) => string
  /** Where they are, and until when. */
  note: string
  className: string | undefined
}

/** Texts that were not chosen, to read and to copy: choosing one version never destroys the other. */
export function DiscardedTexts<F extends string>({ texts, nameOf, note, className }: DiscardedProps<F>) {
  const { text, language } = useTranslation(writingDraftText)
  if (texts.length === 0) return null
  return (
    <details className={className}>
      <summary>{text.discarded(texts.length)}</summary>
      <div>
        <p>{note}</p>
        {texts.map(({ field, text: words, at }) => (
          <Version key={`${field} ${at} ${words}`} name={nameOf(field)} when={dayAndTime(at, language)}>
            <LongText>{words}</LongText>
            <CopyButton label={nameOf(field)} value={words} />
          </Version>
        ))}
      </div>
    </details>
  )
}

interface VersionProps {
  name: string
  when: string
  /** Absent where there is nothing to choose. */
  choice?: { group: string; isChosen: boolean; onChoose: () => void } | undefined
  children: ReactNode
}

/** One version: its source, its time and its text. */
function Version({ name, when, choice, children }: VersionProps) {
  const title = (
    <>
      {name} <span className={page.quiet}>{when}</span>
    </>
  )
  return (
    <div className={styles.version}>
      {choice ? (
        <label>
          <input type="radio" name={choice.group} checked={choice.isChosen} onChange={choice.onChoose} />
          <span>{title}</span>
        </label>
      ) : (
        <strong>{title}</strong>
      )}
      {children}
    </div>
  )
}

const LongText = ({ children }: { children: ReactNode }) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: a long text scrolls, by keyboard too
  <p className={styles.text} tabIndex={0}>
    {children}
  </p>
)

interface Props {
  value: string
  other: string
  empty: string
}

/** A text that highlights the parts missing in the other version. */
function MarkedText({ value, other, empty }: Props) {
  const { before, own, after } = differenceFrom(value, other)
  if (!value) return <p>{empty}</p>
  return (
    <LongText>
      {before}
      {own && <mark>{own}</mark>}
      {after}
    </LongText>
  )
}

/** Where a text differs from another one, as one stretch between what both begin and end with. */
export function differenceFrom(text: string, other: string) {
  // By code points, so that no character is cut in two.
  const here = [...text]
  const there = [...other]
  const shorter = Math.min(here.length, there.length)
  let start = 0
  while (start < shorter && here[start] === there[start]) start++
  let end = 0
  while (end < shorter - start && here.at(-1 - end) === there.at(-1 - end)) end++
  return {
    before: here.slice(0, start).join(''),
    own: here.slice(start, here.length - end).join(''),
    after: here.slice(here.length - end).join(''),
  }
}
