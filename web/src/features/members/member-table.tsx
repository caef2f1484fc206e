import { ROLES } from '@recruit/contract/calls/roles'
import { teamNames } from '../../content/teams.ts'
import { useLanguage } from '../../i18n/language.ts'
import { useText } from '../../i18n/text.ts'
import { Button } from '../../ui/controls/button.tsx'
import { ask, tell } from '../../ui/feedback/alerts.ts'
import { fullTime } from '../../ui/time/seoul-time.ts'
import table from '../../ui/table/table.module.css'
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
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section className={`${table.scroll} ${styles.table}`} tabIndex={0} aria-label={text.title}>
      <table>
        <thead>
          <tr>
            {[text.name, text.role, text.teams, text.state, text.actions].map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {members.map((member) => (
            <MemberRow key={member.id} member={member} {...acts} />
          ))}
        </tbody>
      </table>
    </section>
  )
}

function MemberRow({ member, links, onEdit }: Acts & { member: Member }) {
  const text = useText(membersText)
  const language = useLanguage((state) => state.language)
  const { id, name, role, teams, isDisabled, version } = member
  const change = useChange(
    undefined,
    async ({ isDisabled: wanted }) => !wanted || ask(text.askDisable(name), text.disable),
  )
  const setDisabled = (wanted: boolean) =>
    change.mutate({ id, version, isDisabled: wanted }, { onError: (error) => void tell(error.message) })
  return (
    <tr data-disabled={isDisabled || undefined}>
      <th scope="row">{name}</th>
      <td data-label={text.role}>{ROLES[role].name[language]}</td>
      <td data-label={text.teams}>
        {teams.map((team) => teamNames[team][language]).join(', ') || text.noTeam}
      </td>
      <td data-label={text.state}>
        <State member={member} />
      </td>
      <td>
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
      </td>
    </tr>
  )
}

function State({ member: { isDisabled, hasPassphrase, linkExpiresAt } }: { member: Member }) {
  const text = useText(membersText)
  const language = useLanguage((state) => state.language)
  if (isDisabled) return <strong>{text.disabled}</strong>
  const waiting = linkExpiresAt && text.waiting(fullTime(linkExpiresAt, language))
  return [hasPassphrase && text.active, waiting].filter(Boolean).join(' · ') || text.linkOver
}
