import { expect, test } from 'vitest'
import type { MemberStore, StoredMember } from '../member.model.ts'
import { changeMember, type MembersContext } from './change-members.ts'

const before: StoredMember = {
  id: 'm1',
  name: '김가온',
  role: 'reviewer',
  teams: [],
  hash: null,
  isDisabled: false,
  version: 1,
}
const by = { role: 'admin', session: '' }

/** Records the order of calls; `isAway`: sessions cannot be ended. */
function contextOf(isAway = false) {
  const steps: string[] = []
  const change: MemberStore['change'] = async (wanted, _by, also) => {
    const after = { ...before, ...wanted, version: 2 }
    await also(before, after, {} as never)
    steps.push('changed')
    return after
  }
  const context = {
    members: { change },
    links: { endAll: async () => steps.push('links end'), open: async () => new Map() },
    sessions: {
      async endMember() {
        if (isAway) throw new Error('away')
        steps.push('sessions end')
      },
    },
  } as unknown as MembersContext
  return { context, steps }
}

// evidence: M136 threat.former-members
test('sessions end before the change counts, and again after it for those that began meanwhile', async () => {
  const { context, steps } = contextOf()
  await changeMember(context, { id: 'm1', version: 1, isDisabled: true }, by)
  expect(steps).toEqual(['links end', 'sessions end', 'changed', 'sessions end'])
})

test('while sessions cannot be ended nobody is disabled', async () => {
  const { context, steps } = contextOf(true)
  await expect(changeMember(context, { id: 'm1', version: 1, isDisabled: true }, by)).rejects.toThrow('away')
  expect(steps).not.toContain('changed')
})

test('other teams end sessions, for these carry them; the same ones end nothing', async () => {
  const { context, steps } = contextOf()
  await changeMember(context, { id: 'm1', version: 1, role: 'manager', teams: [2] }, by)
  expect(steps).toEqual(['sessions end', 'changed', 'sessions end'])
  const unchanged = contextOf(true)
  await changeMember(unchanged.context, { id: 'm1', version: 1, name: before.name }, by)
  expect(unchanged.steps).toEqual(['changed'])
})
