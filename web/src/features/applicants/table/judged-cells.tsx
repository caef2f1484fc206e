import { useText } from '../../../i18n/text.ts'
import type { Judged } from '../filters/figures.ts'
import { listText } from '../text.ts'
import styles from './judged.module.css'
import { SortHead, type SortProps } from './table-head.tsx'

/** Means are told apart by hundredths: the order that they give must be seen. */
const figure = (value: number | null | undefined) => value?.toFixed(2) ?? ''

/** The heads of what reviews come to; each begins with the greatest. */
export function JudgedHeads(sorted: SortProps) {
  const text = useText(listText)
  return (
    <>
      {(['score', 'apart', 'missing'] as const).map((by) => (
        <SortHead key={by} by={by} label={text[by]} className={styles[by]} isGreatestFirst {...sorted} />
      ))}
    </>
  )
}

/** What the reviews of an applicant come to; empty where there are none. */
export function JudgedCells({ judged }: { judged: Judged | null }) {
  const text = useText(listText)
  const awaited = judged?.awaited.join(', ')
  return (
    <>
      <td className={styles.figure}>{figure(judged?.score)}</td>
      <td className={styles.figure}>{figure(judged?.apart)}</td>
      <td className={styles.figure} title={awaited ? text.awaited(awaited) : undefined}>
        {judged?.missing}
      </td>
    </>
  )
}

/** The same on a narrow screen, below the name, where it is seen without swiping; read out in its columns. */
export function JudgedLine({ judged: { score, missing } }: { judged: Judged }) {
  const text = useText(listText)
  const parts = [score !== null && text.scoreOf(figure(score)), missing > 0 && text.toCome(missing)]
  return (
    <span className={styles.line} aria-hidden="true">
      {parts.filter(Boolean).join(' · ')}
    </span>
  )
}
