/**
 * `npm run test:failover`: the product on Galera, Redis with Sentinels and HAProxy, as processes of this machine; each
 * part is taken away under load, and every acknowledged write is compared with the database.
 * `-- --ci` a short form, `--seed` the random choices of an earlier run.
 */
import { rmSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { PlainError } from '@recruit/local/plain-error'
import { runCommand } from '@recruit/local/process/run-command'
import { type Figure, figuresInWords, printFigures, printTable } from '@recruit/local/testing/figures'
import { newSeed } from '@recruit/local/testing/seeded-random'
import { prepareWeb } from '@recruit/local/testing/stack'
import { hiddenThroughout, publishInFailover, watchEarly } from './embargo.ts'
import { artefacts, type Environment, startEnvironment } from './environment.ts'
import { playFailovers, rowsOf } from './failovers.ts'
import { checkInvariants, closeInFailover, playStory, restartAll } from './scenes.ts'

const USAGE = 'Usage: npm run test:failover [-- --ci] [--seed 1]'

async function run(signal: AbortSignal): Promise<number> {
  const { isShort, seed } = readArguments(process.argv.slice(2))
  console.log(`seed ${seed}`)
  rmSync(artefacts, { recursive: true, force: true })
  await prepareWeb()
  const environment = await startEnvironment(seed, signal)
  try {
    const { rows, figures } = await play(environment, isShort)
    const all = [...rows.map(({ figure }) => figure), ...figures]
    printFigures(all)
    printTable(artefacts, seed, [
      '| taken away | times | longest without service | what callers were answered meanwhile |',
      '|---|---|---|---|',
      ...rows.map(
        ({ figure, count, seen }) =>
          `| ${figure.what} | ${count} | ${figure.isKept ? figure.measured : `**${figure.measured}**`} | ${seen} |`,
      ),
      '',
      figuresInWords(figures),
    ])
    return all.every(({ isKept }) => isKept) ? 0 : 1
  } finally {
    await environment.stop()
  }
}

/** The story, failovers under load, the announcement and the close in the middle of one, a rolling restart, and the data at the end. */
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
  const all: Figure[] = [
    ...figures,
    ...under.figures,
    ...hidden,
    ...published,
    ...restarted,
    ...closed,
    checked,
  ]
  return { rows: rowsOf(under.failovers), figures: all }
}

function readArguments(args: string[]): { isShort: boolean; seed: number } {
  const { ci = false, seed = String(newSeed()) } = parsed(args)
  if (!/^[1-9]\d{0,9}$/.test(seed)) throw new PlainError(USAGE)
  return { isShort: ci, seed: Number(seed) }
}

function parsed(args: string[]) {
  try {
    return parseArgs({ args, options: { ci: { type: 'boolean' }, seed: { type: 'string' } } as const }).values
  } catch {
    throw new PlainError(USAGE)
  }
}

await runCommand(run)
