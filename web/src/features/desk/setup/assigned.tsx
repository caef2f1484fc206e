import type { Team } from '@recruit/contract/constants'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../api/call.ts'
import type { Reply } from '../../../api/client.ts'
import { useText } from '../../../i18n/text.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { SelectField } from '../../../ui/controls/select.tsx'
import { Dialog } from '../../../ui/feedback/dialog.tsx'
import { Loaded } from '../../../ui/feedback/loaded.tsx'
import { Refused } from '../../../ui/feedback/refused.tsx'
import { useCall } from '../../../ui/feedback/use-call.ts'
import page from '../../../ui/layout/page.module.css'
import { DataTable } from '../../../ui/table/data-table.tsx'
import { assignmentsQuery, REVIEWING } from '../../staff/review-queries.ts'
import styles from './setup.module.css'
import { setupText } from './text.ts'

/** Who of the staff may be asked to review a team's applications: its members who can sign in by name. */
export async function membersToAsk(team: Team) {
  const { members } = await call('listMembers', {})
  return members
    .filter(({ teams, isDisabled }) => !isDisabled && teams.includes(team))
    .map(({ id, name, teams }) => ({ id, name, teams }))
}
export type MemberToAsk = Awaited<ReturnType<typeof membersToAsk>>[number]

type Application = Reply<'listAssignments'>['applications'][number]

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
  applications: Application[]
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
                  <div key={member.id} className={page.actions}>
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

/** One assignment. */
interface Chosen {
  application: Application
  member: Application['members'][number]
}

interface ChangeProps {
  members: MemberToAsk[]
  chosen: Chosen
  onClose: () => void
}

/** Asks who reviews an application instead of a member: somebody who does not yet, or nobody. */
function ChangeDialog({ members, chosen: { application, member }, onClose }: ChangeProps) {
  const text = useText(setupText)
  const [toId, setToId] = useState('')
  const others = members.filter(({ id }) => application.members.every((one) => one.id !== id))
  const to = others.find(({ id }) => id === toId)
  const change = useCall('removeAssignment', {
    says: ({ message }) => message,
    onSuccess: onClose,
    refresh: REVIEWING,
    isErrorShown: true,
  })
  return (
    <Dialog
      title={text.changeTitle(member.name, application.name)}
      note={text.changeBody}
      confirm={{
        label: to ? text.handOn : text.takeAway,
        busy: change.isPending,
        onPress: () => change.mutate({ _id: application._id, member: member.id, to }),
      }}
      closesFirst
      onClose={onClose}
    >
      <SelectField
        id="hand-to"
        label={text.handTo}
        value={toId}
        options={[
          { value: '', label: text.toNobody },
          ...others.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        onChange={(chosen) => {
          setToId(chosen)
          change.reset()
        }}
      />
      <Refused error={change.error} />
    </Dialog>
  )
}
