import { NAME_COVER } from '@recruit/contract/constants'
import { createContext, type ReactNode, useContext, useState } from 'react'
import type { Reply } from '../../../api/client.ts'
import { useText } from '../../../i18n/text.ts'
import { Button } from '../../../ui/controls/button.tsx'
import page from '../../../ui/layout/page.module.css'
import styles from './covers.module.css'
import { reviewText } from './text.ts'

/** What a reviewer reads; nothing where staff read, who know the name. */
export type Scored = Pick<Reply<'reviewApplication'>, 'id' | 'names'> | undefined

const NOWHERE: NonNullable<Scored>['names']['places'] = []
const Covered = createContext(NOWHERE)

/** Says on top that texts name their author, and covers these places until the reviewer wants to see them. */
export function NamesCovered({ scored, children }: { scored: Scored; children: ReactNode }) {
  const text = useText(reviewText)
  const [shownOf, setShownOf] = useState('')
  const { id = '', names } = scored ?? {}
  const isHidden = names?.isHidden ?? false
  const isShown = shownOf === id && !isHidden
  const places = names?.places ?? NOWHERE
  return (
    <>
      {places.length > 0 && (
        <div className={styles.notice}>
          <p>{isHidden ? text.namesHidden : text.namesHere}</p>
          {!isHidden && (
            <Button small onClick={() => setShownOf(isShown ? '' : id)}>
              {isShown ? text.coverNames : text.showNames}
            </Button>
          )}
        </div>
      )}
      <Covered value={isShown ? NOWHERE : places}>{children}</Covered>
    </>
  )
}

/** The parts of a text, in turn as they are and covered. */
function usePieces(field: string, value: string) {
  const covered = useContext(Covered)
  const pieces: { at: number; text: string; isCovered: boolean }[] = []
  let last = 0
  for (const { start, end } of covered.filter((place) => place.field === field)) {
    pieces.push({ at: last, text: value.slice(last, start), isCovered: false })
    pieces.push({ at: start, text: NAME_COVER, isCovered: true })
    last = end
  }
  return [...pieces, { at: last, text: value.slice(last), isCovered: false }]
}

/** The text as it is seen now, to be copied. */
export const useCoveredText = (field: string, value: string): string =>
  usePieces(field, value)
    .map(({ text }) => text)
    .join('')

/** A text with a block over each place that is covered. */
export function CoverableText({ field, value }: { field: string; value: string }) {
  const words = useText(reviewText)
  return usePieces(field, value).map(({ at, text, isCovered }) =>
    isCovered ? (
      <span key={at} className={styles.cover}>
        <span aria-hidden="true">{text}</span>
        <span className={page.hidden}>{words.covered}</span>
      </span>
    ) : (
      text
    ),
  )
}
