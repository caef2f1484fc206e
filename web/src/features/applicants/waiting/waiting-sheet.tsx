import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../api/call.ts'
import { callQuery } from '../../../api/call-query.ts'
import { teamNames } from '../../../content/teams.ts'
import { useText, useTranslation } from '../../../i18n/text.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { RowActions } from '../../../ui/controls/row-actions.tsx'
import { ConflictNotice, UnsavedNote } from '../../../ui/drafts/conflict-notice.tsx'
import { useVersionedDraft } from '../../../ui/drafts/use-versioned-draft.ts'
import { Dialog } from '../../../ui/feedback/dialog.tsx'
import { Loaded } from '../../../ui/feedback/loaded.tsx'
import { toast } from '../../../ui/feedback/toasts.ts'
import { useCall } from '../../../ui/feedback/use-call.ts'
import { moved } from '../../../ui/keyed-rows.ts'
import page from '../../../ui/layout/page.module.css'
import { uiText } from '../../../ui/text.ts'
import { type Applicant, remember, type Which } from '../../staff/applicants.ts'
import { decidedSomething, useUnpublished } from '../../staff/publishing/use-unpublished.ts'
import { canBeAdded, cannotWait, isSameOrder, type Waiting } from './order.ts'
import { waitingText } from './text.ts'
import styles from './waiting.module.css'

interface Props {
  which: Which
  isEditable: boolean
  /** The selected rows of the list. */
  selected: Applicant[]
}

export function WaitingButton(props: Props) {
  const text = useText(waitingText)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button small onClick={() => setOpen(true)}>
        {props.isEditable && props.selected.length > 0 ? text.openToAdd : text.open}
      </Button>
      {isOpen && <WaitingSheet {...props} onClose={() => setOpen(false)} />}
    </>
  )
}

/** A team's waiting list, read again whenever it is opened, and its changes. */
function useWaiting({ team, term }: Which) {
  const client = useQueryClient()
  const list = useQuery(
    callQuery('waitingList', term === null ? { team } : { team, term }, {
      refetchOnMount: 'always',
      // The order does not change while the admin arranges it.
      refetchOnWindowFocus: false,
    }),
  )
  const moveUp = useCall('moveUp', {
    sends: ({ _id }: Waiting) => ({ team, _id, staged: true }),
    onSuccess: (_reply, { _id }) => {
      remember(client, { team, term }, new Map([[_id, { pass: 'finalPass' as const }]]))
      decidedSomething(client)
    },
    refresh: ['waitingList'],
    isErrorShown: true,
  })
  return { list, moveUp }
}

const NOTHING = { waiting: [], seen: '' }

/** A team's waiting list: its order, who is added and taken off, and the first of it moved up. */
function WaitingSheet({ which, isEditable, selected, onClose }: Props & { onClose: () => void }) {
  const { text, language } = useTranslation(uiText, waitingText)
  const { list, moveUp } = useWaiting(which)
  const [said, setSaid] = useState('')
  const [isAsking, setAsking] = useState(false)
  const { waiting: stored, seen } = list.data ?? NOTHING
  const draft = useVersionedDraft<readonly Waiting[]>('waitingList', {
    read: { value: stored, version: seen },
    isSame: isSameOrder,
    readAgain: list.refetch,
    save: async (order, base) => {
      const ids = order.map(({ _id }) => _id)
      await call('setWaitingList', { team: which.team, ids, seen: String(base.version) })
      // Only a read of the list returns its version.
      const { data } = await list.refetch()
      toast(text.saved)
      return { value: order, version: data && isSameOrder(data.waiting, order) ? data.seen : base.version }
    },
  })
  const { value: order, isDirty } = draft
  // The pressed button stays when the last person is taken off.
  const [isTouched, setTouched] = useState(false)
  if (isDirty && !isTouched) setTouched(true)
  const added = canBeAdded(order, selected)
  const unfit = cannotWait(selected)
  const first = stored[0]
  const title = text.title(teamNames[which.team][language])
  const change = (next: readonly Waiting[], told: string) => {
    moveUp.reset()
    draft.set(next)
    setSaid(told)
  }
  const lift = (meant: Waiting) => {
    setAsking(false)
    setSaid('')
    moveUp.mutate(meant, { onSuccess: () => toast(text.movedUp(meant.name)) })
  }
  const inLine = (some: readonly Waiting[]) => some.map(({ name }) => name).join(', ')
  const differing = (mine: readonly Waiting[], theirs: readonly Waiting[]) => [
    { label: text.list, stored: inLine(theirs), mine: inLine(mine) },
  ]
  const isHeld = !isDirty || draft.isSaving || draft.theirs !== null
  return (
    <Dialog
      title={title}
      note={text.lead}
      confirm={
        isEditable &&
        (order.length > 0 || isTouched) && { label: text.save, busy: isHeld, onPress: draft.save }
      }
      close={text.close}
      onClose={() => draft.leave(onClose)}
    >
      <Loaded query={list}>
        {() =>
          order.length > 0 ? (
            <WaitingOrder order={order} isEditable={isEditable} onOrder={change} />
          ) : (
            <p>{text.none}</p>
          )
        }
      </Loaded>
      <p role="status" className={page.hidden}>
        {said}
      </p>
      {isEditable && list.data && (
        <div className={styles.parts}>
          {selected.length === 0 && <p>{text.howToAdd}</p>}
          {added.length > 0 && (
            <Button small onClick={() => change([...order, ...added], '')}>
              {text.add(added.length)}
            </Button>
          )}
          {unfit > 0 && <p>{text.cannotWait(unfit)}</p>}
          <ConflictNotice draft={draft} onSave={draft.save} differing={differing} />
          <UnsavedNote draft={draft} />
          {first && !isDirty && !draft.isSaving && (
            <Button small busy={moveUp.isPending} onClick={() => setAsking(true)}>
              {text.moveUp(first.name)}
            </Button>
          )}
          {moveUp.error && <p role="alert">{moveUp.error.message}</p>}
        </div>
      )}
      {isAsking && first && (
        <MoveUpDialog first={first} onYes={() => lift(first)} onNo={() => setAsking(false)} />
      )}
    </Dialog>
  )
}

/** Who would get a final pass, and when that would be seen. */
function MoveUpDialog({ first, onYes, onNo }: { first: Waiting; onYes: () => void; onNo: () => void }) {
  const text = useText(waitingText)
  const { data } = useUnpublished(true)
  return (
    <Dialog
      title={text.moveUp(first.name)}
      note={`${text.sure(first.name)}\n${data?.isPublic ? text.shownLater : text.shownWithResults}`}
      confirm={{ label: text.sureYes, onPress: onYes }}
      close={text.sureNo}
      onClose={onNo}
    />
  )
}

interface OrderProps {
  order: readonly Waiting[]
  isEditable: boolean
  onOrder: (order: readonly Waiting[], said: string) => void
}

function WaitingOrder({ order, isEditable, onOrder }: OrderProps) {
  const text = useText(waitingText)
  return (
    <ol className={styles.order} aria-label={text.list}>
      {order.map(({ _id, name }, at) => (
        <li key={_id}>
          <span className={styles.place}>{at + 1}</span>
          <strong>{name}</strong>
          {isEditable && (
            <RowActions
              called={name}
              at={at}
              count={order.length}
              onMove={(by) => onOrder(moved(order, at, by), text.movedTo(name, at + by + 1))}
              onRemove={() => onOrder(order.toSpliced(at, 1), text.removed(name))}
            />
          )}
        </li>
      ))}
    </ol>
  )
}
