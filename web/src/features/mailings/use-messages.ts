import type { CallName } from '@recruit/contract'
import type { MessageState, StoredKind } from '@recruit/contract/mail/kinds'
import { type QueryClient, useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import type { Reply, Sent } from '../../api/client.ts'
import { serverNow } from '../../api/server-clock.ts'
import { useSingleMutation } from '../../api/single-mutation.ts'
import { toast } from '../../ui/feedback/toasts.ts'
import { type Gates, listAgainAfter, readAgainAfter } from './waits.ts'

export type Mailings = Reply<'listMailings'>
export type Mailing = Mailings['mailings'][number]
export type Counts = Mailing['counts']
export type MailingRead = Reply<'readMailing'>
export type MessageLine = MailingRead['messages'][number]
export type KindTemplate = Reply<'listTemplates'>['templates'][number]

const KEY = 'messages'
/** All mailings, read again by themselves while something is on its way and the page is seen. */
export const useMailings = () =>
  useQuery({
    queryKey: [KEY, 'mailings'],
    queryFn: () => call('listMailings', {}),
    refetchInterval: ({ state: { data } }) => (data ? listAgainAfter(data, serverNow()) : false),
    gcTime: 0,
  })

/** One mailing with its messages; without `gates`, what it waits for, it is not read again by itself. */
export const useMailing = (id: string, gates: Gates | undefined) =>
  useQuery({
    queryKey: [KEY, 'mailing', id],
    queryFn: () => call('readMailing', { id }),
    refetchInterval: ({ state: { data } }) =>
      data && gates ? readAgainAfter(data.mailing, gates, serverNow()) : false,
    gcTime: 0,
  })

/** One message with its text. */
export const useMessage = (id: string) =>
  useQuery({ queryKey: [KEY, 'message', id], queryFn: () => call('readMessage', { id }), gcTime: 0 })

export interface MailboxFilter {
  state: MessageState | null
  kind: StoredKind | null
}
/** Messages of all kinds, the newest first, a page at a time. */
export const useMailbox = ({ state, kind }: MailboxFilter) =>
  useInfiniteQuery({
    queryKey: [KEY, 'mailbox', state, kind],
    queryFn: ({ pageParam }) =>
      call('listMessages', {
        ...(state && { state }),
        ...(kind && { kind }),
        ...(pageParam && { before: pageParam }),
      }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next ?? undefined,
    gcTime: 0,
  })

export const useTemplates = () =>
  useQuery({ queryKey: [KEY, 'templates'], queryFn: () => call('listTemplates', {}), gcTime: 0 })

/** One message changes what all parts of the screen say. */
export const readMessagesAgain = (client: QueryClient) => client.invalidateQueries({ queryKey: [KEY] })

type ChangingCall = Extract<
  CallName,
  | 'draftMailing'
  | 'approveMailing'
  | 'pauseMailing'
  | 'callOffMailing'
  | 'discardMailing'
  | 'remakeMailing'
  | 'resendMessages'
  | 'testMessage'
>
/**
 * Makes a change, one of its name at a time, and says what the server says; whatever comes of it, everything is read
 * again. On a no to what `asks` asks first nothing is sent.
 */
export function useChange<N extends ChangingCall>(name: N, asks?: (sent: Sent<N>) => Promise<boolean>) {
  const client = useQueryClient()
  return useSingleMutation(name, {
    ...(asks && { asks }),
    mutationFn: (sent: Sent<N>): Promise<Reply<N>> => call(name, sent),
    onSuccess: async (reply) => {
      await readMessagesAgain(client)
      // Not before the screen shows it: whoever reads it goes on from there.
      toast(reply.message)
    },
    onError: () => readMessagesAgain(client),
  })
}
