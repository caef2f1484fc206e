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

/** The processor time of a process so far, from /proc; undefined if it has ended or there is no /proc. */
export function cpuSecondsOf(pid: number | undefined): number | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The name in brackets may contain spaces; after it user and system time are the 12th and 13th fields.
    const [user, system] = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .slice(11)
    return (Number(user) + Number(system)) / TICKS_PER_SECOND
  } catch {
    return undefined
  }
}

const sampleAll = (parts: Part[]): ProcessSample[] =>
  parts.flatMap((part) => {
    const pid = part.pid()
    const cpuSeconds = cpuSecondsOf(pid)
    if (cpuSeconds === undefined) return []
    try {
      const rss = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
      return [{ name: part.name, cpuSeconds, rssMiB: Number(rss) / MIB_IN_KIB }]
    } catch {
      // It ended meanwhile.
      return []
    }
  })

/** Samples all parts periodically, and keeps the use of those that died. */
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
