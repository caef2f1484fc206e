import { DEFAULT_REVIEWS_NEEDED, REVIEWS_NEEDED_MAX, type Team } from '@recruit/contract/constants'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { call } from '../../../../api/call.ts'
import type { Reply } from '../../../../api/client.ts'
import { useText } from '../../../../i18n/text.ts'
import { paths } from '../../../../paths.ts'
import { Button } from '../../../../ui/controls/button.tsx'
import { Checkbox } from '../../../../ui/controls/choice.tsx'
import field from '../../../../ui/controls/field.module.css'
import { Loaded } from '../../../../ui/feedback/loaded.tsx'
import { toast } from '../../../../ui/feedback/toasts.ts'
import page from '../../../../ui/layout/page.module.css'
import { membersToAsk } from './members-to-ask.ts'
import { type Progress, useReadAgain } from './progress.ts'
import styles from './setup.module.css'
import { setupText } from './text.ts'

const NUMBERS = Array.from({ length: REVIEWS_NEEDED_MAX }, (_, index) => index + 1)

/** Who reviews what: previewed as loads, then assigned exactly like that. */
export function Assignment({ team, progress }: { team: Team; progress: Progress }) {
  const text = useText(setupText)
  const query = useQuery({ queryKey: ['members-to-ask', team], queryFn: () => membersToAsk(team) })
  const readAgain = useReadAgain(team)
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const [needed, setNeeded] = useState(progress.needed || DEFAULT_REVIEWS_NEEDED)
  const members = (query.data ?? []).filter(({ id }) => !left.has(id))
  const preview = useMutation({ mutationFn: () => call('previewAssignment', { team, needed, members }) })
  const assign = useMutation({
    mutationFn: (digest: string) => call('assignReviewers', { team, needed, members, digest }),
    onSuccess: ({ message }) => {
      toast(message)
      preview.reset()
    },
    onSettled: readAgain,
  })
  const change = (act: () => void) => {
    act()
    preview.reset()
    assign.reset()
  }
  return (
    <div className={page.stack}>
      <p>{text.assignLead}</p>
      <Loaded query={query}>
        {(all) =>
          all.length === 0 ? (
            <p>
              {text.nobody} <Link to={paths.members}>{text.toMembers}</Link>
            </p>
          ) : (
            <>
              <div>
                <label className={field.label} htmlFor="needed">
                  {text.needed}
                </label>
                <select
                  id="needed"
                  className={field.control}
                  value={needed}
                  onChange={({ target }) => change(() => setNeeded(Number(target.value)))}
                >
                  {NUMBERS.map((number) => (
                    <option key={number}>{number}</option>
                  ))}
                </select>
              </div>
              <fieldset className={styles.members}>
                <legend>{text.who}</legend>
                {all.map(({ id, name }) => (
                  <Checkbox
                    key={id}
                    id={`ask-${id}`}
                    checked={!left.has(id)}
                    onChange={(isAsked) =>
                      change(() =>
                        setLeft(
                          isAsked ? new Set([...left].filter((one) => one !== id)) : new Set([...left, id]),
                        ),
                      )
                    }
                  >
                    {name}
                  </Checkbox>
                ))}
              </fieldset>
              <Button
                look={preview.data ? 'plain' : 'primary'}
                busy={members.length === 0 || preview.isPending}
                onClick={() => {
                  assign.reset()
                  preview.mutate()
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
          onConfirm={(digest) => assign.mutate(digest)}
          onCancel={preview.reset}
        />
      )}
      {(preview.error ?? assign.error) && <p role="alert">{(preview.error ?? assign.error)?.message}</p>}
    </div>
  )
}

interface LoadsProps {
  preview: Reply<'previewAssignment'>
  isBusy: boolean
  onConfirm: (digest: string) => void
  onCancel: () => void
}

function Loads({ preview, isBusy, onConfirm, onCancel }: LoadsProps) {
  const text = useText(setupText)
  const { digest, applications, loads, short } = preview
  return (
    <section className={styles.sheet} aria-label={text.loads}>
      <p role="status">{short > 0 ? text.short(short) : text.enough(applications)}</p>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{text.member}</th>
            <th scope="col">{text.present}</th>
            <th scope="col">{text.added}</th>
            <th scope="col">{text.total}</th>
          </tr>
        </thead>
        <tbody>
          {loads.map(({ member, present, added }) => (
            <tr key={member.id}>
              <th scope="row">{member.name}</th>
              <td>{present}</td>
              <td>+{added}</td>
              <td>{present + added}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className={page.actions}>
        <Button look="primary" busy={isBusy} onClick={() => onConfirm(digest)}>
          {text.confirm}
        </Button>
        <Button onClick={onCancel}>{text.cancel}</Button>
      </div>
    </section>
  )
}
