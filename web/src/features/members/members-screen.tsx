import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { callQuery } from '../../api/call-query.ts'
import { teamNames } from '../../content/teams.ts'
import { useText, useTranslation } from '../../i18n/text.ts'
import { staffLinks } from '../../staff-links.ts'
import { Button } from '../../ui/controls/button.tsx'
import { ask, tell } from '../../ui/feedback/alerts.ts'
import { Loaded } from '../../ui/feedback/loaded.tsx'
import page from '../../ui/layout/page.module.css'
import { DataTable } from '../../ui/table/data-table.tsx'
import { dayAndTime } from '../../ui/time/seoul-time.ts'
import { LinkBoxes, type NewLinks, useNewLinks } from '../staff/links/link-box.tsx'
import { roleNames } from '../staff/role-names.ts'
import { StaffPage, useIsAdmin } from '../staff/session.tsx'
import { type Member, MemberDialog, useChange } from './member-dialog.tsx'
import styles from './members.module.css'
import { membersText } from './text.ts'

/** The named staff: their rights, and the links by which they set their passphrases. */
export function MembersScreen() {
  const text = useText(membersText)
  const isAdmin = useIsAdmin()
  const [edited, setEdited] = useState<Edited>(null)
  const add = isAdmin && (
    <Button small look="primary" onClick={() => setEdited('new')}>
      {text.add}
    </Button>
  )
  return (
    <StaffPage title={text.title} lead={text.lead} width="wide" ways={add}>
      <Members edited={edited} setEdited={setEdited} />
    </StaffPage>
  )
}

/** The member whose dialog is open. */
type Edited = 'new' | Member['id'] | null

function Members({ edited, setEdited }: { edited: Edited; setEdited: (edited: Edited) => void }) {
  const text = useText(membersText)
  const links = useNewLinks('newMemberLink', ['listMembers'])
  return (
    <>
      <LinkBoxes links={links} page="link" text={text} pathOf={staffLinks.memberLink} />
      <Loaded query={useQuery(callQuery('listMembers', {}, { gcTime: 0 }))}>
        {({ members }) => (
          <>
            {members.length ? (
              <MemberTable members={members} links={links} onEdit={({ id }) => setEdited(id)} />
            ) : (
              <p>{text.none}</p>
            )}
            {edited !== null && (
              <MemberDialog
                member={members.find(({ id }) => id === edited) ?? null}
                onLink={links.show}
                onClose={() => setEdited(null)}
              />
            )}
          </>
        )}
      </Loaded>
    </>
  )
}

interface Acts {
  links: NewLinks
  onEdit: (member: Member) => void
}

/** The members by name, the disabled ones too. */
function MemberTable({ members, ...acts }: Acts & { members: Member[] }) {
  const { text, language } = useTranslation(membersText)
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
        { id: 'role', head: text.role, cell: ({ role }) => roleNames[role][language], width: 'line' },
        {
          id: 'teams',
          head: text.teams,
          // Without a team, a reviewer has nothing to read; the others may review for each.
          cell: ({ role, teams }) =>
            teams.map((team) => teamNames[team][language]).join(', ') ||
            (role === 'reviewer' ? text.noTeam : text.allTeams),
        },
        { id: 'state', head: text.state, cell: (member) => <State member={member} /> },
        {
          id: 'actions',
          head: text.actions,
          cell: (member) => <Actions member={member} {...acts} />,
          hidesHead: true,
          width: 'line',
        },
      ]}
    />
  )
}

function Actions({ member, links, onEdit }: Acts & { member: Member }) {
  const text = useText(membersText)
  const { id, name, isDisabled, version, hasPassphrase, linkExpiresAt } = member
  const change = useChange(
    undefined,
    async ({ isDisabled: wanted }) => !wanted || ask(text.askDisable(name), text.disable),
  )
  const setDisabled = (wanted: boolean) =>
    change.mutate({ id, version, isDisabled: wanted }, { onError: (error) => void tell(error.message) })
  const consequences = [linkExpiresAt && text.endsLink, hasPassphrase && text.keepsPassphrase].filter(Boolean)
  const makeLink = async () => {
    const isAgreed =
      consequences.length === 0 ||
      (await ask([text.askNewLink(name), ...consequences].join('\n'), text.newLink))
    if (isAgreed) links.make(member)
  }
  return (
    <span className={page.actions}>
      <Button small aria-label={text.editOf(name)} onClick={() => onEdit(member)}>
        {text.edit}
      </Button>
      {!isDisabled && (
        <Button small busy={links.isMaking} aria-label={text.newLinkOf(name)} onClick={() => void makeLink()}>
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
  const { text, language } = useTranslation(membersText)
  if (isDisabled) return <strong>{text.disabled}</strong>
  const link = linkExpiresAt
    ? text.linkUntil(dayAndTime(linkExpiresAt, language))
    : !hasPassphrase && text.linkOver
  return (
    <span className={page.dot} data-dot={hasPassphrase ? 'on' : undefined}>
      {[hasPassphrase ? text.active : text.invited, link].filter(Boolean).join(' · ')}
    </span>
  )
}
