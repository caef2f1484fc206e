import type { Figure } from '@recruit/local/testing/figures'
import { restartEach, WITHIN_13_S } from '../faults/scenarios/rolling.ts'
import type { Environment } from './environment.ts'

/** Every program of the product is restarted in turn under load, those of which there is one among them. */
export async function restartAll(environment: Environment): Promise<Figure[]> {
  await environment.whole()
  const figures = await restartEach(environment, environment.stack.parts, WITHIN_13_S)
  return figures.map((figure) => ({ ...figure, what: `rolling restart: ${figure.what}` }))
}
