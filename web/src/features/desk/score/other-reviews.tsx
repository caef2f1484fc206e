import type { Reply } from '../../../api/client.ts'
import { useText } from '../../../i18n/text.ts'
import page from '../../../ui/layout/page.module.css'
import { noValueText } from '../../../ui/table/no-value.tsx'
import { figure } from '../../staff/figures.ts'
import { adminText } from '../../staff/text.ts'
import shared from '../desk.module.css'
import { scoreText } from './text.ts'

/** How many, and between which figures. */
function InNumbers({ aggregate }: { aggregate: NonNullable<Reply<'reviewApplication'>['aggregate']> }) {
  const text = useText(adminText, scoreText)
  const { count, mean, lowest, highest } = aggregate
  return (
    <p>
      {text.reviews(count)} · {text.score} {figure(mean)} · {figure(lowest)}–{figure(highest)}
    </p>
  )
}

interface AnswersProps {
  kit: Reply<'reviewApplication'>['kit']
  answers: Record<string, string>
}

/** What was said to each question, those that were removed since included. */
export function Answers({ kit, answers }: AnswersProps) {
  const text = useText(scoreText)
  return Object.entries(answers).map(([id, said]) => (
    <p key={id}>
      <em>{kit.questions.find((one) => one.id === id)?.text ?? text.removedQuestion}</em> {said}
    </p>
  ))
}

/** How the others of a team or a panel judged, once the member may know it. */
export function OtherReviews({ application }: { application: Reply<'reviewApplication'> }) {
  const text = useText(noValueText, scoreText)
  const { others, aggregate, criteria, kit } = application
  if (others === null) return <p className={page.quiet}>{text.waiting}</p>
  return (
    <section className={shared.judged} aria-label={text.others}>
      <h3>{text.others}</h3>
      {aggregate && <InNumbers aggregate={aggregate} />}
      <ul>
        {others.map(({ member, scores, answers, comment }) => (
          <li key={member.id}>
            <strong>{member.name}</strong>{' '}
            {criteria.map(({ id, name }) => `${name} ${scores[id] ?? text.notScored}`).join(' · ')}
            {comment && <p>{comment}</p>}
            <Answers {...{ kit, answers }} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** For an interview: how the documents were judged, once the member may know it. */
export function DocumentReviews({
  documents,
}: {
  documents: Reply<'reviewApplication'>['documents'] | null
}) {
  const text = useText(scoreText)
  if (!documents) return <p className={page.quiet}>{text.documentsHidden}</p>
  const { aggregate, others } = documents
  return (
    <section className={shared.judged} aria-label={text.documents}>
      <h3>{text.documents}</h3>
      {aggregate && <InNumbers aggregate={aggregate} />}
      <ul>
        {others.map(({ member, score, comment }) => (
          <li key={member.id}>
            <strong>{member.name}</strong> {figure(score)}
            {comment && <p>{comment}</p>}
          </li>
        ))}
      </ul>
    </section>
  )
}
