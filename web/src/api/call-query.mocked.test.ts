import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { callPages, callQuery, readAgain } from './call-query.ts'

const asked: string[] = []
vi.mock('./call.ts', async () => {
  const { clientWith, json } = await import('./fake-client.ts')
  return {
    call: clientWith(async (address) => {
      asked.push(address)
      return json({ applicants: [], messages: [], next: address.includes('before=') ? null : 'older' })
    }),
  }
})

/** A window in which these queries are shown. */
function windowWith(...queries: ReturnType<typeof callQuery>[]) {
  const client = new QueryClient()
  for (const query of queries) new QueryObserver(client, query).subscribe(() => undefined)
  asked.length = 0
  return client
}

test('a reading is known by its call and its request', async () => {
  const client = new QueryClient()
  asked.length = 0
  const reply = await client.fetchQuery(callQuery('listApplicants', { team: 2 }))
  expect(asked).toEqual(['/api/applicantlist/?team=2'])
  expect(client.getQueryData(callQuery('listApplicants', { team: 2 }).queryKey)).toBe(reply)
  expect(client.getQueryData(callQuery('listApplicants', { team: 3 }).queryKey)).toBeUndefined()
})

test('a reading that is kept apart never shows the copy of the other one', async () => {
  const client = new QueryClient()
  const apart = callQuery('getApplication', { id: 'a' }, { apart: 'not yet', gcTime: 0 })
  await client.fetchQuery(apart)
  expect(client.getQueryData(callQuery('getApplication', { id: 'a' }).queryKey)).toBeUndefined()
  expect(apart).toMatchObject({ gcTime: 0 })
  expect(apart).not.toHaveProperty('apart')
})

test('calls are read again by their names, with every request that they were read with', async () => {
  const of = (team: 1 | 2) => callQuery('listApplicants', { team })
  const apart = callQuery('listApplicants', { team: 1 }, { apart: 'elsewhere' })
  const client = windowWith(of(1), of(2), apart, callQuery('overview', {}), callQuery('listMembers', {}))
  await vi.waitFor(() => expect(client.isFetching()).toBe(0))
  asked.length = 0
  await readAgain(client, 'listApplicants', 'overview')
  expect(asked.toSorted()).toEqual([
    '/api/applicantlist/?team=1',
    '/api/applicantlist/?team=1',
    '/api/applicantlist/?team=2',
    '/api/applicantlist/overview',
  ])
})

test('a page asks for what came before the last one, until there is no more', async () => {
  const pages = { ...callPages('applicantHistory', { id: 'one' }), pages: 5 }
  asked.length = 0
  const read = await new QueryClient().fetchInfiniteQuery(pages)
  expect(read.pages).toHaveLength(2)
  expect(asked.map((address) => new URL(address, 'http://site').search)).toEqual([
    '?id=one',
    '?id=one&before=older',
  ])
})
