import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { CallError } from '../src/api/client.ts'
import { createApplicationSession } from '../src/features/application/autosave/application-session.ts'
import { createReviewSession } from '../src/features/desk/score/review-session.ts'

/**
 * Long histories of one draft in two tabs and on a phone, for everything that is saved while it is written. Texts grow
 * word by word, saves arrive or are lost, tabs end and return. Each word is unique, so that a lost one is noticed.
 */
type Step =
  | { does: 'type'; tab: 0 | 1; field: 0 | 1 }
  | { does: 'save'; tab: 0 | 1; arrives: boolean; isAnswered: boolean }
  | { does: 'die'; tab: 0 | 1; lastSave: boolean }
  | { does: 'phone'; field: 0 | 1 }
  | { does: 'choose'; tab: 0 | 1; side: 'mine' | 'theirs' }
  | { does: 'finish'; as: 'submitted' | 'recused' | 'draft' }
  | { does: 'read'; tab: 0 | 1 }
  | { does: 'ask'; isAsked: boolean }

const tab = fc.constantFrom<0 | 1>(0, 1)
const field = fc.constantFrom<0 | 1>(0, 1)
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
    weight: 1,
    arbitrary: fc.record({
      does: fc.constant('finish' as const),
      as: fc.constantFrom('submitted' as const, 'recused' as const, 'draft' as const),
    }),
  },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('read' as const), tab }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('ask' as const), isAsked: fc.boolean() }) },
  {
    weight: 2,
    arbitrary: fc.record({
      ...{ does: fc.constant('choose' as const), tab },
      side: fc.constantFrom<'mine' | 'theirs'>('mine', 'theirs'),
    }),
  },
)
const HISTORIES = Number(process.env.HISTORIES) || 300
/** Longer than the device's copy waits, shorter than a save does. */
const PAUSE_MS = 300

/** What the server and the device hold, and what becomes of the next save. */
const world = vi.hoisted(() => ({
  values: {} as Record<string, unknown>,
  version: 0,
  /** The questions of the term: staff take the second one away and bring it back. */
  asked: ['q', 'r'],
  questionsVersion: 1,
  /** Of the review: it may be handed in elsewhere. */
  state: 'draft',
  arrives: true,
  isAnswered: true,
  copies: new Map<string, Record<string, unknown>>(),
  at: 0,
}))
/** What the server answers about the form of the term. */
const form = vi.hoisted(() => (world: { asked: string[]; questionsVersion: number; values: object }) => ({
  questions: world.asked.map((id) => ({
    ...{ id, kind: 'essay', label: { ko: id, en: id }, help: { ko: '', en: '' }, limit: 1000, options: [] },
    ...{ isRequired: false, teams: [1], page: 1, isNaming: false },
  })),
  questionsVersion: world.questionsVersion,
}))
vi.mock('../src/api/call.ts', () => ({
  call: async (
    name: string,
    { id: _, team: __, version, questionsVersion, ...sent }: Record<string, unknown>,
  ) => {
    const review = () => ({
      state: 'draft',
      scores: {},
      answers: {},
      comment: '',
      recusal: '',
      ...world.values,
      version: world.version,
    })
    if (name === 'getApplication') return { team: 1, ...world.values, ...form(world), version: world.version }
    if (!world.arrives) throw new CallError(0, 'offline', '')
    if (version !== world.version)
      throw new CallError(409, 'conflict', '', undefined, { stored: review() as never })
    if (questionsVersion !== undefined && questionsVersion !== world.questionsVersion)
      throw new CallError(409, 'conflict', '', 'questionsChanged')
    const { state = world.state, ...written } = sent
    const values =
      name === 'savePage1' && written.answers
        ? { ...written, answers: { ...(world.values.answers as object), ...(written.answers as object) } }
        : written
    world.state = String(state)
    world.values = { ...world.values, ...values }
    world.version += 1
    if (!world.isAnswered) throw new CallError(0, 'offline', '')
    return {
      ...{ applicationUpdateSuccess: 'success', message: '', version: world.version },
      review: review(),
    }
  },
}))
vi.mock('../src/api/drafts/device-store.ts', () => ({
  TAB: 'tab',
  readCopies: async () => [...world.copies.values()].sort((one, other) => Number(other.at) - Number(one.at)),
  writeCopy: async (copy: Record<string, unknown>) => {
    world.at += 1
    world.copies.set(String(copy.tab), { ...structuredClone(copy), at: world.at })
  },
  removeCopy: async (_: string, tab: string) => world.copies.delete(tab),
  clearCopies: async () => world.copies.clear(),
}))

/** One kind of draft: two of its fields, and how a tab opens it on what the server holds. */
interface Kind {
  fields: readonly [string, string]
  open: (tab: string) => Promise<Session>
}
interface Session {
  /** Takes what the server holds, as a screen that is opened again does. */
  read: () => Promise<void>
  store: { getState: () => State }
  type: (part: Record<string, string>) => void
  choose: (sideOf: () => 'mine' | 'theirs') => void
  retry: () => void
  end: () => void
}
interface State {
  values: object
  discarded: unknown
  conflict: { theirs: { values: object } } | null
}

const kinds: Record<string, Kind> = {
  'an application': {
    fields: ['applyReason', 'activityPlan'],
    open: async (tab) => {
      const session = createApplicationSession('one', tab)
      const read = () =>
        session.enter({
          team: 1,
          pass: 'default',
          date: '',
          ...world.values,
          ...form(world),
          version: world.version,
        } as never)
      await read()
      return {
        ...session,
        read,
        type: (part) => {
          for (const [name, value] of Object.entries(part)) session.set(sessionName(name), value)
        },
      }
    },
  },
  'answers to the term’s questions': { fields: ['answers.q', 'answers.r'], open: openAnswers },
  'a review': { fields: ['comment', 'note'], open: openReview },
  'an interview': { fields: ['answers.q', 'note'], open: openReview },
}

function openAnswers(tab: string): Promise<Session> {
  const application = kinds['an application']
  if (!application) throw new Error('It is one of the kinds')
  return application.open(tab)
}

/** An answer among the fields of an application has a name of its own. */
const sessionName = (name: string) => name.replace('answers.', 'answer:') as 'applyReason'

async function openReview(tab: string): Promise<Session> {
  const session = createReviewSession({ team: 1, stage: 'documents' }, 'one', tab)
  const read = () =>
    session.enter({
      ...{ scores: {}, answers: {}, comment: '', recusal: '', updatedAt: '', state: world.state as 'draft' },
      ...(world.values as { note: string }),
      version: world.version,
    })
  await read()
  const type = ({ 'answers.q': said, ...part }: Record<string, string>) =>
    said === undefined ? session.set(part) : session.answer('q', said)
  return { ...session, read, type }
}

/** A text of the written values: a field, or an answer among them. */
const textOf = (values: object, name: string): string => {
  const [field = '', id] = name.split('.')
  const own = Reflect.get(values, sessionName(name))
  if (typeof own === 'string') return own
  const value = Reflect.get(values, field)
  return String((id === undefined ? value : value?.[id]) ?? '')
}
const withText = (values: Record<string, unknown>, name: string, text: string) => {
  const [field = '', id] = name.split('.')
  return { ...values, [field]: id === undefined ? text : { ...(values[field] as object), [id]: text } }
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('document', new EventTarget())
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe.each(Object.entries(kinds))('%s', (_, { fields, open }) => {
  /** A question that is gone from a tab's form is not typed in. */
  const canType = ({ store }: Session, name: string) =>
    !name.startsWith('answers.') || open !== openAnswers || sessionName(name) in store.getState().values
  const textIn = (state: State, at: 0 | 1): string => textOf(state.values, fields[at])
  const pause = () => vi.advanceTimersByTimeAsync(PAUSE_MS)

  async function save(session: Session, arrives: boolean, isAnswered: boolean) {
    Object.assign(world, { arrives, isAnswered })
    session.retry()
    await pause()
    Object.assign(world, { arrives: true, isAnswered: true })
  }

  /** Runs a history; after each step every word that was ever typed still exists. */
  async function live(steps: Step[], { isAsked }: { isAsked: boolean }) {
    const values = fields.reduce((all, name) => withText(all, name, ''), {})
    Object.assign(world, { values, version: 1, state: 'draft', copies: new Map(), at: 0 })
    Object.assign(world, { asked: ['q', 'r'], questionsVersion: 1 })
    // A tab that was reloaded is another one to the device.
    let lives = 0
    const openTab = () => open(String(lives++))
    const tabs = [await openTab(), await openTab()] as [Session, Session]
    const words: string[] = []
    const grown = (text: string) => {
      words.push(`w${words.length}.`)
      return `${text} ${words.at(-1)}`
    }
    for (const one of steps) {
      if (one.does === 'finish') {
        world.state = one.as
        world.version += 1
      } else if (one.does === 'ask') {
        world.asked = one.isAsked ? ['q', 'r'] : ['q']
        world.questionsVersion += 1
      } else if (one.does === 'phone') {
        const name = fields[one.field]
        world.values = withText(world.values, name, grown(textOf(world.values, name)))
        world.version += 1
      } else {
        const session = tabs[one.tab]
        if (one.does === 'type' && canType(session, fields[one.field]))
          session.type({ [fields[one.field]]: grown(textIn(session.store.getState(), one.field)) })
        if (one.does === 'save') await save(session, one.arrives, one.isAnswered)
        if (one.does === 'choose') session.choose(() => one.side)
        if (one.does === 'read') await session.read()
        await pause()
        if (one.does === 'die') {
          if (one.lastSave) await save(session, true, false)
          session.end()
          tabs[one.tab] = await openTab()
        }
      }
      const states = tabs.map(({ store }) => store.getState())
      if (!isAsked) expect(states.map(({ conflict }) => conflict)).toEqual([null, null])
      const held = JSON.stringify([
        world.values,
        ...states.flatMap((state) => [state.values, state.discarded, state.conflict?.theirs.values]),
      ])
      expect(words.filter((word) => !held.includes(word))).toEqual([])
    }
    return tabs
  }
  const run = (steps: fc.Arbitrary<Step>, check: (steps: Step[]) => Promise<void>) =>
    fc.assert(fc.asyncProperty(fc.array(steps, { maxLength: 40 }), check), { numRuns: HISTORIES })

  test('in any history of two tabs and a phone no word is lost', () =>
    run(step, async (steps) => {
      const tabs = await live(steps, { isAsked: true })
      for (const one of tabs) one.end()
    }))

  test('who writes in one tab alone is never asked, however often it dies and whichever saves get lost', () =>
    run(fc.oneof(typing, saving, dying), async (steps) => {
      const [only, other] = await live(
        steps.map((one) => ({ ...one, tab: 0 as const })),
        { isAsked: false },
      )
      for (const _ of [1, 2]) await save(only, true, true)
      for (const at of [0, 1] as const)
        expect(textOf(world.values, fields[at]).trim()).toBe(textIn(only.store.getState(), at).trim())
      for (const one of [only, other]) one.end()
    }))

  test('two tabs that write different texts are never asked, and the server ends with both', () =>
    run(fc.oneof(typing, saving), async (steps) => {
      const tabs = await live(
        steps.map((one) => (one.does === 'type' ? { ...one, field: one.tab } : one)),
        { isAsked: false },
      )
      for (const at of [0, 1, 0, 1] as const) await save(tabs[at], true, true)
      for (const at of [0, 1] as const)
        expect(textOf(world.values, fields[at]).trim()).toBe(textIn(tabs[at].store.getState(), at).trim())
      for (const one of tabs) one.end()
    }))
})
