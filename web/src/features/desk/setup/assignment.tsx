import { DEFAULT_REVIEWS_NEEDED, REVIEWS_NEEDED_MAX, type Team } from '@recruit/contract/constants'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import type { Reply } from '../../../api/client.ts'
import { useText } from '../../../i18n/text.ts'
import { paths } from '../../../paths.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { CheckboxGroup } from '../../../ui/controls/choice.tsx'
import { SelectField } from '../../../ui/controls/select.tsx'
import { Loaded } from '../../../ui/feedback/loaded.tsx'
import { useCall } from '../../../ui/feedback/use-call.ts'
import page from '../../../ui/layout/page.module.css'
import { DataTable, numbers } from '../../../ui/table/data-table.tsx'
import { type Progress, REVIEWING } from '../../staff/review-queries.ts'
import { Assigned, membersToAsk } from './assigned.tsx'
import styles from './setup.module.css'
import { setupText } from './text.ts'

const NUMBERS = Array.from({ length: REVIEWS_NEEDED_MAX }, (_, index) => index + 1)

/** Who reviews what: previewed as loads, then assigned exactly like that. */
export function Assignment({ team, progress }: { team: Team; progress: Progress }) {
  const text = useText(setupText)
  const query = useQuery({ queryKey: ['members-to-ask', team], queryFn: () => membersToAsk(team) })
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const [needed, setNeeded] = useState(progress.needed || DEFAULT_REVIEWS_NEEDED)
  const members = (query.data ?? []).filter(({ id }) => !left.has(id))
  const preview = useCall('previewAssignment', { isErrorShown: true })
  const assign = useCall('assignReviewers', {
    says: ({ message }) => message,
    onSuccess: preview.reset,
    refresh: REVIEWING,
    isErrorShown: true,
  })
  const change = (act: () => void) => {
    act()
    preview.reset()
    assign.reset()
  }
  return (
    <>
      {progress.isAssigned && <Assigned team={team} members={query.data ?? []} needed={progress.needed} />}
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
        <Loads
          preview={preview.data}
          isBusy={assign.isPending}
          onConfirm={(digest) => assign.mutate({ team, needed, members, digest })}
          onCancel={preview.reset}
        />
      )}
      {(preview.error ?? assign.error) && <p role="alert">{(preview.error ?? assign.error)?.message}</p>}
    </>
  )
}

type Load = Reply<'previewAssignment'>['loads'][number]

interface Props {
  preview: Reply<'previewAssignment'>
  isBusy: boolean
  onConfirm: (digest: string) => void
  onCancel: () => void
}

/** A preview's result: each reviewer's load, and whether all applications have enough reviewers. */
function Loads({ preview, isBusy, onConfirm, onCancel }: Props) {
  const text = useText(setupText)
  const { digest, applications, loads, short } = preview
  return (
    <div className={styles.sheet}>
      <p role="status">{short > 0 ? text.short(short) : text.enough(applications)}</p>
      <DataTable
        label={text.loads}
        rows={loads}
        keyOf={({ member }) => member.id}
        columns={[
          { id: 'member', head: text.member, cell: ({ member }) => member.name },
          numbers('present', text.present, ({ present }: Load) => present),
          numbers('added', text.added, ({ added }: Load) => `+${added}`),
          numbers('total', text.total, ({ present, added }: Load) => present + added),
        ]}
      />
      <div className={page.actions}>
        <Button look="primary" busy={isBusy} onClick={() => onConfirm(digest)}>
          {text.confirm}
        </Button>
        <Button onClick={onCancel}>{text.cancel}</Button>
      </div>
    </div>
  )
}
