/**
 * `npm run long -- failover`: the product on Galera, Redis with Sentinels and HAProxy, as processes of this machine;
 * each part fails under load, and every acknowledged write is compared with the database. `-- --ci` a short form,
 * `--seed` the random choices of an earlier run.
 */
import { rmSync } from 'node:fs'
import { OPTION, readArguments } from '@recruit/local/arguments'
import { runCommand } from '@recruit/local/process/run-command'
import { figuresInWords, printFigures, printTable } from '@recruit/local/testing/figures'
import { newSeed } from '@recruit/local/testing/seeded-random'
import { prepareWeb } from '@recruit/local/testing/stack'
import { hiddenThroughout, publishInFailover, watchEarly } from './embargo.ts'
import { artefacts, type Environment, startEnvironment } from './environment.ts'
import { playFailovers, tableOf } from './failovers.ts'
import { checkInvariants, closeInFailover, playStory, restartAll } from './scenes.ts'

const USAGE = 'npm run long -- failover [--ci] [--seed 1]'

async function run(signal: AbortSignal): Promise<number> {
  const { values, number } = readArguments({ usage: USAGE, options: { ci: OPTION.flag, seed: OPTION.text } })
  const seed = number('seed', newSeed())
  console.log(`seed ${seed}`)
  rmSync(artefacts, { recursive: true, force: true })
  await prepareWeb()
  const environment = await startEnvironment(seed, signal)
  try {
    const { table, figures, outages } = await play(environment, values.ci)
    const all = [...outages, ...figures]
    printFigures(all)
    printTable(artefacts, seed, [table, '', figuresInWords(figures)])
    return all.every(({ isKept }) => isKept) ? 0 : 1
  } finally {
    await environment.stop()
  }
}

/**
 * The story, failovers under load, the announcement and the close during one, a rolling restart, and the data at the
 * end.
 */
async function play(environment: Environment, isShort: boolean) {
  const { figures, decided } = await playStory(environment)
  const watch = watchEarly(decided)
  const under = await playFailovers(environment, isShort)
  const hidden = hiddenThroughout(watch)
  const published = await publishInFailover(environment, watch)
  await watch.stop()
  const restarted = await restartAll(environment)
  const closed = await closeInFailover(environment)
  const checked = await checkInvariants(environment)
  const all = [...figures, ...under.figures, ...hidden, ...published, ...restarted, ...closed, checked]
  return { ...tableOf(under.failovers), figures: all }
}

await runCommand(run)
