import fc from 'fast-check'
import { beforeEach, expect, test, vi } from 'vitest'
import { CallError } from '../../../api/client.ts'
import { mergeVersions, recoveredFrom } from './conflict.ts'
import { copyOf, type DeviceCopy } from './device-copy.ts'
import { createDraftStore, type DraftStore, hydrate } from './draft.ts'
import { createSaveQueue } from './save-queue.ts'
import { knownOf, type Values } from './values.ts'

/**
 * Long histories of one application in two tabs and on a phone. Texts grow word by word, saves arrive or are lost, tabs
 * end and return. Each word is unique, so that a lost one is noticed.
 */
const FIELDS = ['major', 'applyReason', 'activityPlan'] as const
type Field = (typeof FIELDS)[number]
type Step =
  | { does: 'type'; tab: 0 | 1; field: Field }
  | { does: 'save'; tab: 0 | 1; arrives: boolean; isAnswered: boolean }
  | { does: 'die'; tab: 0 | 1; lastSave: boolean }
  | { does: 'phone'; field: Field }
  | { does: 'choose'; tab: 0 | 1; side: 'mine' | 'theirs' }

const tab = fc.constantFrom<0 | 1>(0, 1)
const field = fc.constantFrom(...FIELDS)
const saved = fc.constantFrom(true, true, true, false)
const typing = fc.record({ does: fc.constant('type' as const), tab, field })
const saving = fc.record({ does: fc.constant('save' as const), tab, arrives: saved, isAnswered: saved })
const dying = fc.record({ does: fc.constant('die' as const), tab, lastSave: fc.boolean() })
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 5, arbitrary: typing },
  { weight: 4, arbitrary: saving },
  { weight: 1, arbitrary: dying },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('phone' as const), field }) },
  {
    weight: 2,
    arbitrary: fc.record({
      ...{ does: fc.constant('choose' as const), tab },
      side: fc.constantFrom<'mine' | 'theirs'>('mine', 'theirs'),
    }),
  },
)

/** What the server holds, and what becomes of the next save. */
const server = vi.hoisted(() => ({
  values: {} as Record<string, unknown>,
  version: 1,
  arrives: true,
  isAnswered: true,
}))
vi.mock('../../../api/call.ts', async () => {
  const { CallError } = await import('../../../api/client.ts')
  return {
    call: async (name: string, { id: _, version, ...fields }: Record<string, unknown>) => {
      if (name === 'getApplication') return { team: 1, ...server.values, version: server.version }
      if (!server.arrives) throw new CallError(0, 'offline', '')
      if (version !== server.version) throw new CallError(409, 'conflict', '')
      server.values = { ...server.values, ...fields }
      server.version += 1
      if (!server.isAnswered) throw new CallError(0, 'offline', '')
      return { applicationUpdateSuccess: 'success', message: '', version: server.version }
    },
  }
})
const reply = () =>
  ({ team: 1, pass: 'default', date: '', ...server.values, version: server.version }) as never

class Device {
  copies: DeviceCopy[] = []
  tabs: [Tab, Tab]
  private clock = 0
  constructor() {
    this.tabs = [new Tab(this, '0'), new Tab(this, '1')]
  }
  keep(tab: Tab) {
    this.clock += 1
    const copy = { ...copyOf(tab.store.getState()), tab: tab.name, at: this.clock }
    this.copies = [copy, ...this.copies.filter((one) => one.tab !== tab.name)]
  }
}

class Tab {
  store: DraftStore = createDraftStore('histories')
  private queue = createSaveQueue(this.store, async () => this.device.keep(this))
  private device: Device
  readonly name: string
  constructor(device: Device, name: string) {
    this.device = device
    this.name = name
    // As the session does on entering.
    hydrate(this.store, reply())
    this.store.setState(recoveredFrom(device.copies, knownOf(reply())))
    device.copies = []
    device.keep(this)
    this.store.subscribe(() => device.keep(this))
  }
  type(field: Field, word: string) {
    const { values } = this.store.getState()
    this.store.setState({ values: { ...values, [field]: `${values[field]} ${word}` } })
  }
  async save(arrives: boolean, isAnswered: boolean) {
    if (this.store.getState().conflict) return
    Object.assign(server, { arrives, isAnswered })
    await this.queue.autosave({ keepalive: false }).catch((error: unknown) => {
      if (!(error instanceof CallError)) throw error
    })
    Object.assign(server, { arrives: true, isAnswered: true })
  }
  choose(side: 'mine' | 'theirs') {
    const { conflict } = this.store.getState()
    if (conflict) mergeVersions(this.store, conflict.theirs, () => side)
  }
}

beforeEach(() => {
  server.values = Object.fromEntries(FIELDS.map((name) => [name, '']))
  server.version = 1
})

/** Runs a history; after each step every word that was ever typed still exists. */
async function live(steps: Step[], { isAsked }: { isAsked: boolean }) {
  server.values = Object.fromEntries(FIELDS.map((name) => [name, '']))
  server.version = 1
  const device = new Device()
  const words: string[] = []
  const word = () => {
    words.push(`w${words.length}.`)
    return words.at(-1) ?? ''
  }
  for (const step of steps) {
    if (step.does === 'phone') {
      server.values = { ...server.values, [step.field]: `${server.values[step.field]} ${word()}` }
      server.version += 1
    } else {
      const tab = device.tabs[step.tab]
      if (step.does === 'type') tab.type(step.field, word())
      if (step.does === 'save') await tab.save(step.arrives, step.isAnswered)
      if (step.does === 'choose') tab.choose(step.side)
      if (step.does === 'die') {
        if (step.lastSave) await tab.save(true, false)
        device.tabs[step.tab] = new Tab(device, tab.name)
      }
    }
    const drafts = device.tabs.map(({ store }) => store.getState())
    if (!isAsked) expect(drafts.map(({ conflict }) => conflict)).toEqual([null, null])
    const held = JSON.stringify([
      server.values,
      ...drafts.flatMap(({ values, discarded, conflict }) => [values, discarded, conflict?.theirs.values]),
    ])
    expect(words.filter((one) => !held.includes(one))).toEqual([])
  }
  return device
}

test('in any history of two tabs and a phone no word is lost', () =>
  fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
      await live(steps, { isAsked: true })
    }),
    { numRuns: 300 },
  ))

test('who writes in one tab alone is never asked, however often it dies and whichever saves get lost', () =>
  fc.assert(
    fc.asyncProperty(fc.array(fc.oneof(typing, saving, dying), { maxLength: 40 }), async (steps) => {
      const device = await live(
        steps.map((one) => ({ ...one, tab: 0 as const })),
        { isAsked: false },
      )
      await device.tabs[0].save(true, true)
      await device.tabs[0].save(true, true)
      expect(server.values).toMatchObject(textsOf(device.tabs[0]))
    }),
    { numRuns: 300 },
  ))

test('two tabs that write different essays are never asked, and the server ends with both', () =>
  fc.assert(
    fc.asyncProperty(fc.array(fc.oneof(typing, saving), { maxLength: 40 }), async (steps) => {
      const apart = steps.map((one) =>
        one.does === 'type'
          ? { ...one, field: one.tab === 0 ? ('applyReason' as const) : ('activityPlan' as const) }
          : one,
      )
      const device = await live(apart, { isAsked: false })
      for (const { tab } of [{ tab: 0 }, { tab: 1 }, { tab: 0 }, { tab: 1 }] as const)
        await device.tabs[tab].save(true, true)
      expect(server.values).toMatchObject({
        applyReason: device.tabs[0].store.getState().values.applyReason,
        activityPlan: device.tabs[1].store.getState().values.activityPlan,
      })
    }),
    { numRuns: 300 },
  ))

const textsOf = ({ store }: Tab): Partial<Values> =>
  Object.fromEntries(FIELDS.map((name) => [name, store.getState().values[name]]))
