/**
 * `npm run test:faults`: causes every fault that a promise is made about, with real processes under load, and holds
 * what happens against the promise. `-- --only 4,8` some of them, `-- --ci` the telling few, `-- --kills 20` random
 * kills instead, `--seed` the random choices of an earlier run.
 */
import { rmSync } from 'node:fs'
import { Interrupted, listenForTheEnd } from '@recruit/local/ending'
import { wordsFor } from '@recruit/local/plain-error'
import { prepareWeb } from '@recruit/local/testing/stack'
import { readArguments } from './arguments.ts'
import { artefacts, type Ground, startGround } from './ground.ts'
import { killAtRandom } from './kills.ts'
import { randomOf } from './random.ts'
import { isKept, type Outcome, printOutcome, printTable } from './report.ts'
import type { Figure, Scenario } from './scenario.ts'
import { scenarios as all } from './scenarios/index.ts'

async function run(signal: AbortSignal): Promise<number> {
  const { scenarios, kills, seed } = readArguments(process.argv.slice(2), all)
  console.log(`seed ${seed}`)
  rmSync(artefacts, { recursive: true, force: true })
  await prepareWeb()
  const wanted: Played[] = kills ? [killing(kills)] : scenarios
  const outcomes: Outcome[] = []
  let ground: Ground | undefined
  try {
    for (const scenario of wanted) {
      signal.throwIfAborted()
      ground ??= await startGround({ name: `from-${scenario.number}`, seed, signal })
      ground.random = randomOf(seed + scenario.number)
      console.log(`\n${scenario.number || ''} ${scenario.name}: ${scenario.promise}\n  ${scenario.cause}`)
      const outcome = await play(scenario, ground)
      outcomes.push(outcome)
      printOutcome(outcome)
      // What cannot be healed must not spoil the next fault: that one gets a new ground.
      if (outcome.isHealed) continue
      await ground.stop()
      ground = undefined
    }
  } finally {
    await ground?.stop()
  }
  printTable(outcomes, seed)
  return outcomes.every(isKept) ? 0 : 1
}

type Played = Pick<Scenario, 'number' | 'name' | 'promise' | 'cause' | 'run'>

async function play(scenario: Played, ground: Ground): Promise<Outcome & { isHealed: boolean }> {
  const began = performance.now()
  const figures = await scenario.run(ground).catch(broken('ran to its end'))
  const healed = await ground.heal().then(() => [], broken('everything ready again'))
  return {
    scenario,
    figures: [...figures, ...healed],
    seconds: (performance.now() - began) / 1000,
    isHealed: healed.length === 0,
  }
}

const broken =
  (what: string) =>
  (error: unknown): Figure[] => [
    { what, measured: wordsFor(error).split('\n').slice(0, 3).join(' '), isKept: false },
  ]

const killing = (kills: number): Played => ({
  number: 0,
  name: `${kills} random kills`,
  promise: 'no acknowledged write lost, none applied twice',
  cause: 'SIGKILL to gateways, services, MySQL and Redis at random, each started again',
  run: (ground) => killAtRandom(ground, kills),
})

process.exitCode = await run(listenForTheEnd()).catch((error: unknown) => {
  if (error instanceof Interrupted) return 130
  console.error(wordsFor(error))
  return 1
})
process.exit()
