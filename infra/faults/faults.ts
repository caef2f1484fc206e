/**
 * `npm run long -- faults`: causes every promised fault with real processes under load, and checks the promise. `--
 * --only 4,8` some of them, `-- --ci` the most telling ones, `-- --kills 20` random kills instead, `--seed` the random
 * choices of an earlier run.
 */
import { rmSync } from 'node:fs'
import { OPTION, readArguments } from '@recruit/local/arguments'
import { wordsFor } from '@recruit/local/plain-error'
import { runCommand } from '@recruit/local/process/run-command'
import { newSeed, randomOf } from '@recruit/local/testing/seeded-random'
import { prepareWeb } from '@recruit/local/testing/stack'
import { artefacts, type Environment, startEnvironment } from './environment.ts'
import { killAtRandom } from './kills.ts'
import { isKept, type Outcome, printOutcome, printOutcomes } from './report.ts'
import type { Figure, Scenario } from './scenario.ts'
import { scenarios as all } from './scenarios/index.ts'

async function run(signal: AbortSignal): Promise<number> {
  const { scenarios, kills, seed } = wanted()
  console.log(`seed ${seed}`)
  rmSync(artefacts, { recursive: true, force: true })
  await prepareWeb()
  const played: Played[] = kills ? [killing(kills)] : scenarios
  const outcomes: Outcome[] = []
  let environment: Environment | undefined
  try {
    for (const scenario of played) {
      signal.throwIfAborted()
      environment ??= await startEnvironment({ name: `from-${scenario.number}`, seed, signal })
      environment.random = randomOf(seed + scenario.number)
      console.log(`\n${scenario.number || ''} ${scenario.name}: ${scenario.promise}\n  ${scenario.cause}`)
      const outcome = await play(scenario, environment)
      outcomes.push(outcome)
      printOutcome(outcome)
      // A broken environment must not spoil the next fault, which gets a new one.
      if (outcome.isHealed) continue
      await environment.stop()
      environment = undefined
    }
  } finally {
    await environment?.stop()
  }
  printOutcomes(outcomes, seed)
  return outcomes.every(isKept) ? 0 : 1
}

/** The arguments of `npm run long -- faults`. */
function wanted(): { scenarios: Scenario[]; kills: number; seed: number } {
  const { values, known, number } = readArguments({
    usage: 'npm run long -- faults [--only 4,8 | --ci | --kills 20] [--seed 1]',
    options: { only: OPTION.text, ci: OPTION.flag, kills: OPTION.text, seed: OPTION.text },
  })
  const numbers = all.map((one) => String(one.number))
  const only = values.only === undefined ? numbers : known(values.only.split(','), numbers)
  return {
    scenarios: all.filter((one) => (values.ci ? one.isTelling : only.includes(String(one.number)))),
    kills: number('kills', 0),
    seed: number('seed', newSeed()),
  }
}

type Played = Pick<Scenario, 'number' | 'name' | 'promise' | 'cause' | 'run'>

async function play(scenario: Played, environment: Environment): Promise<Outcome & { isHealed: boolean }> {
  const began = performance.now()
  const figures = await scenario.run(environment).catch(broken('ran to its end'))
  const healed = await environment.heal().then(() => [], broken('everything ready again'))
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
  run: (environment) => killAtRandom(environment, kills),
})

await runCommand(run)
