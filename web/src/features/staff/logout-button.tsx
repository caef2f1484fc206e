import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { useText } from '../../i18n/text.ts'
import { leaveFreely, mayLeave } from '../../navigation.ts'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/controls/button.tsx'
import { useCall } from '../../ui/feedback/use-call.ts'
import { forgetWork } from './session.tsx'
import { endSession, NOBODY, useStaff } from './session-store.ts'
import { adminText } from './text.ts'

/** Ends the session; what was read with it does not stay in the window. */
export function LogoutButton({ small = false }: { small?: boolean }) {
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
