import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { Link } from 'react-router-dom'
import { callQuery } from '../../../api/call-query.ts'
import { teamNames } from '../../../content/teams.ts'
import { useTranslation } from '../../../i18n/text.ts'
import { staffLinks } from '../../../staff-links.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { Failure } from '../../../ui/feedback/loaded.tsx'
import { toast } from '../../../ui/feedback/toasts.ts'
import { useCall } from '../../../ui/feedback/use-call.ts'
import page from '../../../ui/layout/page.module.css'
import { type Column, DataTable } from '../../../ui/table/data-table.tsx'
import type { Applicant, Which } from '../../staff/applicants.ts'
import { PassMark } from '../../staff/pass-mark.tsx'
import { adminText } from '../../staff/text.ts'
import { secondChoicesText } from './text.ts'

interface Props {
  which: Which
  /** The view in the address; the way back from an application leads to it. */
  query: string
  isEditable: boolean
}

/** Applicants of other teams whom this one may take over, below its own; nothing where there are none. */
export function SecondChoices({ which: { team, term }, query: view, isEditable }: Props) {
  const { text, language } = useTranslation(adminText, secondChoicesText)
  const sent = term === null ? { team } : { team, term }
  const query = useQuery(callQuery('secondChoices', sent, { refetchOnMount: 'always' }))
  const heading = useRef<HTMLHeadingElement>(null)
  const takeOver = useCall('takeOver', {
    sends: ({ _id }: Applicant) => ({ _id, team, staged: true }),
    onSuccess: (_reply, { name }) => {
      toast(text.takenOver(name, teamNames[team][language]))
      // The pressed button goes with its row.
      heading.current?.focus()
    },
    refresh: ['secondChoices', 'listApplicants', 'unpublished', 'toDoCounts'],
  })
  if (query.isError) return <Failure error={query.error} onRetry={() => void query.refetch()} />
  if (!query.data?.applicants.length) return null
  const { applicants } = query.data
  const columns: Column<Applicant>[] = [
    {
      id: 'name',
      head: text.name,
      cell: ({ _id, name, team: first }) => (
        <Link to={`${staffLinks.review1(first, _id)}?${view}`} className={page.alone}>
          {name}
        </Link>
      ),
    },
    { id: 'studentId', head: text.studentId, cell: ({ studentId }) => studentId },
    { id: 'first', head: text.first, cell: (one) => teamNames[one.team][language] },
    {
      id: 'pass',
      head: text.pass,
      cell: ({ pass }) => (
        <>
          <PassMark pass={pass} /> {text.passStates[pass]}
        </>
      ),
    },
  ]
  const button: Column<Applicant> = {
    ...{ id: 'takeOver', head: text.does, hidesHead: true },
    cell: (one) => (
      <Button
        small
        aria-label={text.takeOverOf(one.name)}
        busy={takeOver.isPending}
        onClick={() => takeOver.mutate(one)}
      >
        {text.takeOver}
      </Button>
    ),
  }
  return (
    <div className={page.section}>
      <h2 ref={heading} tabIndex={-1}>
        {text.title(applicants.length)}
      </h2>
      <p className={page.quiet}>{text.lead}</p>
      <DataTable
        label={text.title(applicants.length)}
        isCards
        rows={applicants}
        keyOf={({ _id }) => _id}
        columns={isEditable ? [...columns, button] : columns}
      />
    </div>
  )
}
