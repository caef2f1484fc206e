import { QueryClient } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { type Applicant, listQuery, presentRow, remember } from './applicants.ts'

vi.mock('../../api/call.ts', () => ({ call: vi.fn() }))

const which = { team: 1, term: null } as const
const { queryKey } = listQuery(which)
const row = (part: Partial<Applicant>) => ({ _id: 'a', team: 1, ...part }) as Applicant

test('a save that is answered while the list is read begins the reading anew', async () => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const replies: ((name: string) => void)[] = []
  const read = async () => {
    const name = await new Promise<string>((reply) => replies.push(reply))
    return { applicants: [row({ name })] }
  }
  const first = client.fetchQuery({ queryKey, queryFn: read })
  replies[0]?.('before')
  await first
  void client.invalidateQueries({ queryKey, refetchType: 'all' })
  expect(replies).toHaveLength(2)
  remember(client, which, new Map([['a', { date: '9.12' }]]))
  expect(presentRow(client, row({ name: 'kept' }))).toMatchObject({ name: 'before', date: '9.12' })
  expect(replies).toHaveLength(3)
  replies[1]?.('older')
  replies[2]?.('corrected')
  await expect.poll(() => presentRow(client, row({})).name).toBe('corrected')

  // Nothing is read when nothing was being read.
  remember(client, which, new Map([['a', { date: '9.13' }]]))
  expect(replies).toHaveLength(3)
})
