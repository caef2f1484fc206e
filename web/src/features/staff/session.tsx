import type { CallName } from '@recruit/contract'
import { mayCall, type Role, signedInRole } from '@recruit/contract/calls/roles'
import { type QueryClient, useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef } from 'react'
import { Navigate, useNavigate } from 'react-router-dom'
import { call } from '../../api/call.ts'
import { hasStatus } from '../../api/client.ts'
import { clearCopies } from '../../api/drafts/device-store.ts'
import { useText } from '../../i18n/text.ts'
import { paths, screens } from '../../paths.ts'
import { tell } from '../../ui/feedback/alerts.ts'
import { Loaded } from '../../ui/feedback/loaded.tsx'
import { Page, type PageProps } from '../../ui/layout/page.tsx'
import { DAY_COPY, endsWithSession, isOtherPerson, useStaff } from './session-store.ts'
import { adminText } from './text.ts'

/** Which pages a role has: the admin's, on which things are changed, those for reading, or those for reviewing alone. */
type StaffPages = 'admin' | 'reading' | 'reviewing'
function pagesOf(role: Role): StaffPages {
  if (mayCall(role, 'admin')) return 'admin'
  return mayCall(role, 'staff') ? 'reading' : 'reviewing'
}

const REVIEW_DESK = '/admin/review'
const hasDesk = Object.values<readonly string[]>(screens).some(([address]) => address === REVIEW_DESK)
const HOMES: Record<StaffPages, string> = {
  admin: paths.adminHome,
  reading: paths.applicationList,
  reviewing: hasDesk ? REVIEW_DESK : paths.reviewerHome,
}
export const homeOf = (role: Role): string => HOMES[pagesOf(role)]

type Check = 'checkAdmin' | 'checkLanding' | 'checkManager'

interface Props {
  check: Check
  /** `dialog`: shows 'No access permission.' before it opens the sign-in; `silent`: opens it immediately. */
  refusal: 'dialog' | 'silent'
  /** Of whose pages this is; without it of those that the check is about. `staff`: of all who read, `review`: of everybody. */
  who?: StaffPages | 'staff' | 'review' | undefined
  /** It works from its copy on this device while the server cannot be reached. */
  isOnDevice?: boolean | undefined
  children: ReactNode
}

export const useRole = (): Role | null => useStaff((state) => state.role)
export const useIsAdmin = (): boolean => mayCall(useRole() ?? undefined, 'admin')

const SETTINGS = 'loadSettings' satisfies CallName
/** Drops what was read with a session; the public settings stay. */
export const forgetWork = (client: QueryClient, type: 'all' | 'inactive' = 'all') =>
  client.removeQueries({ type, predicate: ({ queryKey }) => queryKey[0] !== SETTINGS })

/** How often a screen that works from the device looks for the server. */
const ASK_AGAIN_MS = 10_000

// Before the screen of the day is loaded too.
endsWithSession(() => void clearCopies(DAY_COPY).catch(() => undefined))

/** Shows a staff page only after the server confirmed the session, on every arrival. */
export function Guarded({ check, refusal, who, isOnDevice = false, children }: Props) {
  const query = useQuery({
    queryKey: ['session', check],
    queryFn: async ({ client }) => {
      const flags = await call(check, {})
      const role = signedInRole(flags)
      if (role && isOtherPerson(flags.member)) forgetWork(client, 'inactive')
      useStaff.setState({ role, member: flags.member ?? null })
      return flags
    },
    gcTime: 0,
    staleTime: 0,
    // Not on focus while a user types: the screen stays, and a refused call reports that the session ended.
    refetchOnWindowFocus: false,
    refetchOnReconnect: isOnDevice,
    ...(isOnDevice && { networkMode: 'always' }),
    refetchInterval: ({ state }) => (isOnDevice && state.status === 'error' ? ASK_AGAIN_MS : false),
  })
  const wanted = who ?? (check === 'checkManager' ? 'reading' : 'admin')
  const { data, error } = query
  if (isOnDevice && !data && hasStatus(error, 0)) return children
  return (
    <Loaded query={query}>
      {(flags) => {
        const role = signedInRole(flags)
        if (role && isFor(wanted, role)) return children
        return refusal === 'dialog' ? <Refused /> : <Navigate to={paths.adminLogin} replace />
      }}
    </Loaded>
  )
}

/** A staff screen, shown to those it is for. */
export const StaffPage = ({
  who,
  refusal = who ? 'silent' : 'dialog',
  isOnDevice,
  children,
  ...page
}: PageProps & Partial<Omit<Props, 'check'>>) => (
  <Page {...page}>
    <Guarded check="checkAdmin" {...{ who, refusal, isOnDevice }}>
      {children}
    </Guarded>
  </Page>
)

const isFor = (wanted: NonNullable<Props['who']>, role: Role): boolean =>
  wanted === 'staff' || wanted === 'review' ? mayCall(role, wanted) : wanted === pagesOf(role)

function Refused() {
  const text = useText(adminText)
  const navigate = useNavigate()
  const told = useRef(false)
  useEffect(() => {
    if (told.current) return
    told.current = true
    void tell(text.noPermission).then(() => navigate(paths.adminLogin, { replace: true }))
  }, [text, navigate])
  return null
}
