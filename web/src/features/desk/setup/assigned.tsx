import type { Team } from '@recruit/contract/constants'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Reply } from '../../../api/client.ts'
import { useText } from '../../../i18n/text.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { Loaded } from '../../../ui/feedback/loaded.tsx'
import { DataTable } from '../../../ui/table/data-table.tsx'
import { assignmentsQuery } from '../../staff/review-queries.ts'
import { ChangeDialog, type Chosen } from './change-dialog.tsx'
import type { MemberToAsk } from './members-to-ask.ts'
import styles from './setup.module.css'
import { setupText } from './text.ts'

type Applications = Reply<'listAssignments'>['applications']

interface Props {
  team: Team
  members: MemberToAsk[]
}

/** Who reviews which application, with ways to remove or hand over one; read once it is opened. */
export function Assigned({ team, members }: Props) {
  const text = useText(setupText)
  const [isOpen, setOpen] = useState(false)
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const query = useQuery({ ...assignmentsQuery(team), enabled: isOpen })
  return (
    <details className={styles.assigned} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{text.whoReviews}</summary>
      {isOpen && (
        <Loaded query={query}>
          {({ applications }) => <AssignedTable applications={applications} onChoose={setChosen} />}
        </Loaded>
      )}
      {chosen && <ChangeDialog members={members} chosen={chosen} onClose={() => setChosen(null)} />}
    </details>
  )
}

interface TableProps {
  applications: Applications
  onChoose: (chosen: Chosen) => void
}

function AssignedTable({ applications, onChoose }: TableProps) {
  const text = useText(setupText)
  return (
    <DataTable
      label={text.whoReviews}
      isHigh
      rows={applications}
      keyOf={({ _id }) => _id}
      columns={[
        { id: 'applicant', head: text.applicant, cell: ({ name }) => name },
        {
          id: 'members',
          head: text.member,
          cell: (application) =>
            application.members.length === 0
              ? text.unassigned
              : application.members.map((member) => (
                  <div key={member.id} className={styles.ways}>
                    {member.name}
                    <Button
                      small
                      aria-label={text.changeOf(member.name, application.name)}
                      onClick={() => onChoose({ application, member })}
                    >
                      {text.change}
                    </Button>
                  </div>
                )),
        },
      ]}
    />
  )
}
