import type { CallName } from '@recruit/contract'
import {
  infiniteQueryOptions,
  type QueryClient,
  queryOptions,
  type UseQueryOptions,
} from '@tanstack/react-query'
import type { WritingCall } from '../places.ts'
import { call } from './call.ts'
import type { Reply, Sent } from './client.ts'

export type ReadingCall = Exclude<CallName, WritingCall>
/** The calls that answer a page at a time; `next` is sent as `before`. */
type PagedCall = { [N in ReadingCall]: Reply<N> extends { next: unknown } ? N : never }[ReadingCall]

interface Options<N extends ReadingCall> extends Omit<UseQueryOptions<Reply<N>>, 'queryKey' | 'queryFn'> {
  /** Part of the key: the same request is read elsewhere, and that copy must not be shown here. */
  apart?: string | number
}

/** How TanStack Query reads a call; its key is the call's name and its request. */
export const callQuery = <N extends ReadingCall>(
  name: N,
  sent: Sent<N>,
  { apart, ...options }: Options<N> = {},
) =>
  queryOptions({
    ...options,
    queryKey: apart === undefined ? [name, sent] : [name, sent, apart],
    queryFn: () => call(name, sent),
  })

/** How TanStack Query reads a call that answers a page at a time; every arrival begins with the first page. */
export const callPages = <N extends PagedCall>(name: N, sent: Omit<Sent<N>, 'before'>) =>
  infiniteQueryOptions({
    queryKey: [name, sent],
    queryFn: ({ pageParam }) =>
      call(name, (pageParam === null ? sent : { ...sent, before: pageParam }) as Sent<N>),
    initialPageParam: null as Reply<N>['next'],
    getNextPageParam: ({ next }) => next,
    gcTime: 0,
  })

/** Reads these calls again, with every request that they were read with. */
export const readAgain = (client: QueryClient, ...names: readonly ReadingCall[]) =>
  client.invalidateQueries({ predicate: ({ queryKey: [name] }) => names.some((one) => one === name) })
