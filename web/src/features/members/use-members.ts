import type { Reply, Sent } from '../../api/client.ts'
import { useCall } from '../../ui/feedback/use-call.ts'
import { type ShownLink, useShownLinks } from '../staff/links/link-box.tsx'

export type Member = Reply<'listMembers'>['members'][number]

/** The links made in this window, and the making of one. */
export function useLinks() {
  const links = useShownLinks()
  const renew = useCall('newMemberLink', {
    sends: ({ id }: Member) => ({ id }),
    onSuccess: ({ token, expiresAt }, { name }) => links.show({ name, token, expiresAt }),
    refresh: ['listMembers'],
    refreshAfter: 'success',
  })
  return { ...links, renew: renew.mutate, isMaking: renew.isPending }
}

/** Changes a member; after another person's change the list is read again. */
export const useChange = (
  onSuccess?: () => void,
  asks?: (change: Sent<'changeMember'>) => Promise<boolean>,
) =>
  useCall('changeMember', {
    ...{ asks, onSuccess, isErrorShown: true },
    says: ({ message }) => message,
    refresh: ['listMembers'],
    refreshAfter: 'conflict',
  })

export const useAdd = (onDone: (link: ShownLink) => void) =>
  useCall('addMember', {
    says: ({ message }) => message,
    onSuccess: ({ member: { name }, token, expiresAt }) => onDone({ name, token, expiresAt }),
    refresh: ['listMembers'],
    refreshAfter: 'success',
    isErrorShown: true,
  })
