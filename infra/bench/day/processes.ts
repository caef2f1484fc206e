import { readFileSync } from 'node:fs'
import type { Part } from '@recruit/local/process/part'

export interface ProcessSample {
  name: string
  cpuSeconds: number
  rssMiB: number
}
export interface Round {
  seconds: number
  samples: ProcessSample[]
}

const TICKS_PER_SECOND = 100
const MIB_IN_KIB = 1024

/** The processor time that a process has used so far, by /proc; undefined where it has ended or there is no /proc. */
export function cpuSecondsOf(pid: number | undefined): number | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The name in brackets may hold spaces; behind it user and system time are the 12th and 13th.
    const [user, system] = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .slice(11)
    return (Number(user) + Number(system)) / TICKS_PER_SECOND
  } catch {
    return undefined
  }
}

/** What each part that runs has used so far. */
const sampleAll = (parts: Part[]): ProcessSample[] =>
  parts.flatMap((part) => {
    const pid = part.pid()
    const cpuSeconds = cpuSecondsOf(pid)
    if (cpuSeconds === undefined) return []
    try {
      const rss = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
      return [{ name: part.name, cpuSeconds, rssMiB: Number(rss) / MIB_IN_KIB }]
    } catch {
      // It ended while it was looked at.
      return []
    }
  })

/** Looks at all parts every so often; what one that has died since had used is kept. */
export function watchProcesses(parts: Part[], everyMs: number) {
  const rounds: Round[] = []
  const started = performance.now()
  const look = () =>
    void rounds.push({ seconds: (performance.now() - started) / 1000, samples: sampleAll(parts) })
  look()
  const timer = setInterval(look, everyMs)
  return {
    stop(): Round[] {
      clearInterval(timer)
      look()
      return rounds
    },
  }
}
