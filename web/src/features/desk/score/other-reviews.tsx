import type { Reply } from '../../../api/client.ts'
import { useText } from '../../../i18n/text.ts'
import styles from './score.module.css'
import { scoreText } from './text.ts'

/** What the other reviewers gave, once the server shows it. */
export function OtherReviews({ application }: { application: Reply<'reviewApplication'> }) {
  const text = useText(scoreText)
  const { others, aggregate, criteria } = application
  if (others === null) return <p className={styles.hint}>{text.waiting}</p>
  const oneDigit = (value: number) => value.toFixed(1)
  return (
    <section className={styles.others} aria-label={text.others}>
      <h3>{text.others}</h3>
      {aggregate && (
        <p>
          {text.aggregate(
            aggregate.count,
            oneDigit(aggregate.median),
            oneDigit(aggregate.lowest),
            oneDigit(aggregate.highest),
          )}
        </p>
      )}
      <ul>
        {others.map(({ member, scores, comment }) => (
          <li key={member.id}>
            <strong>{member.name}</strong>{' '}
            {criteria.map(({ id, name }) => `${name} ${scores[id] ?? '–'}`).join(' · ')}
            {comment && <p>{comment}</p>}
          </li>
        ))}
      </ul>
    </section>
  )
}
