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
import { type Column, DataTable } from '../../../ui/table/data-table.tsx'
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

type Person = Application['members'][number]

interface Props {
  team: Team
  members: MemberToAsk[]
  /** How many reviewers each application needs. */
  needed: number
}

/** Who reviews which application, as a grid; a mark in it opens the ways to hand it on or take it away. */
export function Assigned({ team, members, needed }: Props) {
  const text = useText(setupText)
  const [chosen, setChosen] = useState<Chosen | null>(null)
  return (
    <>
      <h2>{text.whoReviews}</h2>
      <Loaded query={useQuery(assignmentsQuery(team))}>
        {({ applications }) => (
          <AssignedGrid applications={applications} members={members} needed={needed} onChoose={setChosen} />
        )}
      </Loaded>
      {chosen && <ChangeDialog members={members} chosen={chosen} onClose={() => setChosen(null)} />}
    </>
  )
}

interface GridProps {
  applications: Application[]
  members: Person[]
  needed: number
  onChoose: (chosen: Chosen) => void
}

/** A row for each application, a column for each reviewer. */
function AssignedGrid({ applications, members, needed, onChoose }: GridProps) {
  const text = useText(setupText)
  const loads = Map.groupBy(
    applications.flatMap((application) => application.members),
    ({ id }) => id,
  )
  // Someone who has left the team may still have assignments.
  const others = [...loads.values()].flatMap(([one]) => one ?? [])
  const reviewers = [...new Map([...members, ...others].map((one) => [one.id, one])).values()]
  return (
    <DataTable
      label={text.whoReviews}
      isHigh
      className={styles.grid}
      rows={applications}
      keyOf={({ _id }) => _id}
      columns={[
        {
          id: 'applicant',
          head: text.applicant,
          cell: ({ name, number }) => (
            <>
              {name} <small>#{number}</small>
            </>
          ),
          foot: text.total,
          width: 'line',
        },
        {
          id: 'count',
          head: text.reviewersOf,
          cell: ({ members: its }) => text.reviewersGiven(its.length, needed),
          width: 'line',
        },
        ...reviewers.map(
          (member): Column<Application> => ({
            id: member.id,
            head: member.name,
            cell: (application) =>
              application.members.some(({ id }) => id === member.id) ? (
                <Button
                  small
                  aria-label={text.changeOf(member.name, application.name)}
                  onClick={() => onChoose({ application, member })}
                >
                  ✓ {text.assigned}
                </Button>
              ) : (
                <span className={page.quiet}>–</span>
              ),
            foot: loads.get(member.id)?.length ?? 0,
            width: 'line',
          }),
        ),
      ]}
    />
  )
}

/** One assignment. */
interface Chosen {
  application: Application
  member: Person
}

interface ChangeProps {
  members: MemberToAsk[]
  chosen: Chosen
  onClose: () => void
}

/** Asks who reviews an application instead of a member: another one, or no one. */
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
