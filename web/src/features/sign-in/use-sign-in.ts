import { signedInRole } from '@recruit/contract/calls/roles'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { CallError, type Reply } from '../../api/client.ts'
import { useSingleMutation } from '../../api/single-mutation.ts'
import { tell } from '../../ui/feedback/alerts.ts'
import { forgetWork, homeOf } from '../staff/session.tsx'
import { beginSession } from '../staff/session-store.ts'

const BUSY_RETRIES = 5
const BUSY_PAUSE_MS = 600

/** Signs in, by either way, and opens the role's first page; a refusal is shown in words. */
export function useSignIn(send: () => Promise<Reply<'login'>>) {
  const navigate = useNavigate()
  const client = useQueryClient()
  return useSingleMutation('signIn', {
    mutationFn: send,
    // The server compared nothing, because many sign in or an attacker makes it look so.
    retry: (failures, failure) =>
      failures < BUSY_RETRIES && failure instanceof CallError && failure.code === 'busy',
    retryDelay: BUSY_PAUSE_MS,
    onSuccess: (reply) => {
      // A session that merely ended left in the window what was read with it.
      forgetWork(client)
      const role = signedInRole(reply)
      if (role) beginSession(reply.member)
      if (role) navigate(homeOf(role), { replace: Boolean(reply.member) })
      else void tell(reply.message)
    },
    onError: (failure) => void tell(failure.message),
  })
}
