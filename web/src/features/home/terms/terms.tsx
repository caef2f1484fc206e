import { useState } from 'react'
import { Link } from 'react-router-dom'
import type { Reply } from '../../../api/client.ts'
import { useLanguage } from '../../../i18n/language.ts'
import { useText } from '../../../i18n/text.ts'
import { staffLinks } from '../../../staff-links.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { Loaded } from '../../../ui/feedback/loaded.tsx'
import { fullDay } from '../../../ui/time/seoul-time.ts'
import { useOverview } from '../../staff/use-overview.ts'
import { NewTerm } from './new-term.tsx'
import table from '../../../ui/table/table.module.css'
import styles from './terms.module.css'
import { termsText } from './text.ts'

type Term = Reply<'overview'>['terms'][number]

/** The terms there were, when the personal data of each go, and the beginning of a new one. */
export function Terms({ recordId }: { recordId: string }) {
  const text = useText(termsText)
  const [isStarting, setStarting] = useState(false)
  return (
    <section className={styles.terms} aria-labelledby="terms">
      <h2 id="terms">{text.title}</h2>
      <p>{text.lead}</p>
      <Loaded query={useOverview()}>
        {({ terms }) => (
          <>
            <TermTable terms={[...terms].reverse()} />
            <p>
              <Button onClick={() => setStarting(true)}>{text.start}</Button>
            </p>
            {isStarting && <NewTerm recordId={recordId} onClose={() => setStarting(false)} />}
          </>
        )}
      </Loaded>
    </section>
  )
}

function TermTable({ terms }: { terms: Term[] }) {
  const text = useText(termsText)
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <section className={table.scroll} tabIndex={0} aria-label={text.terms}>
        <table>
          <thead>
            <tr>
              {[text.term, text.applications, text.closed, text.removes].map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {terms.map((term) => (
              <TermRow key={term.term} term={term} />
            ))}
          </tbody>
        </table>
      </section>
      {terms.some(({ closedAt }) => closedAt) && (
        <details className={styles.what}>
          <summary>{text.whatGoes}</summary>
          <p>{text.going}</p>
          <p>{text.staying}</p>
        </details>
      )}
    </>
  )
}

function TermRow({
  term: { term, cardinalNumber, applications, closedAt, removesAt, isRemoved },
}: {
  term: Term
}) {
  const text = useText(termsText)
  const name = text.nth(term, cardinalNumber)
  const language = useLanguage((state) => state.language)
  const when = fullDay(removesAt, language)
  return (
    <tr>
      <th scope="row">
        {name}
        {closedAt && !isRemoved && (
          <Link to={staffLinks.archive(term)} aria-label={text.archiveOf(name)}>
            {text.archive}
          </Link>
        )}
      </th>
      <td data-label={text.applications}>{text.count(applications)}</td>
      <td data-label={closedAt && text.closed}>
        {closedAt ? fullDay(closedAt, language) : <strong>{text.running}</strong>}
      </td>
      <td data-label={text.removes}>
        {isRemoved ? text.removed(when) : when && text.goes(when, text.count(applications))}
      </td>
    </tr>
  )
}
