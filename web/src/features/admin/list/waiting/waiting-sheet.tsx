import { useState } from 'react'
import { CallError } from '../../../../api/client.ts'
import { teamNames } from '../../../../content/teams.ts'
import { useLanguage } from '../../../../i18n/language.ts'
import { useText } from '../../../../i18n/text.ts'
import { Button } from '../../../../ui/controls/button.tsx'
import { Dialog } from '../../../../ui/feedback/dialog.tsx'
import { Loaded } from '../../../../ui/feedback/loaded.tsx'
import { toast } from '../../../../ui/feedback/toasts.ts'
import page from '../../../../ui/layout/page.module.css'
import type { Applicant, Which } from '../applicants.ts'
import { MoveUpDialog } from './move-up-dialog.tsx'
import { canBeAdded, cannotWait, isSameOrder } from './order.ts'
import { waitingText } from './text.ts'
import { useWaiting, type Waiting } from './use-waiting.ts'
import styles from './waiting.module.css'
import { WaitingOrder } from './waiting-order.tsx'

interface Props {
  which: Which
  isEditable: boolean
  selected: Applicant[]
  onClose: () => void
}

/** A team's waiting list: its order, who is added and taken off, and the first of it moved up. */
export function WaitingSheet({ which, isEditable, selected, onClose }: Props) {
  const text = useText(waitingText)
  const language = useLanguage((state) => state.language)
  const { list, save, moveUp } = useWaiting(which)
  /** The order as it is made here, until it is saved. */
  const [draft, setDraft] = useState<Waiting[] | null>(null)
  const [said, setSaid] = useState('')
  const [isAsking, setAsking] = useState(false)
  const stored = list.data?.waiting ?? []
  const order = draft ?? stored
  const isChanged = !isSameOrder(order, stored)
  const added = canBeAdded(order, selected)
  const unfit = cannotWait(selected)
  const first = stored[0]
  const title = text.title(teamNames[which.team][language])
  const change = (next: Waiting[], told: string) => {
    save.reset()
    moveUp.reset()
    setDraft(next)
    setSaid(told)
  }
  const send = () =>
    save.mutate(
      order.map(({ _id }) => _id),
      {
        onSuccess: () => {
          setDraft(null)
          toast(text.saved)
        },
        // Somebody else was first: their list stands here from now on. After any other failure mine does.
        onError: (error) => error instanceof CallError && error.status === 409 && setDraft(null),
      },
    )
  const lift = (meant: Waiting) => {
    setAsking(false)
    setSaid('')
    moveUp.mutate(meant, { onSuccess: () => toast(text.movedUp(meant.name)) })
  }
  const failed = save.error ?? moveUp.error
  return (
    <Dialog
      title={title}
      note={text.lead}
      confirm={isEditable && { label: text.save, busy: !isChanged || save.isPending, onPress: send }}
      close={text.close}
      onClose={onClose}
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
          {isChanged && <p>{text.unsaved}</p>}
          {first && !isChanged && (
            <Button small busy={moveUp.isPending} onClick={() => setAsking(true)}>
              {text.moveUp(first.name)}
            </Button>
          )}
          {failed && <p role="alert">{failed.message}</p>}
        </div>
      )}
      {isAsking && first && (
        <MoveUpDialog first={first} onYes={() => lift(first)} onNo={() => setAsking(false)} />
      )}
    </Dialog>
  )
}
