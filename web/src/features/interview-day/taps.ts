import { DAY_TAPS_MAX } from '@recruit/contract/constants'
import { type DayState, lastTaps } from '@recruit/contract/interview/day'
import { createStore } from 'zustand/vanilla'
import { call } from '../../api/call.ts'
import { CallError } from '../../api/client.ts'
import { createAutosave, type SavingState, watchWindow } from '../../api/drafts/autosave.ts'
import { createDeviceCopies } from '../../api/drafts/device-copies.ts'
import { TAB } from '../../api/drafts/device-store.ts'
import { randomUuid } from '../../api/random-uuid.ts'
import { knowsServerTime, serverNow } from '../../api/server-clock.ts'
import { DAY_COPY, endsWithSession, noteUnsaved } from '../staff/session-store.ts'
import type { OwnTap, ReadDay, Seen } from './rooms.ts'

/** What this device stores: the days as they were read last, and the taps that the server lacks. */
interface Kept {
  days: Readonly<Record<string, { read: ReadDay; at: number }>>
  taps: readonly OwnTap[]
  /** How far the server's clock is ahead of the device's, for a reload without a network. */
  ahead: number
}
export interface Refused {
  tap: OwnTap
  /** The server's sentence. */
  why: string
}
interface Door extends Kept {
  /** The copy on the device was read. */
  isReady: boolean
  refused: readonly Refused[]
  saving: SavingState
  device: 'written' | 'pending' | 'failed'
}

const NOTHING: Door = {
  ...{ days: {}, taps: [], ahead: 0, refused: [], isReady: false },
  ...{ saving: { kind: 'idle' }, device: 'written' },
}
/** A second press of the same finger would meet the button that has taken the place of the first. */
const SAME_PRESS_MS = 600

const unsent = (taps: readonly OwnTap[]) => taps.filter(({ isSent }) => !isSent)

/** The taps of this window: on the device before they are sent, sent in their order, and again until they arrive. */
export function createDoor(tab = TAB) {
  const store = createStore<Door>()(() => NOTHING)
  const { getState, setState } = store
  const kept = (): Kept => {
    const { days, taps, ahead } = getState()
    return { days, taps: unsent(taps), ahead }
  }
  const device = createDeviceCopies<Kept, never>({
    ...{ id: DAY_COPY, tab },
    present: () => ({ values: kept(), stored: kept(), version: 0 }),
    onState: (state) => setState({ device: state }),
  })

  async function send() {
    const taps = unsent(getState().taps).slice(0, DAY_TAPS_MAX)
    await device.writeInTime()
    try {
      await call('tapInterviews', { taps: taps.map(({ isSent: _, ...tap }) => tap) })
      const ids = new Set(taps.map(({ id }) => id))
      setState((now) => ({ taps: now.taps.map((tap) => (ids.has(tap.id) ? { ...tap, isSent: true } : tap)) }))
    } catch (error) {
      if (!(error instanceof CallError) || !error.taps?.length) throw error
      // One that can never be stored must not hold up the others.
      const { taps: ids, message: why } = error
      setState((now) => ({
        taps: now.taps.filter(({ id }) => !ids.includes(id)),
        refused: [...now.refused, ...taps.filter(({ id }) => ids.includes(id)).map((tap) => ({ tap, why }))],
      }))
    }
    device.touch()
    if (unsent(getState().taps).length) await send()
  }
  const autosave = createAutosave({
    send,
    hasWork: () => unsent(getState().taps).length > 0,
    onState: (saving) => setState({ saving }),
  })
  store.subscribe(({ taps }) => noteUnsaved(DAY_COPY, unsent(taps).length > 0))

  let isEntered = false
  async function readDevice() {
    const copies = await device.read()
    setState((now) => {
      const known = new Set(now.taps.map(({ id }) => id))
      const taps = copies.flatMap(({ values }) => values.taps).filter(({ id }) => !known.has(id))
      const days = Object.assign({}, ...copies.toReversed().map(({ values }) => values.days), now.days)
      return {
        isReady: true,
        days,
        ahead: now.ahead || (copies[0]?.values.ahead ?? 0),
        taps: [...new Map([...taps, ...now.taps].map((tap) => [tap.id, tap])).values()],
      }
    })
    await device.writeInTime()
    await device.removeOthers(copies)
    autosave.flush()
  }

  let lastPress = { uid: '', at: 0 }
  const add = (taps: OwnTap[]) => {
    setState((now) => ({ taps: [...now.taps, ...taps] }))
    void device.write()
    autosave.changed()
    autosave.flush()
  }
  const tapOf = ({ uid, start }: Pick<Seen, 'uid' | 'start'>, day: string) => ({
    ...{ id: randomUuid(), uid, day, start, isSent: false },
    at: new Date(knowsServerTime() ? serverNow() : Date.now() + getState().ahead).toISOString(),
  })
  /** Returns whether this is a press of its own. */
  const isPress = (uid: string) => {
    const isSame = lastPress.uid === uid && Date.now() - lastPress.at < SAME_PRESS_MS
    if (!isSame) lastPress = { uid, at: Date.now() }
    return !isSame
  }

  return {
    store,
    /** Reads the copy of the device, and watches the network while a screen is open. Returns what ends that. */
    open: (): (() => void) => {
      if (!isEntered) void readDevice()
      isEntered = true
      return watchWindow({
        onLeave: () => autosave.flush(true),
        onOnline: autosave.retry,
        wouldLoseText: () => getState().device === 'failed' && unsent(getState().taps).length > 0,
      })
    },
    /** A day as the server has it now. */
    take: (read: ReadDay) => {
      const there = new Set(read.interviews.flatMap(({ taps }) => taps.map(({ id }) => id)))
      setState((now) => ({
        days: { ...now.days, [read.day]: { read, at: serverNow() } },
        taps: now.taps.filter(({ id, isSent }) => !isSent || !there.has(id)),
        ahead: knowsServerTime() ? serverNow() - Date.now() : now.ahead,
      }))
      device.touch()
      // What was read shows that the session is there, also after one that had ended.
      autosave.resume()
    },
    /** False, and nothing is noted, where the same finger pressed twice. */
    tap: (one: Seen, day: string, state: DayState): boolean => {
      const isOwn = isPress(one.uid)
      if (isOwn) add([{ ...tapOf(one, day), state, undoes: null }])
      return isOwn
    },
    /** Takes back what made the present state, on whichever device it was tapped; false as above. */
    undo: (one: Seen, day: string): boolean => {
      const isOwn = isPress(one.uid)
      if (isOwn) add(lastTaps(one.taps).map((undoes) => ({ ...tapOf(one, day), state: null, undoes })))
      return isOwn
    },
    dismiss: (id: string) =>
      setState(({ refused }) => ({ refused: refused.filter(({ tap }) => tap.id !== id) })),
    retry: autosave.retry,
    /** The session has ended: nothing stays, here or on the device. */
    end: () => {
      autosave.stop()
      isEntered = false
      setState(NOTHING, true)
      void device.clear()
    },
  }
}

export const door = createDoor()
endsWithSession(door.end)
