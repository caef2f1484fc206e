import { DEFAULT_REVIEWS_NEEDED, REVIEWS_NEEDED_MAX, type Team } from '@recruit/contract/constants'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { call } from '../../../api/call.ts'
import type { Reply } from '../../../api/client.ts'
import { useText } from '../../../i18n/text.ts'
import { paths } from '../../../paths.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { CheckboxGroup } from '../../../ui/controls/choice.tsx'
import { SelectField } from '../../../ui/controls/select.tsx'
import { Dialog } from '../../../ui/feedback/dialog.tsx'
import { DrawnTogether, Loaded } from '../../../ui/feedback/loaded.tsx'
import { Refused } from '../../../ui/feedback/refused.tsx'
import { useCall } from '../../../ui/feedback/use-call.ts'
import page from '../../../ui/layout/page.module.css'
import { type Column, DataTable, numbers } from '../../../ui/table/data-table.tsx'
import { uiText } from '../../../ui/text.ts'
import { assignmentsQuery, type Progress, REVIEWING } from '../../staff/review-queries.ts'
import styles from './setup.module.css'
import { setupText } from './text.ts'

const NUMBERS = Array.from({ length: REVIEWS_NEEDED_MAX }, (_, index) => index + 1)

/** A change of the reviewing by one call; what the setup shows of it is read again. */
export const useChange = <
  N extends 'assignReviewers' | 'addAssignment' | 'removeAssignment' | 'setReviewPhase',
>(
  name: N,
  onSuccess: () => void,
) => useCall(name, { says: ({ message }) => message, onSuccess, refresh: REVIEWING, isErrorShown: true })

/** Who reviews what: previewed as loads, then assigned exactly like that. */
export function Assignment({ team, progress }: { team: Team; progress: Progress }) {
  const text = useText(uiText, setupText)
  const query = useQuery(membersToAskQuery(team))
  const assigned = useQuery({ ...assignmentsQuery(team), enabled: progress.isAssigned })
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const [needed, setNeeded] = useState(progress.needed || DEFAULT_REVIEWS_NEEDED)
  const members = (query.data ?? []).filter(({ id }) => !left.has(id))
  const preview = useCall('previewAssignment', { isErrorShown: true })
  const assign = useChange('assignReviewers', preview.reset)
  const error = preview.error ?? assign.error
  const confirm = ({ digest = '' } = {}) => assign.mutate({ team, needed, members, digest })
  const change = (act: () => void) => {
    act()
    preview.reset()
    assign.reset()
  }
  return (
    <DrawnTogether queries={[query, assigned]}>
      {progress.isAssigned && (
        <Assigned query={assigned} members={query.data ?? []} needed={progress.needed} />
      )}
      <h2>{progress.isAssigned ? text.assignMore : text.assign}</h2>
      <p className={page.quiet}>{text.assignLead}</p>
      <Loaded query={query}>
        {(all) =>
          all.length === 0 ? (
            <p>
              {text.noOne} <Link to={paths.members}>{text.toMembers}</Link>
            </p>
          ) : (
            <>
              <SelectField
                id="needed"
                label={text.needed}
                value={needed}
                options={NUMBERS.map((value) => ({ value, label: String(value) }))}
                onChange={(value) => change(() => setNeeded(value))}
              />
              <CheckboxGroup
                id="ask"
                legend={text.who}
                options={all.map(({ id, name }) => ({ value: id, label: name }))}
                values={members.map(({ id }) => id)}
                onChange={(asked) =>
                  change(() => setLeft(new Set(all.map(({ id }) => id).filter((id) => !asked.includes(id)))))
                }
              />
              <Button
                look={preview.data ? 'plain' : 'primary'}
                busy={members.length === 0 || preview.isPending}
                onClick={() => {
                  assign.reset()
                  preview.mutate({ team, needed, members })
                }}
              >
                {text.preview}
              </Button>
            </>
          )
        }
      </Loaded>
      {preview.data && (
        <div className={page.card}>
          <Loads {...preview.data} />
          <div className={page.actions}>
            <Button onClick={preview.reset}>{text.cancel}</Button>
            <Button look="primary" busy={assign.isPending} onClick={() => confirm(preview.data)}>
              {text.confirm}
            </Button>
          </div>
        </div>
      )}
      {error && <p role="alert">{error.message}</p>}
    </DrawnTogether>
  )
}

function Loads({ applications, loads, short }: Reply<'previewAssignment'>) {
  const text = useText(setupText)
  return (
    <>
      <p role="status">{short > 0 ? text.short(short) : text.enough(applications)}</p>
      <LoadTable loads={loads} />
    </>
  )
}

/** How many applications each reviewer would have. */
export function LoadTable({ loads }: Pick<Reply<'previewAssignment'>, 'loads'>) {
  const text = useText(setupText)
  return (
    <DataTable
      label={text.loads}
      rows={loads}
      keyOf={({ member }) => member.id}
      columns={[
        { id: 'member', head: text.member, cell: ({ member }) => member.name },
        numbers<(typeof loads)[number]>('present', text.present, ({ present }) => present),
        numbers<(typeof loads)[number]>('added', text.added, ({ added }) => `+${added}`),
        numbers<(typeof loads)[number]>('total', text.total, ({ present, added }) => present + added),
      ]}
    />
  )
}

export const membersToAskQuery = (team: Team) => ({
  queryKey: ['members-to-ask', team],
  queryFn: () => membersToAsk(team),
})

/** Who of the staff may be asked to review a team's applications: its members who can sign in by name. */
async function membersToAsk(team: Team) {
  const { members } = await call('listMembers', {})
  return members
    .filter(({ teams, isDisabled }) => !isDisabled && teams.includes(team))
    .map(({ id, name, teams }) => ({ id, name, teams }))
}
type MemberToAsk = Awaited<ReturnType<typeof membersToAsk>>[number]

type Application = Reply<'listAssignments'>['applications'][number]
type Person = Application['members'][number]

interface AssignedProps {
  query: UseQueryResult<Reply<'listAssignments'>>
  members: MemberToAsk[]
  /** How many reviewers each application needs. */
  needed: number
}

/** Who reviews which application, as a grid: a mark opens the ways to hand it on or take it away, a free cell assigns. */
export function Assigned({ query, members, needed }: AssignedProps) {
  const text = useText(setupText)
  const [chosen, setChosen] = useState<Chosen | null>(null)
  return (
    <>
      <h2>{text.whoReviews}</h2>
      <Loaded query={query}>
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
  members: MemberToAsk[]
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
  const add = useChange('addAssignment', () => {})
  const cell = (application: Application, member: Person) => {
    const { _id, name, members: its, recused } = application
    if (its.some(({ id }) => id === member.id))
      return (
        <Button
          small
          aria-label={text.changeOf(member.name, name)}
          onClick={() => onChoose({ application, member })}
        >
          ✓ {text.assigned}
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
          + {text.give}
        </Button>
      )
    )
  }
  return (
    <>
      <DataTable
        label={text.whoReviews}
        isHigh
        isCards
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
              cell: (application) => cell(application, member),
              foot: loads.get(member.id)?.length ?? 0,
              width: 'line',
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
  members: MemberToAsk[]
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
