import { readFileSync } from 'node:fs'
import type { Part } from '@recruit/local/process/part'

export interface ProcessSample {
  name: string
  cpuSeconds: number
  rssMiB: number
}

const TICKS_PER_SECOND = 100
const MIB_IN_KIB = 1024
const SAMPLE_MS = 1_000

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

/** Samples all parts periodically, and keeps the use of those that died. */
export function watchProcesses(parts: Pick<Part, 'name' | 'pid'>[]) {
  const samples: ProcessSample[] = []
  const look = () => {
    for (const part of parts) {
      const pid = part.pid()
      const cpuSeconds = cpuSecondsOf(pid)
      if (cpuSeconds === undefined) continue
      try {
        const rss = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
        samples.push({ name: part.name, cpuSeconds, rssMiB: Number(rss) / MIB_IN_KIB })
      } catch {
        // It ended meanwhile.
      }
    }
  }
  look()
  const timer = setInterval(look, SAMPLE_MS)
  return {
    stop(): ProcessSample[] {
      clearInterval(timer)
      look()
      return samples
    },
  }
}
