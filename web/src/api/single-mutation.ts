import {
  type MutateOptions,
  type UseMutationOptions,
  useIsMutating,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query'
import type { PressedPlace } from '../places.ts'

interface Single<Data, Variables> extends UseMutationOptions<Data, Error, Variables> {
  mutationFn: (sent: Variables) => Promise<Data>
  /** Asked before anything is sent, with the mutation under way already; on a no nothing is sent. */
  asks?: (sent: Variables) => Promise<boolean>
}

type Also<Data, Variables> = Pick<
  MutateOptions<Data, Error, Variables>,
  'onSuccess' | 'onError' | 'onSettled'
>

/** The answer to the question was no. */
class Declined extends Error {}
const isDeclined = (error: Error | null): boolean => error instanceof Declined

/**
 * A mutation that runs once at a time across screens, and drops other presses while `isPending`. This covers a sheet
 * that is already closed, an open question, and the second press of a double click.
 */
export function useSingleMutation<Data, Variables = void>(
  name: PressedPlace,
  { asks, ...options }: Single<Data, Variables>,
) {
  const client = useQueryClient()
  const mutationKey = [name]
  const mutation = useMutation<Data, Error, Variables>({
    ...options,
    mutationKey,
    mutationFn: async (sent) => {
      if (asks && !(await asks(sent))) throw new Declined()
      return options.mutationFn(sent)
    },
    onError: (error, ...rest) => (isDeclined(error) ? undefined : options.onError?.(error, ...rest)),
    onSettled: (data, error, ...rest) =>
      isDeclined(error) ? undefined : options.onSettled?.(data, error, ...rest),
  })
  const isPending = useIsMutating({ mutationKey }) > 0
  const mutate = (sent: Variables, { onSuccess, onError, onSettled }: Also<Data, Variables> = {}) => {
    if (client.isMutating({ mutationKey }) > 0) return
    mutation.mutate(sent, {
      ...(onSuccess && { onSuccess }),
      onError: (error, ...rest) => (isDeclined(error) ? undefined : onError?.(error, ...rest)),
      onSettled: (data, error, ...rest) =>
        isDeclined(error) ? undefined : onSettled?.(data, error, ...rest),
    })
  }
  const { data, isSuccess, reset, variables } = mutation
  return {
    ...{ mutate, reset, data, variables, isPending, isSuccess },
    error: isDeclined(mutation.error) ? null : mutation.error,
  }
}
