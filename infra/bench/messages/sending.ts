import { setTimeout as sleep } from 'node:timers/promises'
import { medianOf } from '@recruit/local/testing/percentile'
import { type Round, watchProcesses } from '../day/processes.ts'
import { type Goal, none } from '../day/report.ts'
import type { Stage } from '../day/stage.ts'
import type { Mailbox } from './mailbox.ts'
import type { Outbox } from './outbox.ts'

const MINUTE_MS = 60_000
const EVEN = 0.05
const FLAT_MIB = 10
const SAMPLE_MS = 1_000

export interface Sending {
  outbox: Outbox
  mailbox: Mailbox
  perMinute: number
}

/** Delivers `count` messages to their end, without other load. */
export async function sendAll(
  { stack }: Stage,
  { outbox, mailbox, perMinute, count }: Sending & { count: number },
): Promise<Goal[]> {
  console.log(`${count} messages at ${perMinute} a minute: ${(count / perMinute).toFixed(1)} minutes`)
  const delivery = stack.parts.filter(({ kind }) => kind === 'delivery')
  const watched = watchProcesses(delivery, SAMPLE_MS)
  await outbox.fill(count)
  while (await outbox.open()) await sleep(SAMPLE_MS)
  const rounds = watched.stop()
  await outbox.clear()
  const arrivals = mailbox.arrivals.splice(0)
  return [
    ...evenness(
      arrivals.map(({ at }) => at),
      perMinute,
    ),
    ...delivered(arrivals, count),
    flatness(rounds),
  ]
}

function delivered(arrivals: { to: string }[], count: number): Goal[] {
  const people = new Set(arrivals.map(({ to }) => to)).size
  return [
    none('messages that did not arrive', count - people),
    none('that arrived twice', arrivals.length - people),
  ]
}

/** How many arrived in each whole minute after the first, by the mail server's clock. */
function evenness(arrivals: number[], perMinute: number): Goal[] {
  const [first = 0, last = 0] = [arrivals[0], arrivals.at(-1)]
  const minutes = Array.from({ length: Math.floor((last - first) / MINUTE_MS) }, () => 0)
  for (const at of arrivals) {
    const minute = Math.floor((at - first) / MINUTE_MS)
    if (minute < minutes.length) minutes[minute] = (minutes[minute] ?? 0) + 1
  }
  const rate = arrivals.length > 1 ? ((arrivals.length - 1) / (last - first)) * MINUTE_MS : 0
  const isEven = (found: number) => Math.abs(found / perMinute - 1) <= EVEN
  return [
    {
      what: 'arrived in each whole minute; a minute altogether',
      goal: `${perMinute} ± ${EVEN * 100} %`,
      figure: `${minutes.join(', ') || 'no whole minute'}; ${rate.toFixed(1)}`,
      isMet: minutes.every(isEven) && isEven(rate),
    },
  ]
}

function flatness(rounds: Round[]): Goal {
  const rss = rounds.flatMap(({ samples }) => samples.map(({ rssMiB }) => rssMiB))
  const quarter = Math.ceil(rss.length / 4)
  const [first, last] = [medianOf(rss.slice(0, quarter)), medianOf(rss.slice(-quarter))]
  return {
    what: 'RSS of the delivery process, medians of the first and the last quarter; CPU of it',
    goal: `+ ${FLAT_MIB} MiB at most`,
    figure: `${first.toFixed(0)} → ${last.toFixed(0)} MiB; ${cpuSeconds(rounds).toFixed(1)} s`,
    isMet: rss.length > 0 && last <= first + FLAT_MIB,
  }
}

/** The total use of all watched processes. */
export function cpuSeconds(rounds: Round[], isMeant: (name: string) => boolean = () => true): number {
  const sum = (round?: Round) =>
    (round?.samples ?? [])
      .filter(({ name }) => isMeant(name))
      .reduce((all, { cpuSeconds }) => all + cpuSeconds, 0)
  return sum(rounds.at(-1)) - sum(rounds[0])
}
