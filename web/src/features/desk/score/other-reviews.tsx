import type { Reply } from '../../../api/client.ts'
import { useText } from '../../../i18n/text.ts'
import page from '../../../ui/layout/page.module.css'
import { noValueText } from '../../../ui/table/no-value.tsx'
import { figure } from '../../staff/figures.ts'
import { adminText } from '../../staff/text.ts'
import shared from '../desk.module.css'
import { deskText } from '../text.ts'
import { scoreText } from './text.ts'

type Application = Reply<'reviewApplication'>
interface GivenProps {
  /** Each with its score in words. */
  reviews: readonly {
    member: { id: string; name: string }
    said: string
    comment: string
    answers?: Record<string, string>
  }[]
  /** What was asked, for the answers. */
  kit?: Application['kit'] | undefined
  className?: string | undefined
}

/** What each reviewer gave: score, comment and, to each question, the answer, removed ones included. */
export function GivenReviews({ reviews, kit, className }: GivenProps) {
  const text = useText(scoreText)
  return (
    <ul className={className}>
      {reviews.map(({ member, said, comment, answers = {} }) => (
        <li key={member.id}>
          <strong>{member.name}</strong> {said}
          {comment && <p>{comment}</p>}
          {kit &&
            Object.entries(answers).map(([id, answer]) => (
              <p key={id}>
                <em>{kit.questions.find((one) => one.id === id)?.text ?? text.removedQuestion}</em> {answer}
              </p>
            ))}
        </li>
      ))}
    </ul>
  )
}

/** Reviews under their title: how many, between which figures, and each of them. */
function Judged({
  title,
  aggregate,
  ...given
}: GivenProps & { title: string; aggregate: Application['aggregate'] }) {
  // Last, because the desk's own 'score' is what one does there.
  const text = useText(deskText, scoreText, adminText)
  return (
    <section className={shared.judged} aria-label={title}>
      <h3>{title}</h3>
      {aggregate && (
        <p>
          {text.reviews(aggregate.count)} · {text.score} <strong>{figure(aggregate.mean)}</strong> ·{' '}
          {text.spread} {figure(aggregate.lowest)}–{figure(aggregate.highest)}
        </p>
      )}
      <GivenReviews {...given} />
    </section>
  )
}

/** How the others of a team or a panel judged, once the member may know it. */
export function OtherReviews({ application }: { application: Application }) {
  const text = useText(noValueText, scoreText)
  const { others, aggregate, criteria, kit } = application
  if (others === null) return <p className={page.quiet}>{text.waiting}</p>
  const reviews = others.map(({ scores, ...one }) => ({
    ...one,
    said: criteria.map(({ id, name }) => `${name} ${scores[id] ?? text.notScored}`).join(' · '),
  }))
  return <Judged title={text.others} {...{ aggregate, reviews, kit }} />
}

/** For an interview: how the documents were judged, once the member may know it. */
export function DocumentReviews({ documents }: { documents: Application['documents'] | null }) {
  const text = useText(scoreText)
  if (!documents) return <p className={page.quiet}>{text.documentsHidden}</p>
  const { aggregate, others } = documents
  const reviews = others.map((one) => ({ ...one, said: figure(one.score) }))
  return <Judged title={text.documents} {...{ aggregate, reviews }} />
}
