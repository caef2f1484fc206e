import type { Team } from '@recruit/contract/constants'
import { useState } from 'react'
import { call } from '../../../api/call.ts'
import type { Reply } from '../../../api/client.ts'
import { useSingleMutation } from '../../../api/single-mutation.ts'
import { useText } from '../../../i18n/text.ts'
import field from '../../../ui/controls/field.module.css'
import { Dialog } from '../../../ui/feedback/dialog.tsx'
import { toast } from '../../../ui/feedback/toasts.ts'
import { useReadAgain } from '../../staff/review-queries.ts'
import type { MemberToAsk } from './members-to-ask.ts'
import { setupText } from './text.ts'

type Application = Reply<'listAssignments'>['applications'][number]
/** One assignment. */
export interface Chosen {
  application: Application
  member: Application['members'][number]
}

interface Props {
  team: Team
  members: MemberToAsk[]
  chosen: Chosen
  onClose: () => void
}

/** Asks who replaces a reviewer of an application: a member who does not review it yet, or no one. */
export function ChangeDialog({ team, members, chosen: { application, member }, onClose }: Props) {
  const text = useText(setupText)
  const readAgain = useReadAgain(team)
  const [toId, setToId] = useState('')
  const others = members.filter(({ id }) => application.members.every((one) => one.id !== id))
  const to = others.find(({ id }) => id === toId)
  const change = useSingleMutation('removeAssignment', {
    mutationFn: () => call('removeAssignment', { _id: application._id, member: member.id, to }),
    onSuccess: ({ message }) => {
      toast(message)
      onClose()
    },
    onSettled: readAgain,
  })
  return (
    <Dialog
      title={text.changeTitle(member.name, application.name)}
      note={text.changeBody}
      confirm={{
        label: to ? text.handOn : text.takeAway,
        busy: change.isPending,
        onPress: () => change.mutate(),
      }}
      closesFirst
      onClose={onClose}
    >
      <label className={field.label} htmlFor="hand-to">
        {text.handTo}
      </label>
      <select
        id="hand-to"
        className={field.control}
        value={toId}
        onChange={({ target }) => {
          setToId(target.value)
          change.reset()
        }}
      >
        <option value="">{text.toNobody}</option>
        {others.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
      {change.error && <p role="alert">{change.error.message}</p>}
    </Dialog>
  )
}
