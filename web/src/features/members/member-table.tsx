import { ROLES } from '@recruit/contract/calls/roles'
import { teamNames } from '../../content/teams.ts'
import { useLanguage } from '../../i18n/language.ts'
import { useText } from '../../i18n/text.ts'
import { Button } from '../../ui/controls/button.tsx'
import { ask, tell } from '../../ui/feedback/alerts.ts'
import { DataTable } from '../../ui/table/data-table.tsx'
import { fullTime } from '../../ui/time/seoul-time.ts'
import styles from './members.module.css'
import { membersText } from './text.ts'
import { type Member, useChange, type useLinks } from './use-members.ts'

interface Acts {
  links: Pick<ReturnType<typeof useLinks>, 'renew' | 'isMaking'>
  onEdit: (member: Member) => void
}

/** The members by name, the disabled ones too. */
export function MemberTable({ members, ...acts }: Acts & { members: Member[] }) {
  const text = useText(membersText)
  const language = useLanguage((state) => state.language)
  return (
    <DataTable
      label={text.title}
      isCards
      rows={members}
      keyOf={({ id }) => id}
      marksOf={({ isDisabled }) => ({ 'data-disabled': isDisabled || undefined })}
      className={styles.table}
      columns={[
        { id: 'name', head: text.name, cell: ({ name }) => name },
        { id: 'role', head: text.role, cell: ({ role }) => ROLES[role].name[language], width: 'line' },
        {
          id: 'teams',
          head: text.teams,
          cell: ({ teams }) => teams.map((team) => teamNames[team][language]).join(', ') || text.noTeam,
        },
        { id: 'state', head: text.state, cell: (member) => <State member={member} /> },
        {
          id: 'actions',
          head: text.actions,
          cell: (member) => <Actions member={member} {...acts} />,
          hidesHead: true,
        },
      ]}
    />
  )
}

function Actions({ member, links, onEdit }: Acts & { member: Member }) {
  const text = useText(membersText)
  const { id, name, isDisabled, version } = member
  const change = useChange(
    undefined,
    async ({ isDisabled: wanted }) => !wanted || ask(text.askDisable(name), text.disable),
  )
  const setDisabled = (wanted: boolean) =>
    change.mutate({ id, version, isDisabled: wanted }, { onError: (error) => void tell(error.message) })
  return (
    <span className={styles.actions}>
      <Button small aria-label={text.editOf(name)} onClick={() => onEdit(member)}>
        {text.edit}
      </Button>
      {!isDisabled && (
        <Button
          small
          busy={links.isMaking}
          aria-label={text.newLinkOf(name)}
          onClick={() => links.renew(member)}
        >
          {text.newLink}
        </Button>
      )}
      <Button
        small
        busy={change.isPending}
        aria-label={isDisabled ? text.enableOf(name) : text.disableOf(name)}
        onClick={() => setDisabled(!isDisabled)}
      >
        {isDisabled ? text.enable : text.disable}
      </Button>
    </span>
  )
}

function State({ member: { isDisabled, hasPassphrase, linkExpiresAt } }: { member: Member }) {
  const text = useText(membersText)
  const language = useLanguage((state) => state.language)
  if (isDisabled) return <strong>{text.disabled}</strong>
  const waiting = linkExpiresAt && text.waiting(fullTime(linkExpiresAt, language))
  return [hasPassphrase && text.active, waiting].filter(Boolean).join(' · ') || text.linkOver
}
