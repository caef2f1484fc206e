import { expect, test } from 'vitest'
import { chosenSnapshot } from '../../vm/backup/repository.ts'
import { applicationsIn, backUp, found, useBackedUpProduct } from './backed-up-product.ts'

const PEOPLE = 500
const KILLS = 20
/** Each of them starts programs for some seconds. */
const LIMIT_MS = 600_000

useBackedUpProduct(PEOPLE)

test(
  'a backup that is killed at any moment is never taken for a whole one',
  async () => {
    const from = performance.now()
    expect(await backUp()).toBe(0)
    const wholeMs = performance.now() - from
    let killed = 0
    for (let kill = 1; kill <= KILLS; kill++) {
      const before = (await found()).length
      const code = await backUp((wholeMs * kill) / KILLS)
      const after = (await found()).length
      if (code === null) killed++
      // Killed after its last step it is whole: what counts is that one that says so is.
      else expect([code, after]).toEqual([0, before + 1])
    }
    expect(killed).toBeGreaterThan(KILLS / 2)
    expect(await backUp()).toBe(0)

    const whole = await found()
    expect(whole.at(-1)).toEqual(await chosenSnapshot())
    for (const snapshot of whole) expect(await applicationsIn(snapshot)).toBe(PEOPLE)
  },
  LIMIT_MS,
)
