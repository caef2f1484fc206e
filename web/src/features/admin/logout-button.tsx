import { useMutation } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { call } from '../../api/call.ts'
import { useText } from '../../i18n/text.ts'
import { paths } from '../../paths.ts'
import { tell } from '../../ui/alerts.ts'
import { Button } from '../../ui/button.tsx'
import { adminText } from './text.ts'

export function LogoutButton() {
  const text = useText(adminText)
  const navigate = useNavigate()
  const logout = useMutation({
    mutationFn: () => call('logout', {}),
    onSuccess: () => navigate(paths.adminLogin),
    onError: (error) => void tell(error.message),
  })
  return (
    <Button busy={logout.isPending} onClick={() => logout.mutate()}>
      {text.logout}
    </Button>
  )
}
