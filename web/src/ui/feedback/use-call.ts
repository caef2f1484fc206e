import type { CallName } from '@recruit/contract'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { type ReadingCall, readAgain } from '../../api/call-query.ts'
import { isConflict, type Reply, type Sent } from '../../api/client.ts'
import { useSingleMutation } from '../../api/single-mutation.ts'
import type { PressedPlace } from '../../places.ts'
import { tell } from './alerts.ts'
import { toast } from './toasts.ts'

interface Options<N extends CallName, About> {
  /** Asked before anything is sent; on a no nothing is sent. */
  asks?: ((about: About) => Promise<boolean>) | undefined
  /** The request; without it, what `mutate` receives. */
  sends?: (about: About) => Sent<N>
  /** Shown as a toast after success. */
  says?: (reply: Reply<N>) => string
  onSuccess?: ((reply: Reply<N>, about: About) => unknown) | undefined
  onError?: (error: Error) => unknown
  /** The component shows `error`; without it a dialog does. */
  isErrorShown?: boolean
  /** Read again after every outcome, because a failed change may have been stored. */
  refresh?: readonly ReadingCall[]
  /** After success alone, or after success and a conflict. */
  refreshAfter?: 'success' | 'conflict'
}

/** The mutation that `useCall` makes of its options. */
export function changeOf<N extends CallName, About>(
  client: QueryClient,
  name: N,
  { asks, sends, says, onSuccess, onError, isErrorShown, refresh, refreshAfter }: Options<N, About>,
) {
  const isDue = (error: Error | null) =>
    !error || !refreshAfter || (refreshAfter === 'conflict' && isConflict(error))
  return {
    ...(asks && { asks }),
    mutationFn: (about: About) => call(name, sends ? sends(about) : (about as Sent<N>)),
    onSuccess: async (reply: Reply<N>, about: About) => {
      if (says) toast(says(reply))
      await onSuccess?.(reply, about)
    },
    onError: (error: Error) => {
      if (!isErrorShown) void tell(error.message)
      return onError?.(error)
    },
    onSettled: async (_reply: unknown, error: Error | null) => {
      if (refresh && isDue(error)) await readAgain(client, ...refresh)
    },
  }
}

/** A change that is one call: sends it once at a time, says what came of it and reads again what it concerns. */
export const useCall = <N extends CallName & PressedPlace, About = Sent<N>>(
  name: N,
  options: Options<N, About> = {},
) => useSingleMutation(name, changeOf(useQueryClient(), name, options))
