import { type QueryClient, useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef } from 'react'
import { Navigate, useNavigate } from 'react-router-dom'
import { create } from 'zustand'
import { call } from '../../api/call.ts'
import { useText } from '../../i18n/text.ts'
import { paths } from '../../paths.ts'
import { tell } from '../../ui/alerts.ts'
import { Loaded } from '../../ui/loaded.tsx'
import { adminText } from './text.ts'

export type Role = 'admin' | 'manager'
type Check = 'checkAdmin' | 'checkLanding' | 'checkManager'

interface Props {
  check: Check
  /** `dialog`: says 'No access permission.' before it leads to the sign-in; `silent`: leads there at once. */
  refusal: 'dialog' | 'silent'
  /** Whose page this is; without it the one whom the check is about. `staff`: either's. */
  who?: Role | 'staff'
  children: ReactNode
}

/** Who is signed in, as the last check said; null while nobody knows. The bar of the staff pages goes by it. */
export const useStaff = create<{ role: Role | null }>()(() => ({ role: null }))
export const useRole = (): Role | null => useStaff((state) => state.role)

interface Flags {
  adminLoggedIn: boolean
  managerLoggedIn: boolean
}
/** The two flags exclude each other (design, point 3). */
export function roleOf({ adminLoggedIn, managerLoggedIn }: Flags): Role | null {
  if (adminLoggedIn) return 'admin'
  return managerLoggedIn ? 'manager' : null
}

/** Drops what was read with a session; the public settings stay. */
export const forgetWork = (client: QueryClient, type: 'all' | 'inactive' = 'all') =>
  client.removeQueries({ type, predicate: ({ queryKey }) => queryKey[0] !== 'settings' })

/** Shows a staff page only after the server knew the session; asked anew on every arrival. */
export function Guarded({ check, refusal, who, children }: Props) {
  const query = useQuery({
    queryKey: ['session', check],
    queryFn: async () => {
      const flags = await call(check, {})
      useStaff.setState({ role: roleOf(flags) })
      return flags
    },
    gcTime: 0,
    staleTime: 0,
    // Not while somebody types: what is on the screen stays, and a call's own refusal says that the session ended.
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
  const wanted = who ?? (check === 'checkManager' ? 'manager' : 'admin')
  return (
    <Loaded query={query}>
      {(flags) => {
        const role = roleOf(flags)
        if (role && (wanted === 'staff' || wanted === role)) return children
        return refusal === 'dialog' ? <Refused /> : <Navigate to={paths.adminLogin} replace />
      }}
    </Loaded>
  )
}

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
