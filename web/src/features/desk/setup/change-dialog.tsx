import { useState } from 'react'
import type { Reply } from '../../../api/client.ts'
import { useText } from '../../../i18n/text.ts'
import { SelectField } from '../../../ui/controls/select.tsx'
import { Dialog } from '../../../ui/feedback/dialog.tsx'
import { Refused } from '../../../ui/feedback/refused.tsx'
import { useCall } from '../../../ui/feedback/use-call.ts'
import { REVIEWING } from '../../staff/review-queries.ts'
import type { MemberToAsk } from './members-to-ask.ts'
import { setupText } from './text.ts'

type Application = Reply<'listAssignments'>['applications'][number]
/** One assignment. */
export interface Chosen {
  application: Application
  member: Application['members'][number]
}

interface Props {
  members: MemberToAsk[]
  chosen: Chosen
  onClose: () => void
}

/** Asks who reviews an application instead of a member: somebody who does not yet, or nobody. */
export function ChangeDialog({ members, chosen: { application, member }, onClose }: Props) {
  const text = useText(setupText)
  const [toId, setToId] = useState('')
  const others = members.filter(({ id }) => application.members.every((one) => one.id !== id))
  const to = others.find(({ id }) => id === toId)
  const change = useCall('removeAssignment', {
    says: ({ message }) => message,
    onSuccess: onClose,
    refresh: REVIEWING,
    isErrorShown: true,
  })
  return (
    <Dialog
      title={text.changeTitle(member.name, application.name)}
      note={text.changeBody}
      confirm={{
        label: to ? text.handOn : text.takeAway,
        busy: change.isPending,
        onPress: () => change.mutate({ _id: application._id, member: member.id, to }),
      }}
      closesFirst
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
