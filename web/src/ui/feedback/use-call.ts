import type { CallName } from '@recruit/contract'
import {
  type MutateOptions,
  type QueryClient,
  type UseMutationOptions,
  useIsMutating,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { type ReadingCall, readAgain } from '../../api/call-query.ts'
import { isConflict, type Reply, type Sent } from '../../api/client.ts'
import type { PressedPlace } from '../../places.ts'
import { tell } from './alerts.ts'
import { toast } from './toasts.ts'

interface Options<Data, About> extends Pick<UseMutationOptions<Data>, 'retry' | 'retryDelay'> {
  /** Asked before anything is sent; on a no nothing is sent. */
  asks?: ((about: About) => Promise<boolean>) | undefined
  says?: (reply: Data) => string
  onSuccess?: ((reply: Data, about: About) => unknown) | undefined
  onError?: (error: Error, about: About) => unknown
  /** The component shows `error`; without it a dialog does. */
  isErrorShown?: boolean
  /** Read again after every outcome, because a failed change may have been stored. */
  refresh?: readonly ReadingCall[]
  /** After success alone, or after success and a conflict. */
  refreshAfter?: 'success' | 'conflict'
}

interface CallOptions<N extends CallName, About> extends Options<Reply<N>, About> {
  /** The request; without it, what `mutate` receives. */
  sends?: (about: About) => Sent<N>
}

function mutationOf<Data, About>(
  client: QueryClient,
  mutationFn: (about: About) => Promise<Data>,
  { says, onSuccess, onError, isErrorShown, refresh, refreshAfter, ...more }: Options<Data, About>,
) {
  const isDue = (error: Error | null) =>
    !error || !refreshAfter || (refreshAfter === 'conflict' && isConflict(error))
  return {
    ...more,
    mutationFn,
    onSuccess: async (reply: Data, about: About) => {
      if (says) toast(says(reply))
      await onSuccess?.(reply, about)
    },
    onError: (error: Error, about: About) => {
      if (!isErrorShown) void tell(error.message)
      return onError?.(error, about)
    },
    onSettled: async (_reply: unknown, error: Error | null) => {
      if (refresh && isDue(error)) await readAgain(client, ...refresh)
    },
  }
}

/** The mutation that `useCall` makes of its options. */
export const changeOf = <N extends CallName, About>(
  client: QueryClient,
  name: N,
  { sends, ...options }: CallOptions<N, About>,
) => mutationOf(client, (about: About) => call(name, sends ? sends(about) : (about as Sent<N>)), options)

/** A change that is one call: sends it once at a time, says what came of it and reads again what it concerns. */
export const useCall = <N extends CallName & PressedPlace, About = Sent<N>>(
  name: N,
  options: CallOptions<N, About> = {},
) => useSingleMutation(name, changeOf(useQueryClient(), name, options))

/** The same for a change of several calls, or of one that its place is not named after. */
export const useCalls = <Data, About = void>(
  place: PressedPlace,
  send: (about: About) => Promise<Data>,
  options: Options<Data, About> = {},
) => useSingleMutation(place, mutationOf(useQueryClient(), send, options))

interface Single<Data, Variables> extends UseMutationOptions<Data, Error, Variables> {
  mutationFn: (sent: Variables) => Promise<Data>
  /** Asked before anything is sent, with the mutation under way already; on a no nothing is sent. */
  asks?: (sent: Variables) => Promise<boolean>
}

type Outcomes<Data, Variables> = Pick<
  MutateOptions<Data, Error, Variables>,
  'onSuccess' | 'onError' | 'onSettled'
>

class Declined extends Error {}
const isDeclined = (error: Error | null): boolean => error instanceof Declined

/** The same callbacks, which a no to `asks` does not reach. */
const unlessDeclined = <Data, Variables>({
  onSuccess,
  onError,
  onSettled,
}: Outcomes<Data, Variables>): Outcomes<Data, Variables> => ({
  ...(onSuccess && { onSuccess }),
  onError: (error, ...rest) => (isDeclined(error) ? undefined : onError?.(error, ...rest)),
  onSettled: (data, error, ...rest) => (isDeclined(error) ? undefined : onSettled?.(data, error, ...rest)),
})

/** Runs once at a time across screens, so that a second press does nothing, also of a sheet that is already closed. */
function useSingleMutation<Data, Variables = void>(
  name: PressedPlace,
  { asks, ...options }: Single<Data, Variables>,
) {
  const client = useQueryClient()
  const mutationKey = [name]
  const mutation = useMutation<Data, Error, Variables>({
    ...options,
    ...unlessDeclined(options),
    mutationKey,
    mutationFn: async (sent) => {
      if (asks && !(await asks(sent))) throw new Declined()
      return options.mutationFn(sent)
    },
  })
  const isPending = useIsMutating({ mutationKey }) > 0
  const mutate = (sent: Variables, outcomes: Outcomes<Data, Variables> = {}) => {
    if (client.isMutating({ mutationKey }) > 0) return
    mutation.mutate(sent, unlessDeclined(outcomes))
  }
  const { data, isSuccess, reset, variables } = mutation
  return {
    ...{ mutate, reset, data, variables, isPending, isSuccess },
    error: isDeclined(mutation.error) ? null : mutation.error,
  }
}
