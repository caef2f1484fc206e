import type { Team } from '@recruit/contract/constants'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../../api/call.ts'
import { CallError, type Reply } from '../../../../api/client.ts'
import { randomUuid } from '../../../../api/random-uuid.ts'
import { useText } from '../../../../i18n/text.ts'
import { Button } from '../../../../ui/controls/button.tsx'
import { Loaded } from '../../../../ui/feedback/loaded.tsx'
import { toast } from '../../../../ui/feedback/toasts.ts'
import page from '../../../../ui/layout/page.module.css'
import { useLeaveGuard } from '../../leaving.ts'
import { canAdd, EMPTY, moved, type Row, toSend, unnamed, without } from './criteria.ts'
import { CriterionFields } from './criterion-fields.tsx'
import styles from './setup.module.css'
import { setupText } from './text.ts'

type Criteria = Reply<'reviewCriteria'>

/** A team's criteria in their order; saved all at once. */
export function CriteriaEditor({ team }: { team: Team }) {
  const query = useQuery({
    queryKey: ['review-criteria', team],
    queryFn: () => call('reviewCriteria', { team }),
    refetchOnWindowFocus: false,
  })
  return (
    <Loaded query={query}>
      {(criteria) => <Editor key={criteria.version} team={team} criteria={criteria} />}
    </Loaded>
  )
}

const rowsOf = ({ criteria }: Criteria): Row[] => criteria.map((one) => ({ ...one, key: one.id }))

function Editor({ team, criteria }: { team: Team; criteria: Criteria }) {
  const text = useText(setupText)
  const client = useQueryClient()
  const [rows, setRows] = useState<readonly Row[] | null>(null)
  const [isAsked, setAsked] = useState(false)
  const shown = rows ?? rowsOf(criteria)
  useLeaveGuard(rows !== null)
  const save = useMutation({
    mutationFn: () => call('setReviewCriteria', { team, version: criteria.version, criteria: toSend(shown) }),
    onSuccess: (reply) => {
      setRows(null)
      setAsked(false)
      toast(reply.message)
      client.setQueryData(['review-criteria', team], {
        team,
        version: reply.version,
        criteria: reply.criteria,
      })
    },
  })
  const isStale = save.error instanceof CallError && save.error.status === 409
  const change = (key: string, part: Partial<Row>) =>
    setRows(shown.map((row) => (row.key === key ? { ...row, ...part } : row)))
  return (
    <div className={page.stack}>
      {shown.length === 0 && <p>{text.none}</p>}
      <ol className={styles.criteria}>
        {shown.map((row, index) => (
          <CriterionFields
            key={row.key}
            row={row}
            number={index + 1}
            isFirst={index === 0}
            isLast={index === shown.length - 1}
            error={isAsked && !row.name.trim() ? text.nameMissing : undefined}
            onChange={(part) => change(row.key, part)}
            onMove={(by) => setRows(moved(shown, row.key, by))}
            onRemove={() => setRows(without(shown, row.key))}
          />
        ))}
      </ol>
      <div className={page.actions}>
        <Button busy={!canAdd(shown)} onClick={() => setRows([...shown, { ...EMPTY, key: randomUuid() }])}>
          {text.add}
        </Button>
        <Button
          look="primary"
          busy={rows === null || save.isPending}
          onClick={() => (unnamed(shown) ? setAsked(true) : save.mutate())}
        >
          {text.save}
        </Button>
        {rows !== null && <span>{text.unsaved}</span>}
      </div>
      {save.error && (
        <p role="alert">
          {isStale ? text.changedElsewhere : save.error.message}{' '}
          {isStale && (
            <Button
              small
              onClick={() => {
                setRows(null)
                save.reset()
                void client.invalidateQueries({ queryKey: ['review-criteria', team] })
              }}
            >
              {text.takeTheirs}
            </Button>
          )}
        </p>
      )}
    </div>
  )
}
