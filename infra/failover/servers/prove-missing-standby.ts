import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { makeDataDir } from '@recruit/local/data-dir'
import { listenForTheEnd } from '@recruit/local/process/shutdown'
import { waitUntil } from '@recruit/local/process/wait'
import type { MariadbNode } from './mariadb-node.ts'
import { startReplication } from './replication.ts'

const REFUSALS = 6

/**
 * `node infra/failover/servers/prove-missing-standby.ts`: kills the primary and a standby and starts the primary again,
 * which can only be read then. Nothing may be promoted before the standby is back, then one server is; and a standby
 * whose replication was stopped follows again.
 */
async function prove(): Promise<void> {
  const signal = listenForTheEnd()
  const dataDir = mkdtempSync(join(tmpdir(), 'recruit-failover-'))
  makeDataDir(dataDir)
  chmodSync(dataDir, 0o711)
  const database = await startReplication({ dataDir, env: process.env, say: console.log, signal })
  const wait = { what: 'the group', limitMs: 60_000, signal }
  const lines = () => readFileSync(join(dataDir, 'logs/promote.log'), 'utf8').split('\n')
  const promotions = () =>
    lines().filter((line) => line.includes('promoted') && !line.includes('not promoted'))
  const refusals = () => lines().filter((line) => line.includes('not promoted'))
  try {
    const primary = await database.writer()
    const [missing, other] = database.nodes.filter((node) => node !== primary) as [MariadbNode, MariadbNode]
    await other.ask('STOP SLAVE IO_THREAD')
    await waitUntil(database.isWhole, { ...wait, what: 'the stopped standby' })
    console.log('a stopped standby follows again')

    await Promise.all([primary, missing].map((node) => node.fail('killed')))
    await primary.mend('killed')
    const refused = refusals().length
    const promoted = promotions().length
    const isDecided = async () => refusals().length >= refused + REFUSALS || promotions().length > promoted
    await waitUntil(isDecided, wait)
    if (promotions().length > promoted) throw new Error('A server was promoted while a standby was missing.')
    console.log(`not promoted ${REFUSALS} times: ${refusals().at(-1)}`)

    await missing.mend('killed')
    await waitUntil(database.isWhole, wait)
    console.log(`whole with the standby: ${(await database.writer()).name} takes the writes`)
    await database.stop()
    rmSync(dataDir, { recursive: true, force: true })
  } catch (error) {
    console.error(`The logs are in ${dataDir}/logs.`)
    await database.stop()
    throw error
  }
}

await prove()
