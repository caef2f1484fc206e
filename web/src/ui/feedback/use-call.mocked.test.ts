import { MutationObserver, QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { callQuery } from '../../api/call-query.ts'
import { useAlerts } from './alerts.ts'
import { useToasts } from './toasts.ts'
import { changeOf } from './use-call.ts'

const network = vi.hoisted(() => ({ asked: [] as string[], status: 200 }))
vi.mock('../../api/call.ts', async () => {
  const { clientWith, json } = await import('../../api/fake-client.ts')
  return {
    call: clientWith(async (_address, init) => {
      network.asked.push([init?.method, init?.body].filter(Boolean).join(' '))
      const isReading = init?.method === 'GET'
      return json({ message: 'said', members: [] }, isReading ? 200 : network.status)
    }),
  }
})

const CHANGE = { id: 'a', version: 3, isDisabled: true }
type Options = Parameters<typeof changeOf<'changeMember', typeof CHANGE>>[2]

/** Sends a change of a member in a window that shows the list of them; resolves with what was asked. */
async function pressed(options: Options, status: number) {
  const client = new QueryClient()
  const list = new QueryObserver(client, callQuery('listMembers', {}))
  const leave = list.subscribe(() => undefined)
  await vi.waitFor(() => expect(client.isFetching()).toBe(0))
  Object.assign(network, { asked: [], status })
  const change = new MutationObserver(client, changeOf(client, 'changeMember', options))
  await change.mutate(CHANGE).catch(() => undefined)
  leave()
  return network.asked
}

const told = () => useAlerts.getState().questions.map(({ message }) => message)
const toasted = () => useToasts.getState().toasts.map(({ message }) => message)
const SENT = `PUT ${JSON.stringify(CHANGE)}`
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  useAlerts.setState({ questions: [] })
  useToasts.setState({ toasts: [] })
})
afterEach(() => vi.useRealTimers())

test('a change is sent, its reply is said, and what it concerns is read again', async () => {
  const onSuccess = vi.fn()
  const options: Options = { says: ({ message }) => message, refresh: ['listMembers'], onSuccess }
  expect(await pressed(options, 200)).toEqual([SENT, 'GET'])
  expect(toasted()).toEqual(['said'])
  expect(onSuccess).toHaveBeenCalledWith(expect.objectContaining({ message: 'said' }), CHANGE)
})

test('a failed change is told in a dialog, and what it concerns is read again', async () => {
  const options: Options = { says: ({ message }) => message, refresh: ['listMembers'] }
  expect(await pressed(options, 503)).toEqual([SENT, 'GET'])
  expect([told(), toasted()]).toEqual([['said'], []])
})

test('a failure that the component shows is not told once more', async () => {
  const onError = vi.fn()
  await pressed({ isErrorShown: true, onError }, 400)
  expect(told()).toEqual([])
  expect(onError).toHaveBeenCalledWith(expect.objectContaining({ status: 400 }), CHANGE)
})

test.each([
  { refreshAfter: undefined, read: [200, 400, 409] },
  { refreshAfter: 'conflict', read: [200, 409] },
  { refreshAfter: 'success', read: [200] },
] as const)('read again after $refreshAfter: $read', async ({ refreshAfter, read }) => {
  const options: Options = { refresh: ['listMembers'], ...(refreshAfter && { refreshAfter }) }
  const isRead = async (status: number) => (await pressed(options, status)).includes('GET')
  for (const status of [200, 400, 409])
    expect(await isRead(status)).toBe((read as readonly number[]).includes(status))
})

test('what is sent can be made of what the press is about', async () => {
  const sends = ({ id }: typeof CHANGE) => ({ id, version: 4 })
  expect(await pressed({ sends }, 200)).toEqual(['PUT {"id":"a","version":4}'])
})
