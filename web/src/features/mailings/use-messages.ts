import type { CallName } from '@recruit/contract'
import { KIND_NAMES, MESSAGE_STATES, type StoredKind } from '@recruit/contract/mail/kinds'
import { type QueryClient, useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { callPages, callQuery, readAgain } from '../../api/call-query.ts'
import type { Reply, Sent } from '../../api/client.ts'
import { serverNow } from '../../api/server-clock.ts'
import { paths } from '../../paths.ts'
import type { PressedPlace } from '../../places.ts'
import { toast } from '../../ui/feedback/toasts.ts'
import { useCall } from '../../ui/feedback/use-call.ts'
import { choiceIn, flagIn, oneOfIn, searchSchema, textIn, useSearchState } from '../../ui/search-state.ts'
import { TROUBLES } from './alike.ts'
import { type Gates, listAgainAfter, readAgainAfter } from './waits.ts'

export const PARTS = ['mailings', 'people', 'mailbox', 'templates'] as const
export const KINDS: readonly StoredKind[] = [...KIND_NAMES, 'test']

/** The state in the address; default values are left out. */
export const PLACE = searchSchema({
  part: choiceIn('part', { known: PARTS, usual: 'mailings' }),
  /** The mailing that is looked at, '' for their list. */
  mailing: textIn('mailing'),
  /** The message that is shown of it. */
  message: textIn('message'),
  /** Part of the name of who gets it. */
  search: textIn('q'),
  /** Own words are being written. */
  isWriting: flagIn('write', 'notice'),
  state: oneOfIn('state', MESSAGE_STATES),
  kind: oneOfIn('kind', KINDS),
})
export type Place = ReturnType<typeof PLACE.read>

/** The address of a place on the messages' screen. */
export const linkTo = (place: Partial<Place>) => `${paths.messages}?${PLACE.write(place)}`

export type Mailings = Reply<'listMailings'>
export type Mailing = Mailings['mailings'][number]
export type Counts = Mailing['counts']
export type MailingRead = Reply<'readMailing'>
export type MessageLine = MailingRead['messages'][number]
export type Reached = Reply<'messagesByApplicant'>['applicants'][number]
export type KindTemplate = Reply<'listTemplates'>['templates'][number]

/** All mailings, read again automatically while one is being sent and the page is seen. */
export const useMailings = () =>
  useQuery({
    ...callQuery('listMailings', {}, { gcTime: 0 }),
    refetchInterval: ({ state: { data } }) => (data ? listAgainAfter(data, serverNow()) : false),
  })

/** One mailing with its messages; it refreshes automatically only with `gates`, the conditions that it waits for. */
export const useMailing = (id: string, gates: Gates | undefined) =>
  useQuery({
    ...callQuery('readMailing', { id }, { gcTime: 0 }),
    refetchInterval: ({ state: { data } }) =>
      data && gates ? readAgainAfter(data.mailing, gates, serverNow()) : false,
  })

/** One message with its text. */
export const useMessage = (id: string) => useQuery(callQuery('readMessage', { id }, { gcTime: 0 }))

/** Messages of all kinds, the newest first, a page at a time. */
export const useMailbox = (
  { state, kind, search }: Partial<Pick<Place, 'state' | 'kind' | 'search'>>,
  enabled = true,
) =>
  useInfiniteQuery({
    ...callPages('listMessages', {
      ...(state && { state }),
      ...(kind && { kind }),
      ...(search && { search }),
    }),
    enabled,
  })

/** The newest of each trouble; none while they are not wanted, also of what was read before. */
export function useTroubles(isWanted: boolean) {
  const queries = [
    useMailbox({ state: TROUBLES[0] }, isWanted),
    useMailbox({ state: TROUBLES[1] }, isWanted),
    useMailbox({ state: TROUBLES[2] }, isWanted),
  ]
  return isWanted ? queries.flatMap(({ data }) => data?.pages ?? []) : []
}

/** Who got what: the newest message of each kind. */
export const useMessagesByApplicant = () => useQuery(callQuery('messagesByApplicant', {}, { gcTime: 0 }))

export const useTemplates = () => useQuery(callQuery('listTemplates', {}, { gcTime: 0 }))

const READ = [
  ...(['listMailings', 'readMailing', 'readMessage', 'listMessages', 'listTemplates'] as const),
  'readEveningPlan',
  'messagesByApplicant',
] as const
/** One message changes what all parts of the screen say. */
export const readMessagesAgain = (client: QueryClient) => readAgain(client, ...READ)

type PressedCall = CallName & PressedPlace
type ChangingCall = { [N in PressedCall]: Reply<N> extends { message: string } ? N : never }[PressedCall]
/**
 * Makes a change, one of its name at a time, shows the server's answer and always reads everything again. Nothing is
 * sent when the person answers no to `asks`.
 */
export function useChange<N extends ChangingCall>(name: N, asks?: (sent: Sent<N>) => Promise<boolean>) {
  const client = useQueryClient()
  return useCall(name, {
    asks,
    onSuccess: async (reply) => {
      await readMessagesAgain(client)
      // Only once the screen shows it, because the next step starts from the screen.
      toast(reply.message)
    },
    onError: () => readMessagesAgain(client),
    isErrorShown: true,
  })
}

/** Makes a mailing's drafts again with the words as they are stored, and opens what came of them. */
export function useRemake({ id, version }: Mailing) {
  const { go } = useSearchState(PLACE)
  const { mutate, error, isPending } = useChange('remakeMailing')
  const press = () =>
    mutate(
      { id, version },
      { onSuccess: ({ mailings: [first = '', ...others] }) => go({ mailing: others.length ? '' : first }) },
    )
  return { press, error, isPending }
}
