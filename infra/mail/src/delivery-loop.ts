import { setTimeout as pause } from 'node:timers/promises'
import type { Logger } from '@recruit/chassis/observability/logger'
import type { Claim, Ending, OutboxLeases } from './leases.ts'

const POLL_MS = 1_000
const FIRST_WAIT_MS = 1_000
const LONGEST_WAIT_MS = 60_000
/** How long the current message may take after the process receives the signal to stop. */
const STOP_MS = 4_000
/** How often storing an ending is retried while the database is away for a moment. */
const WRITES = 3

/** The way by which messages leave. */
export interface Channel {
  /** Rejects if nothing can be sent at all: then no message counts an attempt. Cancelled when the signal aborts. */
  open: (signal: AbortSignal) => Promise<void>
  /** Delivers one, once `handOff` has returned true; nothing of it is sent before. */
  deliver: (claim: Claim, handOff: () => Promise<boolean>) => Promise<Ending>
  /** Closes the connection: there is nothing more to send for now, or ever. */
  close: () => void
}

export interface DeliveryEvents {
  ended: (ending: Ending['state'], claim: Claim) => void
  reclaimed: (count: { queued: number; uncertain: number; failed: number }) => void
}

interface LoopOptions {
  leases: OutboxLeases
  channel: Channel
  perMinute: number
  events: DeliveryEvents
  log: Logger
}

/**
 * Delivers due messages one by one, `perMinute` at most, until it is stopped. While a database or server is away it
 * waits ever longer, at no message's cost. `stop` resolves when the current message has ended.
 */
export function deliveryLoop({ leases, channel, perMinute, events, log }: LoopOptions) {
  const stopping = new AbortController()
  const { signal } = stopping
  const sleep = (ms: number) => pause(ms, undefined, { signal }).catch(() => undefined)

  /** The ending of the next one; null if none is due. */
  async function deliverNext(): Promise<Ending['state'] | null> {
    const claimDue = await leases.due()
    if (!claimDue) return null
    await channel.open(signal)
    if (signal.aborted) return null
    const claim = await claimDue()
    if (!claim) return null
    const ending = await channel.deliver(claim, () => leases.handOff(claim))
    await writeDown(claim, ending)
    events.ended(ending.state, claim)
    return ending.state
  }

  /** If it cannot be stored, the end of the lease decides. */
  async function writeDown(claim: Claim, ending: Ending): Promise<void> {
    for (let attempt = 1; ; attempt++)
      try {
        return await leases.end(claim, ending)
      } catch (thrown) {
        if (attempt === WRITES) throw thrown
        await pause(POLL_MS)
      }
  }

  async function run(): Promise<void> {
    const slots = pacer(perMinute)
    let failures = 0
    let lookedAt = Number.NEGATIVE_INFINITY
    while (!signal.aborted)
      try {
        const began = performance.now()
        if (began - lookedAt >= POLL_MS) {
          events.reclaimed(await leases.reclaim())
          lookedAt = began
        }
        const ended = await deliverNext()
        failures = 0
        // A message that did not leave takes no slot from the next ones.
        if (ended === 'held' || ended === 'cancelled') continue
        if (!ended) {
          channel.close()
          slots.pause()
        }
        await sleep(ended ? slots.untilNext(began) : POLL_MS)
      } catch (err) {
        channel.close()
        log.warn({ err }, 'delivery waits')
        await sleep(Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** failures++))
      }
    channel.close()
  }

  const running = run()
  return {
    async stop(): Promise<void> {
      stopping.abort()
      const limit = setTimeout(channel.close, STOP_MS)
      await running
      clearTimeout(limit)
    },
  }
}

/** At most this much lost time is made up by sending faster; more would be a flood. */
const MOST_BEHIND_MS = 1_000

/** Slots at a steady rate, each one interval after the one before, however long the work in it takes. */
export function pacer(perMinute: number, now: () => number = () => performance.now()) {
  const interval = 60_000 / perMinute
  let slot: number | undefined
  return {
    /** Records a message in the slot that began then; returns the time until the next slot. */
    untilNext(began: number): number {
      slot = Math.max(slot ?? began, began - MOST_BEHIND_MS) + interval
      return Math.max(0, slot - now())
    },
    /** Nothing was sent: the next message starts a new sequence of slots. */
    pause(): void {
      slot = undefined
    },
  }
}
