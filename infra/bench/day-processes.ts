import { readdirSync, readFileSync } from 'node:fs'
import type { TestStack } from '@recruit/local/testing/stack'

export interface ProcessSample {
  pid: number
  name: string
  cpuSeconds: number
  rssMiB: number
}

const TICKS_PER_SECOND = 100
const MIB = 1024

/** Every process below this one that belongs to the product, its databases or the load; none where there is no /proc. */
export function sampleProcesses({ redisUrl }: TestStack): ProcessSample[] {
  const redisPort = new URL(redisUrl).port
  const below = new Set([process.pid])
  const samples: ProcessSample[] = []
  for (const pid of pids()) {
    try {
      const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
      // A parent has the lower number, but for a wrap that a benchmark need not survive.
      if (!below.has(Number(fields[1])) && pid !== process.pid) continue
      below.add(pid)
      const name = nameOf(readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' '), redisPort)
      if (!name) continue
      const rss = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
      const cpuSeconds = (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND
      samples.push({ pid, name: numbered(name, samples), cpuSeconds, rssMiB: Number(rss) / MIB })
    } catch {
      // It ended while it was looked at.
    }
  }
  return samples
}

const pids = (): number[] => {
  try {
    return readdirSync('/proc')
      .map(Number)
      .filter(Number.isInteger)
      .sort((a, b) => a - b)
  } catch {
    return []
  }
}

function nameOf(command: string, redisPort: string): string | null {
  if (/guard\.mjs/.test(command)) return null
  if (/(?:mariadbd|mysqld)/.test(command)) return 'mysql'
  if (/redis-server|valkey-server/.test(command)) return command.includes(redisPort) ? 'redis' : null
  if (/day-generator/.test(command)) return 'load generator'
  return /(gateway|applicants|settings|auth)\/src\/main\.ts/.exec(command)?.[1] ?? null
}

const numbered = (name: string, before: ProcessSample[]): string => {
  const same = before.filter((sample) => sample.name.split(' #')[0] === name).length
  return same ? `${name} #${same + 1}` : name
}

/** Samples all the while; what a process that has died since had used is kept. */
export function watchProcesses(stack: TestStack, everyMs: number) {
  const rounds: { seconds: number; samples: ProcessSample[] }[] = []
  const started = performance.now()
  const take = () =>
    void rounds.push({ seconds: (performance.now() - started) / 1000, samples: sampleProcesses(stack) })
  take()
  const timer = setInterval(take, everyMs)
  return {
    rounds,
    stop: () => {
      clearInterval(timer)
      take()
    },
  }
}
