import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef } from 'react'
import { Navigate, useNavigate } from 'react-router-dom'
import { call } from '../../api/call.ts'
import { useText } from '../../i18n/text.ts'
import { paths } from '../../paths.ts'
import { tell } from '../../ui/alerts.ts'
import { Loaded } from '../../ui/loaded.tsx'
import { adminText } from './text.ts'

type Check = 'checkAdmin' | 'checkLanding' | 'checkManager'

interface Props {
  check: Check
  /** `dialog`: says 'No access permission.' before it leads to the sign-in; `silent`: leads there at once. */
  refusal: 'dialog' | 'silent'
  children: ReactNode
}

/** Shows a staff page only after the server knew the session; asked anew on every arrival. */
export function Guarded({ check, refusal, children }: Props) {
  const query = useQuery({
    queryKey: ['session', check],
    queryFn: () => call(check, {}),
    gcTime: 0,
    staleTime: 0,
  })
  return (
    <Loaded query={query}>
      {({ adminLoggedIn, managerLoggedIn }) => {
        if (check === 'checkManager' ? managerLoggedIn : adminLoggedIn) return children
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
