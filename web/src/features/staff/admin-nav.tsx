import { mayCall, ROLES, type Role } from '@recruit/contract/calls/roles'
import { SETTINGS_KEY } from '@recruit/contract/constants'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, useLocation, useNavigate } from 'react-router-dom'
import { callQuery } from '../../api/call-query.ts'
import { useText, useTranslation } from '../../i18n/text.ts'
import { leaveFreely, mayLeave } from '../../navigation.ts'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/controls/button.tsx'
import { useCall } from '../../ui/feedback/use-call.ts'
import styles from './admin-frame.module.css'
import { frameText } from './frame-text.ts'
import { forgetWork, homeOf } from './session.tsx'
import { endSession, NOBODY, useStaff } from './session-store.ts'
import { adminText } from './text.ts'

/** The record's id, which the address of its editing needs; the admin's alone. */
export const useRecord = (isAdmin = true) =>
  useQuery(callQuery('findSettings', { key: SETTINGS_KEY }, { enabled: isAdmin }))

/** Here one signs in: no role is to be expected. */
const ENTRANCES: readonly string[] = [paths.adminLogin, paths.staffLink]
const READING: readonly string[] = [paths.applicationList, paths.reviewerHome]

/** The role of the session, or whose page is opened while the session is being checked; null at the entrances. */
export function useExpectedRole(): { role: Role | null; isKnown: boolean } {
  const role = useStaff((state) => state.role)
  const { pathname } = useLocation()
  if (role) return { role, isKnown: true }
  const expected = READING.includes(pathname) ? 'manager' : 'admin'
  return { role: ENTRANCES.includes(pathname) ? null : expected, isKnown: false }
}

/** What the button of a narrow bar opens. */
export const MENU_ID = 'staff-menu'

/** The links of the signed-in role, and the sign-out; until the role is known they keep their room, unseen. */
export function AdminNav({ isOpen }: { isOpen: boolean }) {
  const { text, language } = useTranslation(frameText)
  const member = useStaff((state) => state.member)
  const { role, isKnown } = useExpectedRole()
  if (!role) return null
  return (
    <nav id={MENU_ID} className={styles.nav} aria-label={text.menu} data-coming={!isKnown} data-open={isOpen}>
      <ul>
        <Links role={role} isKnown={isKnown} />
      </ul>
      <div className={styles.account}>
        <p>{text.signedInAs(ROLES[role].name[language], member?.name)}</p>
        <LogoutButton small />
      </div>
    </nav>
  )
}

function Links({ role, isKnown }: { role: Role; isKnown: boolean }) {
  const text = useText(frameText)
  const { pathname } = useLocation()
  const isAdmin = mayCall(role, 'admin')
  const { data: record, isLoading } = useRecord(isAdmin && isKnown)
  const settings = record?.isInDB === 'true' ? [[paths.modifyInfo(record.objectId), text.settings]] : []
  // Until the record is known its link keeps its room, so that the others do not move under the pointer.
  const coming = isLoading || (isAdmin && !isKnown) ? [['', text.settings]] : []
  const reading = [
    [paths.applicationList, text.applications],
    [paths.reviewDesk, text.reviewing],
    [paths.interviewDay, text.interviewDay],
    [paths.overview, text.overview],
  ]
  const reviewing = [
    [homeOf(role), text.reviewing],
    [paths.interviewDay, text.interviewDay],
  ]
  const links = isAdmin
    ? [
        [paths.adminHome, text.home],
        [paths.applicantList, text.applicants],
        [paths.reviewDesk, text.reviewing],
        [paths.timetable, text.timetable],
        [paths.messages, text.messages],
        ...settings,
        ...coming,
        [paths.overview, text.overview],
        [paths.members, text.members],
        [paths.history, text.history],
      ]
    : mayCall(role, 'staff')
      ? reading
      : reviewing
  return links.map(([to, label]) => (
    <li key={to}>
      {to ? (
        <Link to={to} aria-current={currentFor(to, pathname)}>
          {label}
        </Link>
      ) : (
        <span className={styles.coming}>{label}</span>
      )}
    </li>
  ))
}

const APPLICATIONS = [paths.reviewPage1(''), paths.reviewPage2('')]
/** Screens that a link leads to, where their addresses do not start with its own. */
const AROUND: Record<string, string[]> = {
  [paths.adminHome]: [paths.questions, paths.rehearsal, paths.system],
  [paths.applicantList]: APPLICATIONS,
  [paths.applicationList]: APPLICATIONS,
}

/** The screen of a link, or one that belongs to it. */
function currentFor(to: string, pathname: string): 'page' | 'true' | undefined {
  if (`${pathname}/`.startsWith(`${to}/`)) return 'page'
  return AROUND[to]?.some((start) => pathname.startsWith(start)) ? 'true' : undefined
}

/** Ends the session; what was read with it does not stay in the window. */
function LogoutButton({ small = false }: { small?: boolean }) {
  const text = useText(adminText)
  const navigate = useNavigate()
  const client = useQueryClient()
  const logout = useCall('logout', {
    asks: () => mayLeave(null),
    onSuccess: () => {
      useStaff.setState(NOBODY)
      endSession()
      leaveFreely(() => navigate(paths.adminLogin))
      forgetWork(client)
    },
  })
  return (
    <Button small={small} busy={logout.isPending} onClick={() => logout.mutate({})}>
      {text.logout}
    </Button>
  )
}
