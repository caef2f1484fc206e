import { useState } from 'react'
import { Link } from 'react-router-dom'
import type { Reply } from '../../../api/client.ts'
import { useText, useTranslation } from '../../../i18n/text.ts'
import { staffLinks } from '../../../staff-links.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { Loaded } from '../../../ui/feedback/loaded.tsx'
import page from '../../../ui/layout/page.module.css'
import { DataTable } from '../../../ui/table/data-table.tsx'
import { fullDay } from '../../../ui/time/seoul-time.ts'
import { useOverview, useTermName } from '../../staff/use-term-name.ts'
import home from '../home.module.css'
import { NewTerm } from './new-term.tsx'
import styles from './terms.module.css'
import { termsText } from './text.ts'

type Term = Reply<'overview'>['terms'][number]

/** The terms there were, when the personal data of each go, and the beginning of a new one. */
export function Terms({ recordId }: { recordId: string }) {
  const text = useText(termsText)
  const [isStarting, setStarting] = useState(false)
  return (
    <details>
      <summary>
        {text.title}
        <span className={page.quiet}>{text.inside}</span>
      </summary>
      <div className={home.fold}>
        <Loaded query={useOverview()}>
          {({ terms }) => (
            <>
              <div className={home.line}>
                <p>{text.lead}</p>
                <Button small onClick={() => setStarting(true)}>
                  {text.start}
                </Button>
              </div>
              <TermTable terms={[...terms].reverse()} />
              {isStarting && <NewTerm recordId={recordId} onClose={() => setStarting(false)} />}
            </>
          )}
        </Loaded>
      </div>
    </details>
  )
}

function TermTable({ terms }: { terms: Term[] }) {
  const { text, language } = useTranslation(termsText)
  const nameOf = useTermName()
  const removal = ({ removesAt, isRemoved, applications }: Term) => {
    const when = fullDay(removesAt, language)
    if (isRemoved) return text.removed(when)
    return when ? text.goes(when, text.count(applications)) : text.goesLater
  }
  return (
    <>
      <DataTable
        label={text.terms}
        isCards
        rows={terms}
        keyOf={({ term }) => term}
        columns={[
          {
            id: 'term',
            head: text.term,
            cell: ({ term, closedAt, isRemoved }) => (
              <>
                {nameOf(term)}{' '}
                {closedAt && !isRemoved && (
                  <Link to={staffLinks.archive(term)} aria-label={text.archiveOf(nameOf(term))}>
                    {text.archive}
                  </Link>
                )}
              </>
            ),
          },
          {
            id: 'applications',
            head: text.applications,
            cell: ({ applications }) => text.count(applications),
            width: 'line',
          },
          {
            id: 'closed',
            head: text.closed,
            cell: ({ closedAt }) =>
              closedAt ? text.closedOn(fullDay(closedAt, language)) : <strong>{text.running}</strong>,
            width: 'line',
          },
          { id: 'removes', head: text.removes, cell: removal },
        ]}
      />
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
