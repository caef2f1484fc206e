import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { CallError, type Reply, type Sent } from '../../api/client.ts'
import { useSingleMutation } from '../../api/single-mutation.ts'
import { tell } from '../../ui/feedback/alerts.ts'
import { toast } from '../../ui/feedback/toasts.ts'
import { type ShownLink, useShownLinks } from '../staff/links/link-box.tsx'

export type Member = Reply<'listMembers'>['members'][number]

const KEY = ['members']
const readAgain = (client: QueryClient) => client.invalidateQueries({ queryKey: KEY })

export const useMembers = () => useQuery({ queryKey: KEY, queryFn: () => call('listMembers', {}), gcTime: 0 })

/** The links made in this window, and the making of one. */
export function useLinks() {
  const client = useQueryClient()
  const links = useShownLinks()
  const renew = useSingleMutation('newMemberLink', {
    mutationFn: ({ id }: Member) => call('newMemberLink', { id }),
    onSuccess: async ({ token, expiresAt }, { name }) => {
      links.show({ name, token, expiresAt })
      await readAgain(client)
    },
    onError: (error) => void tell(error.message),
  })
  return { ...links, renew: renew.mutate, isMaking: renew.isPending }
}

/** Changes a member; a conflicting change is reported, and the list read again. */
export function useChange(onDone?: () => void, asks?: (change: Sent<'changeMember'>) => Promise<boolean>) {
  const client = useQueryClient()
  return useSingleMutation('changeMember', {
    ...(asks && { asks }),
    mutationFn: (change: Sent<'changeMember'>) => call('changeMember', change),
    onSuccess: async ({ message }) => {
      toast(message)
      onDone?.()
      await readAgain(client)
    },
    onError: async (error) => {
      if (error instanceof CallError && error.status === 409) await readAgain(client)
    },
  })
}

export function useAdd(onDone: (link: ShownLink) => void) {
  const client = useQueryClient()
  return useSingleMutation('addMember', {
    mutationFn: (wanted: Sent<'addMember'>) => call('addMember', wanted),
    onSuccess: async ({ message, member: { name }, token, expiresAt }) => {
      toast(message)
      onDone({ name, token, expiresAt })
      await readAgain(client)
    },
  })
}
