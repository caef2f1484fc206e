/**
 * `npm run long -- failover`: the product on databases that fail over, Redis with Sentinels and HAProxy, as processes of
 * this machine; each part is taken away under load, and every acknowledged write is held against the database.
 * `--engine galera` one engine, `--ci` a short form, `--seed` the random choices of an earlier run.
 */
import { rmSync } from 'node:fs'
import { runCommand } from '@recruit/local/process/run-command'
import { type Figure, figuresInWords, printFigures, printTable } from '@recruit/local/testing/figures'
import { prepareWeb } from '@recruit/local/testing/stack'
import { readArguments } from './arguments.ts'
import { closeInFailover } from './deadline.ts'
import { hiddenThroughout, publishInFailover, watchEarly } from './embargo.ts'
import { artefacts, startEnvironment } from './environment.ts'
import { type Failover, playFailovers, rowsOf } from './failovers.ts'
import { checkInvariants } from './invariants.ts'
import { restartAll } from './rolling.ts'
import type { Engine } from './servers/start-database.ts'
import { playStory } from './story.ts'

interface Played {
  engine: Engine
  figures: Figure[]
  failovers: Failover[]
}

async function run(signal: AbortSignal): Promise<number> {
  const { engines, isShort, seed } = readArguments(process.argv.slice(2))
  console.log(`seed ${seed}`)
  rmSync(artefacts, { recursive: true, force: true })
  await prepareWeb()
  const played: Played[] = []
  for (const engine of engines) played.push(await play(engine, { isShort, seed, signal }))
  printTable(artefacts, seed, played.flatMap(linesOf))
  return played.flatMap(allOf).every(({ isKept }) => isKept) ? 0 : 1
}

/** The story, failovers under load, the announcement and the close in the middle of one, a rolling restart, and the data at the end. */
async function play(
  engine: Engine,
  { isShort, seed, signal }: { isShort: boolean; seed: number; signal: AbortSignal },
): Promise<Played> {
  console.log(`\n${engine}`)
  const environment = await startEnvironment(engine, { seed, signal })
  try {
    const { figures, decided } = await playStory(environment)
    const watch = watchEarly(decided)
    const under = await playFailovers(environment, isShort)
    const hidden = hiddenThroughout(watch)
    const published = await publishInFailover(environment, watch)
    await watch.stop()
    const restarted = await restartAll(environment)
    const closed = await closeInFailover(environment)
    const all = [...figures, ...under.figures, ...hidden, ...published, ...restarted, ...closed]
    const found = {
      engine,
      figures: [...all, await checkInvariants(environment)],
      failovers: under.failovers,
    }
    printFigures(allOf(found))
    return found
  } finally {
    await environment.stop()
  }
}

const allOf = ({ figures, failovers }: Played): Figure[] => [
  ...rowsOf(failovers).map(({ figure }) => figure),
  ...figures,
]

const linesOf = ({ engine, figures, failovers }: Played): string[] => [
  `## ${engine}`,
  '',
  '| taken away | times | longest without service | what callers were answered meanwhile |',
  '|---|---|---|---|',
  ...rowsOf(failovers).map(
    ({ figure, count, seen }) =>
      `| ${figure.what} | ${count} | ${figure.isKept ? figure.measured : `**${figure.measured}**`} | ${seen} |`,
  ),
  '',
  figuresInWords(figures),
  '',
]

await runCommand(run)
