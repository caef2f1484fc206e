import { type Figure, none } from '@recruit/local/testing/figures'
import { checkAll } from '../checks/invariants/check.ts'
import { schemasOf } from '../checks/invariants/sources.ts'
import type { Environment } from './environment.ts'

/** What must be true of the data, after all that was done to the engines. */
export async function checkInvariants({ env }: Environment): Promise<Figure> {
  const broken = (await checkAll(schemasOf(env))).filter(({ ids }) => ids.length)
  const names = broken.map(({ name }) => name).join(', ')
  return none(`invariants broken${names && `: ${names}`}`, broken.length)
}
