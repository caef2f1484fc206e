import { DEFAULT_REVIEWS_NEEDED, type Team } from '@recruit/contract/constants'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import type { Reply } from '../../../api/client.ts'
import { useText } from '../../../i18n/text.ts'
import { paths } from '../../../paths.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { CheckboxGroup, SelectField } from '../../../ui/controls/choice.tsx'
import { DrawnTogether, Loaded, Refused } from '../../../ui/feedback/loaded.tsx'
import page from '../../../ui/layout/page.module.css'
import { DataTable, numbers } from '../../../ui/table/data-table.tsx'
import { uiText } from '../../../ui/text.ts'
import { assignmentsQuery, type Progress } from '../../staff/review-queries.ts'
import { NEEDED_OPTIONS } from '../../staff/reviewers.ts'
import { Assigned } from './assigned.tsx'
import { membersToAskQuery, useAssigning } from './assigning.ts'
import styles from './setup.module.css'
import { setupText } from './text.ts'

interface Props {
  team: Team
  progress: Progress
}

/** Who reviews what: previewed as loads, then assigned exactly like that. */
export function Assignment({ team, progress }: Props) {
  const text = useText(uiText, setupText)
  const { isAssigned } = progress
  const query = useQuery(membersToAskQuery(team))
  const assigned = useQuery({ ...assignmentsQuery(team), enabled: isAssigned })
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const [needed, setNeeded] = useState(progress.needed || DEFAULT_REVIEWS_NEEDED)
  const members = (query.data ?? []).filter(({ id }) => !left.has(id))
  const { preview, assign, ...assigning } = useAssigning({ team, needed, members })
  const change = (act: () => void) => {
    act()
    assigning.reset()
  }
  return (
    <DrawnTogether queries={[query, assigned]}>
      <div className={styles.assignment}>
        {isAssigned && <State team={team} progress={progress} />}
        {isAssigned && <Assigned query={assigned} members={query.data ?? []} needed={progress.needed} />}
        <section className={page.stack}>
          <h2>{isAssigned ? text.assignMore : text.assign}</h2>
          {!isAssigned && <p className={page.quiet}>{text.assignLead}</p>}
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
                    options={NEEDED_OPTIONS}
                    onChange={(value) => change(() => setNeeded(value))}
                  />
                  <CheckboxGroup
                    id="ask"
                    legend={text.who}
                    options={all.map(({ id, name }) => ({ value: id, label: name }))}
                    values={members.map(({ id }) => id)}
                    onChange={(asked) =>
                      change(() =>
                        setLeft(new Set(all.map(({ id }) => id).filter((id) => !asked.includes(id)))),
                      )
                    }
                  />
                  <Button
                    look={preview.data || isAssigned ? 'plain' : 'primary'}
                    busy={members.length === 0 || preview.isPending}
                    onClick={assigning.look}
                  >
                    {text.preview}
                  </Button>
                </>
              )
            }
          </Loaded>
          {preview.data && (
            <div className={page.card}>
              <p role="status">
                {preview.data.short > 0
                  ? text.short(preview.data.short)
                  : text.enough(preview.data.applications)}
              </p>
              <LoadTable loads={preview.data.loads} />
              <div className={page.actions}>
                <Button onClick={preview.reset}>{text.cancel}</Button>
                <Button look="primary" busy={assign.isPending} onClick={assigning.confirm}>
                  {text.confirm}
                </Button>
              </div>
            </div>
          )}
          <Refused error={preview.error ?? assign.error} />
        </section>
      </div>
    </DrawnTogether>
  )
}

/** Whether reviews can still be submitted, where that is changed, and who has some left. */
function State({ team, progress: { isOpen, reviewers, complete, applications } }: Props) {
  const text = useText(setupText)
  const left = reviewers.filter((one) => one.left > 0).map((one) => `${one.member.name} ${one.left}`)
  const isMissing = complete < applications
  return (
    <div className={styles.state}>
      <p>
        <strong>{isOpen ? text.isOpen : text.isClosed}</strong> {isOpen && isMissing && text.assignWhileOpen}{' '}
        <Link to={`${paths.reviewSetup}?team=${team}&part=phase`}>{text.toPhase}</Link>
      </p>
      {left.length > 0 && (
        <p>
          {isOpen ? text.notSubmitted : text.left}: {left.join(', ')}
        </p>
      )}
    </div>
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
