import { type UseMutationOptions, useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query'

/**
 * A mutation of which one is under way at a time, wherever it was begun: also from a sheet that is closed by now, and
 * also in the moment before the screen knows, in which the second press of a double click comes. Another press is
 * dropped meanwhile, and `isPending` says so.
 */
export function useSingleMutation<Data, Variables>(
  name: string,
  options: UseMutationOptions<Data, Error, Variables>,
) {
  const client = useQueryClient()
  const mutationKey = [name]
  const mutation = useMutation({ ...options, mutationKey })
  const isPending = useIsMutating({ mutationKey }) > 0
  const mutate: typeof mutation.mutate = (...sent) => {
    if (client.isMutating({ mutationKey }) === 0) mutation.mutate(...sent)
  }
  return { ...mutation, mutate, isPending }
}
