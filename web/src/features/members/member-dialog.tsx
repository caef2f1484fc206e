import { ROLE_NAMES } from '@recruit/contract/calls/roles'
import { MEMBER_NAME_MAX } from '@recruit/contract/constants'
import { messages } from '@recruit/contract/messages'
import { useState } from 'react'
import type { Reply, Sent } from '../../api/client.ts'
import { useTeamChoices } from '../../content/teams.ts'
import { useTranslation } from '../../i18n/text.ts'
import { CheckboxGroup, RadioGroup } from '../../ui/controls/choice.tsx'
import { TextField } from '../../ui/controls/text-field.tsx'
import { Dialog } from '../../ui/feedback/dialog.tsx'
import { Refused } from '../../ui/feedback/loaded.tsx'
import { useCall } from '../../ui/feedback/use-call.ts'
import { useForm } from '../../ui/form/form.tsx'
import page from '../../ui/layout/page.module.css'
import type { ShownLink } from '../staff/links/link-box.tsx'
import { roleNames } from '../staff/role-names.ts'
import { membersText } from './text.ts'

type Fields = Pick<Member, 'name' | 'role' | 'teams'>
const EMPTY: Fields = { name: '', role: 'reviewer', teams: [] }

interface Props {
  /** Null: a new one. */
  member: Member | null
  onLink: (link: ShownLink) => void
  onClose: () => void
}

/** Name, role and teams of a member, a new one or one that there is. */
export function MemberDialog({ member, onLink, onClose }: Props) {
  const { text, language } = useTranslation(membersText)
  // Only touched fields: the others follow the stored values.
  const [touched, setTouched] = useState<Partial<Fields>>({})
  const { name, role, teams } = { ...(member ?? EMPTY), ...touched }
  const set = (part: Partial<Fields>) => setTouched((known) => ({ ...known, ...part }))
  const add = useCall('addMember', {
    says: ({ message }) => message,
    onSuccess: ({ member: added, token, expiresAt }) => {
      onLink({ name: added.name, token, expiresAt })
      onClose()
    },
    refresh: ['listMembers'],
    refreshAfter: 'success',
    isErrorShown: true,
  })
  const change = useChange(onClose)
  const { error, isPending } = member ? change : add
  const teamMissing = role === 'reviewer' && teams.length === 0
  const form = useForm({
    wrong: {
      'member-name': !name.trim() && text.nameMissing,
      'member-team': teamMissing && messages.reviewerWithoutTeam[language],
    },
    isBusy: isPending,
    send: () =>
      member
        ? change.mutate({ id: member.id, version: member.version, ...touched })
        : add.mutate({ name, role, teams }),
  })
  return (
    <Dialog
      title={member ? text.editOf(member.name) : text.add}
      confirm={{ label: member ? text.save : text.add }}
      form={form}
      onClose={onClose}
    >
      <Refused error={error} />
      <TextField
        id="member-name"
        label={text.name}
        hint={text.nameHint}
        maxLength={MEMBER_NAME_MAX}
        identity
        value={name}
        onChange={(value) => set({ name: value })}
      />
      <RadioGroup
        id="member-role"
        legend={text.role}
        value={role}
        options={ROLE_NAMES.map((value) => ({
          value,
          label: roleNames[value][language],
          note: text.roleNotes[value],
        }))}
        onChange={(value) => set({ role: value })}
      />
      <CheckboxGroup
        id="member-team"
        legend={text.teams}
        options={useTeamChoices()}
        values={teams}
        onChange={(value) => set({ teams: value })}
      />
      {member && <p className={page.quiet}>{text.signsOut}</p>}
    </Dialog>
  )
}

export type Member = Reply<'listMembers'>['members'][number]

/** Changes a member; after another person's change the list is read again. */
export const useChange = (
  onSuccess?: () => void,
  asks?: (change: Sent<'changeMember'>) => Promise<boolean>,
) =>
  useCall('changeMember', {
    ...{ asks, onSuccess, isErrorShown: true },
    says: ({ message }) => message,
    refresh: ['listMembers'],
    refreshAfter: 'conflict',
  })
