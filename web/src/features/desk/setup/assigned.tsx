import type { UseQueryResult } from '@tanstack/react-query'
import { useState } from 'react'
import type { Reply } from '../../../api/client.ts'
import { useText, useTranslation } from '../../../i18n/text.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { SelectField } from '../../../ui/controls/choice.tsx'
import { Dialog } from '../../../ui/feedback/dialog.tsx'
import { Loaded, Refused } from '../../../ui/feedback/loaded.tsx'
import page from '../../../ui/layout/page.module.css'
import { type Column, DataTable } from '../../../ui/table/data-table.tsx'
import { firstNames, nameOf } from '../../staff/first-names.ts'
import type { MemberWhoReviews } from '../../staff/reviewers.ts'
import { useChange } from './assigning.ts'
import styles from './setup.module.css'
import { setupText } from './text.ts'

type Application = Reply<'listAssignments'>['applications'][number]
type Person = Application['members'][number]

/** Whom a row is about, by name and by the number that reviewers know. */
export const Numbered = ({ name, number }: Pick<Application, 'name' | 'number'>) => (
  <>
    {name} <small>#{number}</small>
  </>
)

export const lackingOf = (applications: Application[], needed: number) =>
  applications.filter(({ members }) => members.length < needed)

interface AssignedProps {
  query: UseQueryResult<Reply<'listAssignments'>>
  members: MemberWhoReviews[]
  /** How many reviewers each application needs. */
  needed: number
}

/** Who reviews which application: a mark hands it on or takes it away, a free cell assigns. */
export function Assigned({ query, members, needed }: AssignedProps) {
  const { text, language } = useTranslation(setupText)
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const lacking = lackingOf(query.data?.applications ?? [], needed)
  return (
    <section className={page.stack}>
      <h2>
        {text.whoReviews}{' '}
        {query.data && (
          <span className={page.quiet}>{text.applications(query.data.applications.length)}</span>
        )}
      </h2>
      {lacking.length > 0 && (
        <p className={styles.lacking}>
          {text.lackReviewers(lacking.length, firstNames(lacking.map(nameOf), language))}
        </p>
      )}
      <Loaded query={query}>
        {({ applications }) => (
          <AssignedGrid applications={applications} members={members} needed={needed} onChoose={setChosen} />
        )}
      </Loaded>
      {chosen && <ChangeDialog members={members} chosen={chosen} onClose={() => setChosen(null)} />}
    </section>
  )
}

/** The names of more reviewers are written downwards on a phone. */
const FEW = 3

interface GridProps {
  applications: Application[]
  members: MemberWhoReviews[]
  needed: number
  onChoose: (chosen: Chosen) => void
}

function AssignedGrid({ applications, members, needed, onChoose }: GridProps) {
  const text = useText(setupText)
  const loads = Map.groupBy(
    applications.flatMap((application) => application.members),
    ({ id }) => id,
  )
  // Someone who has left the team may still have assignments.
  const others = [...loads.values()].flatMap(([one]) => one ?? [])
  const reviewers = [...new Map([...members, ...others].map((one) => [one.id, one])).values()]
  const lacking = new Set(lackingOf(applications, needed))
  const isOpen = ({ members, submitted }: Application) =>
    members.some(({ id }) => submitted?.includes(id) === false)
  /** Those without enough reviewers come first, then those whose reviews are not all submitted. */
  const placeOf = (one: Application) => (lacking.has(one) ? 0 : isOpen(one) ? 1 : 2)
  // As it was when the grid was drawn: a row does not move while its reviewers are chosen.
  const [places] = useState(() => new Map(applications.map((one) => [one._id, placeOf(one)])))
  const place = ({ _id }: Application) => places.get(_id) ?? 2
  const add = useChange('addAssignment')
  const cell = (application: Application, member: Person) => {
    const { _id, name, members: its, submitted, recused } = application
    const label = text.changeOf(member.name, name)
    // Known once all reviews may be read.
    const isDone = submitted?.includes(member.id)
    if (its.some(({ id }) => id === member.id))
      return (
        <Button
          small
          data-done={isDone}
          aria-label={isDone ? text.hasSubmitted(label) : label}
          onClick={() => onChoose({ application, member })}
        >
          {isDone === false ? '○' : '✓'}
        </Button>
      )
    if (recused.includes(member.id)) return <span className={page.quiet}>{text.recused}</span>
    const to = members.find(({ id }) => id === member.id)
    return (
      to && (
        <Button
          small
          data-free
          busy={add.isPending}
          aria-label={text.giveOf(member.name, name)}
          onClick={() => add.mutate({ _id, to })}
        >
          +
        </Button>
      )
    )
  }
  return (
    <>
      <p className={page.quiet}>
        {applications.some(({ submitted }) => submitted) && `${text.gridKey}, `}
        {text.loadKey}
      </p>
      <DataTable
        label={text.whoReviews}
        isHigh
        className={`${styles.grid} ${reviewers.length > FEW ? styles.many : ''}`}
        rows={applications.toSorted(
          (one, other) => place(one) - place(other) || one.name.localeCompare(other.name, 'ko'),
        )}
        keyOf={({ _id }) => _id}
        columns={[
          {
            ...{ id: 'applicant', head: text.applicant, width: 'line' },
            cell: ({ members: its, ...application }) => (
              <>
                <Numbered {...application} />
                {its.length < needed && <small data-lacks>{text.lacks(needed - its.length)}</small>}
              </>
            ),
          },
          ...reviewers.map(
            (member): Column<Application> => ({
              id: member.id,
              head: text.loadOf(member.name, loads.get(member.id)?.length ?? 0),
              cell: (application) => cell(application, member),
            }),
          ),
        ]}
      />
      <Refused error={add.error} />
    </>
  )
}

interface Chosen {
  application: Application
  member: Person
}

interface ChangeProps {
  members: MemberWhoReviews[]
  chosen: Chosen
  onClose: () => void
}

function ChangeDialog({ members, chosen: { application, member }, onClose }: ChangeProps) {
  const text = useText(setupText)
  const [toId, setToId] = useState('')
  const others = members.filter(({ id }) => application.members.every((one) => one.id !== id))
  const to = others.find(({ id }) => id === toId)
  const change = useChange('removeAssignment', onClose)
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
