/**
 * `npm run long -- faults`: causes every promised fault with real processes under load, and checks the promise. `--
 * --only 4,8` some of them, `-- --ci` the most telling ones, `-- --kills 20` random kills instead, `--seed` the random
 * choices of an earlier run.
 */
import { rmSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { OPTION, readArguments } from '@recruit/local/arguments'
import { markdownTable } from '@recruit/local/markdown-table'
import { wordsFor } from '@recruit/local/plain-error'
import type { Part } from '@recruit/local/process/part'
import { runCommand } from '@recruit/local/process/run-command'
import { figuresInWords, printFigures, printTable } from '@recruit/local/testing/figures'
import { newSeed, randomOf } from '@recruit/local/testing/seeded-random'
import { prepareWeb } from '@recruit/local/testing/stack'
import { artefacts, type Environment, startEnvironment } from './environment.ts'
import { errorsLasted, underLoad } from './load.ts'
import { type Figure, noted, type Scenario } from './scenario.ts'
import { scenarios as all } from './scenarios/index.ts'

const KINDS = ['gateway', 'applicants', 'settings', 'auth', 'mysql', 'redis'] as const

async function run(signal: AbortSignal): Promise<number> {
  const { scenarios, kills, seed } = wanted()
  console.log(`seed ${seed}`)
  rmSync(artefacts, { recursive: true, force: true })
  await prepareWeb()
  const played = kills ? [killing(kills)] : scenarios
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
      printFigures(outcome.figures)
      console.log(`  ${isKept(outcome) ? 'kept' : 'BROKEN'} after ${outcome.seconds.toFixed(0)} s`)
      // A broken environment must not spoil the next fault, which gets a new one.
      if (outcome.isHealed) continue
      await environment.stop()
      environment = undefined
    }
  } finally {
    await environment?.stop()
  }
  const rows = outcomes.map((outcome) => {
    const { number, name, promise } = outcome.scenario
    return [number || '', name, promise, figuresInWords(outcome.figures), isKept(outcome) ? 'yes' : '**no**']
  })
  printTable(artefacts, seed, [markdownTable(['', 'fault', 'promise', 'measured', 'kept'], rows)])
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

interface Outcome {
  scenario: Scenario
  figures: Figure[]
  seconds: number
  isHealed: boolean
}
const isKept = ({ figures }: Outcome): boolean => figures.every((figure) => figure.isKept)

async function play(scenario: Scenario, environment: Environment): Promise<Outcome> {
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

/** Kills random parts under load, one after the other, and restarts each a moment later. */
const killAtRandom = (environment: Environment, kills: number) =>
  underLoad(environment, async (load) => {
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
    ]
  })

const killing = (kills: number): Scenario => ({
  number: 0,
  name: `${kills} random kills`,
  promise: 'no acknowledged write lost, none applied twice',
  cause: 'SIGKILL to gateways, services, MySQL and Redis at random, each started again',
  run: (environment) => killAtRandom(environment, kills),
})

await runCommand(run)
