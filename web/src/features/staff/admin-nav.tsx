import { mayCall, ROLES } from '@recruit/contract/calls/roles'
import { SETTINGS_KEY } from '@recruit/contract/constants'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { NavLink, useNavigate } from 'react-router-dom'
import { callQuery } from '../../api/call-query.ts'
import { useLanguage } from '../../i18n/language.ts'
import { useText } from '../../i18n/text.ts'
import { leaveFreely, mayLeave } from '../../navigation.ts'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/controls/button.tsx'
import { useCall } from '../../ui/feedback/use-call.ts'
import styles from './admin-frame.module.css'
import { frameText } from './frame-text.ts'
import { forgetWork, homeOf, useIsAdmin, useRole } from './session.tsx'
import { endSession, NOBODY, useStaff } from './session-store.ts'
import { adminText } from './text.ts'

/** The record's id, which the address of its editing needs; the admin's alone. */
export const useRecord = (isAdmin = true) =>
  useQuery(callQuery('findSettings', { key: SETTINGS_KEY }, { enabled: isAdmin }))

/** The links of the signed-in role, and the sign-out; empty until the role is known. */
export function AdminNav() {
  const text = useText(frameText)
  const { role, member } = useStaff()
  const language = useLanguage((state) => state.language)
  if (!role) return null
  return (
    <nav className={styles.nav} aria-label={text.menu}>
      <ul>
        <Links />
      </ul>
      <div className={styles.account}>
        <p>{text.signedInAs(ROLES[role].name[language], member?.name)}</p>
        <LogoutButton small />
      </div>
    </nav>
  )
}

function Links() {
  const text = useText(frameText)
  const role = useRole()
  const isAdmin = useIsAdmin()
  const { data: record, isLoading } = useRecord(isAdmin)
  const settings = record?.isInDB === 'true' ? [[paths.modifyInfo(record.objectId), text.settings]] : []
  // Until the record is known its link keeps its room, so that the others do not move under the pointer.
  const coming = isLoading ? [['', text.settings]] : []
  const reading = [
    [paths.applicationList, text.applications],
    [paths.reviewDesk, text.reviewing],
    [paths.overview, text.overview],
  ]
  const reviewing = role ? [[homeOf(role), text.reviewing]] : []
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
    : mayCall(role ?? undefined, 'staff')
      ? reading
      : reviewing
  return links.map(([to, label]) => (
    <li key={to}>
      {to ? <NavLink to={to}>{label}</NavLink> : <span className={styles.coming}>{label}</span>}
    </li>
  ))
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
