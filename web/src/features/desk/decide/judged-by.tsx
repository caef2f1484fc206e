import { useText } from '../../../i18n/text.ts'
import page from '../../../ui/layout/page.module.css'
import { figure, MEDIAN_OF } from '../../staff/figures.ts'
import { adminText } from '../../staff/text.ts'
import shared from '../desk.module.css'
import { GivenReviews } from '../score/other-reviews.tsx'
import { deskText } from '../text.ts'
import type { Judged, Kit } from './applications.ts'
import styles from './decide.module.css'

interface JudgedProps {
  title: string
  judged: Judged | null
  /** What was asked, for the answers. */
  kit?: Kit | undefined
}

/** The reviews of one stage: their figures, and each of them. */
export function JudgedBy({ title, judged, kit }: JudgedProps) {
  const text = useText(deskText)
  const named = useText(adminText)
  if (!judged?.aggregate)
    return (
      <p className={page.quiet}>
        {title}: {text.notJudged}
      </p>
    )
  const { aggregate, disagreement, reviews, missing } = judged
  const lines: [string, string][] = [
    [named.score, figure(aggregate.mean)],
    [named.apart, disagreement === null ? '' : figure(aggregate.deviation)],
    [named.median, aggregate.count < MEDIAN_OF ? '' : figure(aggregate.median)],
    [text.spread, aggregate.count < 2 ? '' : `${figure(aggregate.lowest)}–${figure(aggregate.highest)}`],
    [text.count, String(aggregate.count)],
  ]
  return (
    <section className={`${shared.judged} ${styles.judged}`} aria-label={title}>
      <h2>{title}</h2>
      <dl>
        {lines
          .filter(([, value]) => value)
          .map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
      <GivenReviews
        reviews={reviews.map((one) => ({ ...one, said: figure(one.score) }))}
        kit={kit}
        className={styles.given}
      />
      {missing.length > 0 && (
        <p>
          {text.missing}: {missing.map(({ name }) => name).join(', ')}
        </p>
      )}
    </section>
  )
}
