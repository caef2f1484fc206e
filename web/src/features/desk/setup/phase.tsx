import type { Team } from '@recruit/contract/constants'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { readAgain } from '../../../api/call-query.ts'
import type { Reply } from '../../../api/client.ts'
import { useText, useTranslation } from '../../../i18n/text.ts'
import { paths } from '../../../paths.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { Dialog } from '../../../ui/feedback/dialog.tsx'
import { Refused } from '../../../ui/feedback/loaded.tsx'
import page from '../../../ui/layout/page.module.css'
import { DataTable, numbers } from '../../../ui/table/data-table.tsx'
import { firstNames, nameOf } from '../../staff/first-names.ts'
import { assignmentsQuery, type Progress, REVIEWING } from '../../staff/review-queries.ts'
import { linkTo } from '../address.ts'
import type { Judging } from '../score/review-session.ts'
import { lackingOf } from './assigned.tsx'
import { useChange } from './assigning.ts'
import styles from './setup.module.css'
import { setupText } from './text.ts'

type Results = Reply<'reviewResults'>
type Reviewer = Progress['reviewers'][number]

interface Props {
  judging: Judging
  progress: Progress
  results: Results
}

/** Whether the reviews are open, and what is missing until all are submitted. */
export function Phase({ judging, progress, results }: Props) {
  const text = useText(setupText)
  const client = useQueryClient()
  const [isAsking, setAsking] = useState(false)
  const set = useChange('setReviewPhase', () => setAsking(false))
  // The number missing now, not when the page was opened.
  const ask = () => {
    setAsking(true)
    void readAgain(client, ...REVIEWING)
  }
  const { isOpen, complete, applications, needed, reviewers, isAssigned } = progress
  const hasGrid = isAssigned && judging.stage === 'documents'
  const toGrid = `${paths.reviewSetup}?team=${judging.team}&part=assign`
  return (
    <>
      <section className={styles.phase} aria-label={text.progress}>
        <div>
          <h2>{isOpen ? text.isOpen : text.isClosed}</h2>
          <p className={page.quiet}>
            {isOpen ? text.openNote : text.closedNote} {isOpen && complete < applications && text.toComplete}
          </p>
        </div>
        <Button
          small
          look={isOpen ? 'plain' : 'primary'}
          busy={set.isPending}
          onClick={() => (isOpen ? set.mutate({ ...judging, isOpen: false }) : ask())}
        >
          {isOpen ? text.close : text.open}
        </Button>
      </section>
      <h2>{text.complete(complete, applications, needed)}</h2>
      {isOpen ? (
        <Incomplete results={results} toGrid={hasGrid ? toGrid : null} />
      ) : (
        hasGrid && <Short team={judging.team} needed={needed} to={toGrid} />
      )}
      {reviewers.length === 0 ? (
        <p>{text.noReviewers}</p>
      ) : (
        <DataTable
          label={text.progress}
          isCards
          rows={reviewers}
          keyOf={({ member }) => member.id}
          columns={[
            { id: 'member', head: text.member, cell: ({ member }) => member.name },
            ...(isAssigned ? [numbers('assigned', text.assigned, (row: Reviewer) => row.assigned)] : []),
            numbers('submitted', text.submitted, (row: Reviewer) => row.submitted),
            ...(isAssigned
              ? [
                  numbers('left', isOpen ? text.notSubmitted : text.left, ({ left, member }: Reviewer) =>
                    left > 0 && hasGrid ? (
                      <Link
                        to={toGrid}
                        className={styles.left}
                        aria-label={text.toAssignment(member.name, left)}
                      >
                        {left}
                      </Link>
                    ) : (
                      left
                    ),
                  ),
                ]
              : []),
            numbers('recused', text.recused, (row: Reviewer) => row.recused),
          ]}
        />
      )}
      <Refused error={set.error} />
      {isAsking && (
        <Dialog
          title={text.openTitle}
          note={complete < applications ? text.stillMissing(complete, applications) : undefined}
          confirm={{
            label: text.open,
            busy: set.isPending,
            onPress: () => set.mutate({ ...judging, isOpen: true }),
          }}
          onClose={() => setAsking(false)}
        >
          <ul className={styles.points}>
            {text.openBody.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        </Dialog>
      )}
    </>
  )
}

type Reviewed = Pick<Results['applications'][number], 'reviews' | 'missing'>

/** How many reviews are neither submitted nor assigned to anyone. */
const unassignedOf = ({ reviews, missing }: Reviewed, needed: number) =>
  Math.max(0, needed - reviews.length - missing.length)

/** What an application lacks: who has not submitted, and how many more reviews than theirs; '' for nothing. */
export function lackIn(text: (typeof setupText)['ko'], one: Reviewed, needed: number): string {
  const short = unassignedOf(one, needed)
  return [
    one.missing.length > 0 && text.missing(one.missing.map(nameOf).join(', ')),
    short > 0 && text.reviewsMissing(short, one.missing.length > 0),
  ]
    .filter(Boolean)
    .join(' · ')
}

/** How many incomplete applications are named before the rest folds. */
const NAMED = 12

/** Once the reviews are open: the applications without the needed ones, each to be read, and who has not submitted. */
function Incomplete({ results, toGrid }: { results: Results; toGrid: string | null }) {
  const text = useText(setupText)
  const [isOpen, setIsOpen] = useState(false)
  const { team, needed } = results
  const without = results.applications.filter(({ reviews }) => reviews.length < needed)
  if (without.length === 0) return null
  const lines = (some: typeof without) => (
    <ul className={styles.without} aria-label={text.without}>
      {some.map((one) => (
        <li key={one._id}>
          <Link to={linkTo({ team, mode: 'decide', id: one._id })}>{one.name}</Link>{' '}
          <span className={page.quiet}>{lackIn(text, one, needed)}</span>{' '}
          {toGrid && unassignedOf(one, needed) > 0 && (
            <Link to={toGrid} aria-label={text.assignTo(one.name)}>
              {text.assignOne}
            </Link>
          )}
        </li>
      ))}
    </ul>
  )
  const others = without.slice(NAMED)
  return (
    <>
      {lines(without.slice(0, NAMED))}
      {others.length > 0 && (
        <details onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
          <summary>{text.others(others.length)}</summary>
          {isOpen && lines(others)}
        </details>
      )}
    </>
  )
}

/** Before that: the applications that have too few reviewers. */
function Short({ team, needed, to }: { team: Team; needed: number; to: string }) {
  const { text, language } = useTranslation(setupText)
  const { data } = useQuery(assignmentsQuery(team))
  const lacking = data && lackingOf(data.applications, needed)
  if (!lacking?.length) return null
  return (
    <p>
      {text.lackReviewers(lacking.length, firstNames(lacking.map(nameOf), language))}{' '}
      <Link to={to}>{text.assign}</Link>
    </p>
  )
}
