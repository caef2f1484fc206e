import type { Team } from '@recruit/contract/constants'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { readAgain } from '../../../api/call-query.ts'
import { useText } from '../../../i18n/text.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { Dialog } from '../../../ui/feedback/dialog.tsx'
import { useCall } from '../../../ui/feedback/use-call.ts'
import { DataTable, numbers } from '../../../ui/table/data-table.tsx'
import { type Progress, REVIEWING } from '../../staff/review-queries.ts'
import styles from './setup.module.css'
import { setupText } from './text.ts'

type Reviewer = Progress['reviewers'][number]

/** How far the reviewing is, and whether reviewers read each other's reviews. */
export function Phase({ team, progress }: { team: Team; progress: Progress }) {
  const text = useText(setupText)
  const client = useQueryClient()
  const [isAsking, setAsking] = useState(false)
  const set = useCall('setReviewPhase', {
    says: ({ message }) => message,
    onSuccess: () => setAsking(false),
    refresh: REVIEWING,
    isErrorShown: true,
  })
  // The number missing now, not when the page was opened.
  const ask = () => {
    setAsking(true)
    void readAgain(client, ...REVIEWING)
  }
  const { isOpen, complete, applications, needed, reviewers, isAssigned } = progress
  return (
    <>
      <p>{isOpen ? text.isOpen : text.isClosed}</p>
      <Button
        look={isOpen ? 'plain' : 'primary'}
        busy={set.isPending}
        onClick={() => (isOpen ? set.mutate({ team, isOpen: false }) : ask())}
      >
        {isOpen ? text.close : text.open}
      </Button>
      <h2>{text.progress}</h2>
      <p>{text.complete(complete, applications, needed)}</p>
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
            numbers('recused', text.recused, (row: Reviewer) => row.recused),
          ]}
        />
      )}
      {set.error && <p role="alert">{set.error.message}</p>}
      {isAsking && (
        <Dialog
          title={text.openTitle}
          note={complete < applications ? text.stillMissing(complete, applications) : undefined}
          confirm={{
            label: text.open,
            busy: set.isPending,
            onPress: () => set.mutate({ team, isOpen: true }),
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
