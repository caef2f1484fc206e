import type { Team } from '@recruit/contract/constants'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { callQuery } from '../../../api/call-query.ts'
import type { Reply } from '../../../api/client.ts'
import { useText } from '../../../i18n/text.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { DrawnTogether, Loaded } from '../../../ui/feedback/loaded.tsx'
import { useCall } from '../../../ui/feedback/use-call.ts'
import page from '../../../ui/layout/page.module.css'
import { DataTable } from '../../../ui/table/data-table.tsx'
import { Numbered } from './assigned.tsx'
import styles from './setup.module.css'
import { setupText } from './text.ts'

type Application = Reply<'listNamedAuthors'>['applications'][number]

/** Above what follows: the applications that name their author, before reviewers read them. */
export function NamedAuthors({ team, children }: { team: Team; children: ReactNode }) {
  const query = useQuery(callQuery('listNamedAuthors', { team }))
  return (
    <DrawnTogether queries={[query]}>
      <Loaded query={query}>
        {({ applications }) => applications.length > 0 && <Named applications={applications} />}
      </Loaded>
      {children}
    </DrawnTogether>
  )
}

function Named({ applications }: { applications: Application[] }) {
  const text = useText(setupText)
  const hide = useCall('hideNames', { says: ({ message }) => message, refresh: ['listNamedAuthors'] })
  return (
    <details className={styles.named}>
      <summary>
        {text.named(applications.length, applications.filter(({ isHidden }) => isHidden).length)}
      </summary>
      <p className={page.quiet}>{text.namedLead}</p>
      <DataTable
        label={text.namedLabel}
        isHigh
        isCards
        rows={applications}
        keyOf={({ _id }) => _id}
        columns={[
          { id: 'applicant', head: text.applicant, cell: Numbered, width: 'line' },
          { id: 'places', head: text.namedWhere, cell: ({ places }) => <Places places={places} /> },
          {
            id: 'hide',
            head: text.namedInReviews,
            hidesHead: true,
            cell: ({ _id, name, isHidden }) => (
              <Button
                small
                busy={hide.isPending}
                aria-label={isHidden ? text.uncoverOf(name) : text.hideOf(name)}
                onClick={() => hide.mutate({ _id, hidden: !isHidden })}
              >
                {isHidden ? text.uncover : text.hide}
              </Button>
            ),
            width: 'line',
          },
        ]}
      />
    </details>
  )
}

const Places = ({ places }: Pick<Application, 'places'>) => (
  <ul>
    {places.map(({ heading, before, named, after }, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the places of a text have no other name, and are read again whole
      <li key={at}>
        <small>{heading}</small> {before}
        <mark>{named}</mark>
        {after}
      </li>
    ))}
  </ul>
)
