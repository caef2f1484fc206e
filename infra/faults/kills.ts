import { setTimeout as sleep } from 'node:timers/promises'
import type { Part } from '@recruit/local/process/part'
import type { Environment } from './environment.ts'
import { errorsLasted, startLoad } from './load.ts'
import { type Figure, noted } from './scenario.ts'

const KINDS = ['gateway', 'applicants', 'settings', 'auth', 'mysql', 'redis'] as const

/** Kills random parts under load, one after the other, and restarts each a moment later. */
export async function killAtRandom(environment: Environment, kills: number): Promise<Figure[]> {
  const load = await startLoad(environment)
  await load.served()
  const killed = new Map<Part['kind'], number>()
  let longest = 0
  for (let count = 0; count < kills; count++) {
    const victim = environment.random.oneOf(environment.partsOf(environment.random.oneOf(KINDS)))
    await sleep(environment.random.below(700))
    const at = performance.now()
    victim.signal('SIGKILL')
    killed.set(victim.kind, (killed.get(victim.kind) ?? 0) + 1)
    await sleep(200 + environment.random.below(1_300))
    await victim.start()
    await load.served(3)
    longest = Math.max(longest, errorsLasted(load.failedSince(at), at))
  }
  return [
    noted('killed', [...killed].map(([kind, count]) => `${count} × ${kind}`).join(', ')),
    noted('calls', load.tried.length),
    noted('failed calls', load.tried.filter(({ isServed }) => !isServed).length),
    noted('longest time with errors, restart included', `${Math.round(longest)} ms`),
    ...(await load.stop()),
  ]
}
