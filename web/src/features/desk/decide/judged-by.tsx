import { useText } from '../../../i18n/text.ts'
import desk from '../desk.module.css'
import { deskText } from '../text.ts'
import type { Judged } from './applications.ts'
import styles from './decide.module.css'

const oneDigit = (value: number) => value.toFixed(1)

/** What reviewers gave, once that may be known: the figures, each review's comment, and who is missing. */
export function JudgedBy({ judged, isOpen }: { judged: Judged | null; isOpen: boolean }) {
  const text = useText(deskText)
  if (!isOpen) return <p className={desk.note}>{text.notOpen}</p>
  if (!judged?.aggregate) return <p className={desk.note}>{text.notJudged}</p>
  const { aggregate, disagreement, reviews, missing } = judged
  const lines: [string, string][] = [
    [text.median, oneDigit(aggregate.median)],
    [text.spread, `${oneDigit(aggregate.lowest)}–${oneDigit(aggregate.highest)}`],
    [text.count, String(aggregate.count)],
    ...(disagreement === null ? [] : [[text.disagreement, text.rank(disagreement)] as [string, string]]),
  ]
  return (
    <section className={styles.judged} aria-label={text.judged}>
      <h2>{text.judged}</h2>
      <dl>
        {lines.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <ul>
        {reviews.map(({ member, score, comment }) => (
          <li key={member.id}>
            <strong>{member.name}</strong> {oneDigit(score)}
            {comment && <p>{comment}</p>}
          </li>
        ))}
      </ul>
      {missing.length > 0 && (
        <p>
          {text.missing}: {missing.map(({ name }) => name).join(', ')}
        </p>
      )}
    </section>
  )
}
