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
/** All mailings, read again automatically while one is on its way and the page is visible. */
export const useMailings = () =>
  useQuery({
    queryKey: [KEY, 'mailings'],
    queryFn: () => call('listMailings', {}),
    refetchInterval: ({ state: { data } }) => (data ? listAgainAfter(data, serverNow()) : false),
    gcTime: 0,
  })

/** One mailing with its messages; it refreshes automatically only with `gates`, the conditions that it waits for. */
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
 * Makes a change, one of its name at a time, shows the server's answer and always reads everything again. Nothing is
 * sent when the person answers no to `asks`.
 */
export function useChange<N extends ChangingCall>(name: N, asks?: (sent: Sent<N>) => Promise<boolean>) {
  const client = useQueryClient()
  return useSingleMutation(name, {
    ...(asks && { asks }),
    mutationFn: (sent: Sent<N>): Promise<Reply<N>> => call(name, sent),
    onSuccess: async (reply) => {
      await readMessagesAgain(client)
      // Only once the screen shows it, because the next step starts from the screen.
      toast(reply.message)
    },
    onError: () => readMessagesAgain(client),
  })
}
