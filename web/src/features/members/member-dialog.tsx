import { ROLE_NAMES, ROLES } from '@recruit/contract/calls/roles'
import { MEMBER_NAME_MAX, TEAMS, type Team } from '@recruit/contract/constants'
import { messages } from '@recruit/contract/messages'
import { useState } from 'react'
import { teamNames } from '../../content/teams.ts'
import { useLanguage } from '../../i18n/language.ts'
import { useText } from '../../i18n/text.ts'
import { Checkbox, RadioGroup } from '../../ui/controls/choice.tsx'
import field from '../../ui/controls/field.module.css'
import { TextField } from '../../ui/controls/text-field.tsx'
import { Dialog } from '../../ui/feedback/dialog.tsx'
import type { ShownLink } from '../staff/links/link-box.tsx'
import styles from './members.module.css'
import { membersText } from './text.ts'
import { type Member, useAdd, useChange } from './use-members.ts'

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
  const text = useText(membersText)
  const language = useLanguage((state) => state.language)
  // Only touched fields: the others follow the stored values.
  const [touched, setTouched] = useState<Partial<Fields>>({})
  const [isTried, setTried] = useState(false)
  const { name, role, teams } = { ...(member ?? EMPTY), ...touched }
  const set = (part: Partial<Fields>) => setTouched((known) => ({ ...known, ...part }))
  const add = useAdd((link) => {
    onLink(link)
    onClose()
  })
  const change = useChange(onClose)
  const { error, isPending } = member ? change : add
  const teamMissing = role === 'reviewer' && teams.length === 0
  const submit = () => {
    setTried(true)
    if (!name.trim()) return document.getElementById('member-name')?.focus()
    if (teamMissing) return document.getElementById(`member-team-${TEAMS[0]}`)?.focus()
    if (isPending) return
    if (member) change.mutate({ id: member.id, version: member.version, ...touched })
    else add.mutate({ name, role, teams })
  }
  const toggle = (team: Team, isIn: boolean) =>
    set({ teams: TEAMS.filter((one) => (one === team ? isIn : teams.includes(one))) })
  return (
    <Dialog
      title={member ? text.editTitle(member.name) : text.addTitle}
      confirm={{ label: member ? text.save : text.add, form: 'member', busy: isPending }}
      onClose={onClose}
    >
      <form
        id="member"
        noValidate
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        {error && (
          <p role="alert" className={styles.refused}>
            {error.message}
          </p>
        )}
        <TextField
          id="member-name"
          label={text.name}
          hint={text.nameHint}
          error={isTried && !name.trim() ? text.nameMissing : undefined}
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
            label: ROLES[value].name[language],
            note: text.roleNotes[value],
          }))}
          onChange={(value) => set({ role: value })}
        />
        <fieldset
          className={styles.teams}
          aria-describedby={isTried && teamMissing ? 'member-teams-error' : undefined}
        >
          <legend>{text.teams}</legend>
          {isTried && teamMissing && (
            <p id="member-teams-error" className={field.error}>
              {messages.reviewerWithoutTeam[language]}
            </p>
          )}
          {TEAMS.map((team) => (
            <Checkbox
              key={team}
              id={`member-team-${team}`}
              checked={teams.includes(team)}
              onChange={(isIn) => toggle(team, isIn)}
            >
              {teamNames[team][language]}
            </Checkbox>
          ))}
        </fieldset>
        {member && <p className={styles.note}>{text.signsOut}</p>}
      </form>
    </Dialog>
  )
}
