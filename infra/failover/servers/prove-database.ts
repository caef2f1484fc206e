import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { installMissing } from '@recruit/local/install/install-missing'
import { listenForTheEnd } from '@recruit/local/process/shutdown'
import { waitUntil } from '@recruit/local/process/wait'
import { FAULTS, type Fault } from '../../faults/failing.ts'
import { databaseServerRequirements } from './requirements.ts'
import { ENGINES, type Engine, startDatabase } from './start-database.ts'
import { startWrites } from './writes.ts'

const WHOLE_LIMIT_MS = 60_000

/**
 * `node infra/failover/servers/prove-database.ts galera 5 killed,stopped,cut`: takes the writer away so often under
 * load, and prints for each time how long no write was acknowledged, which were lost, and whether two nodes wrote.
 */
async function prove(engine: Engine, times: number, faults: Fault[]): Promise<void> {
  const signal = listenForTheEnd()
  const dataDir = mkdtempSync(join(tmpdir(), 'recruit-failover-'))
  const context = { dataDir, env: process.env, say: console.log, signal }
  await installMissing(databaseServerRequirements, context)
  let began = performance.now()
  const seconds = () => ((performance.now() - began) / 1_000).toFixed(1)
  const database = await startDatabase(engine, context)
  console.log(`${engine} whole after ${seconds()} s`)
  try {
    const writes = await startWrites(database)
    for (const fault of faults)
      for (let time = 1; time <= times; time++) {
        const victim = await database.writer()
        await writes.acknowledged(50)
        const gap = writes.watch()
        await victim.fail(fault)
        const { longestMs, failed } = await gap(victim)
        began = performance.now()
        await victim.mend(fault)
        await waitUntil(database.isWhole, { what: 'the group', limitMs: WHOLE_LIMIT_MS, signal })
        const now = await database.writer()
        const found = await writes.compare()
        console.log(
          `${fault} ${victim.name}: ${(longestMs / 1_000).toFixed(1)} s, ${failed} failed; now ${now.name}; whole ${seconds()} s later; ${found}`,
        )
      }
    await writes.stop()
    await database.stop()
    rmSync(dataDir, { recursive: true, force: true })
  } catch (error) {
    console.error(`The logs are in ${dataDir}/logs.`)
    await database.stop()
    throw error
  }
}

const [engine = 'galera', times = '5', faults = FAULTS.join()] = process.argv.slice(2)
if (!ENGINES.includes(engine as Engine)) throw new Error(`one of ${ENGINES}`)
await prove(engine as Engine, Number(times), faults.split(',') as Fault[])
