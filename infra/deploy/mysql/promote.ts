/**
 * Makes a standby the primary of plain MariaDB replication, when the primary is lost.
 *
 *     MYSQL_NODES=mysql://root:…@10.0.0.1,mysql://root:…@10.0.0.2,mysql://root:…@10.0.0.3 node promote.ts <what>
 *
 * `watch`  looks twice a second: promotes when there was no writer for three seconds, and lets a server that was started
 *          again, the lost primary above all, follow the writer. Run one copy of it.
 * `now`    promotes at once, unless there is a writer.
 *
 * What remains for the operator: a primary that was only cut off or held still believes that it may be written to. It
 * cannot acknowledge anything, and no HAProxy leads to it; start it again, which undoes what it had not acknowledged.
 * One whose history parted all the same stops following, with an error that `watch` prints: copy the primary's data to
 * it (mariadb-backup). A managed MySQL does all of this by itself: nothing here is needed then.
 *
 * Why no acknowledged write is lost: the primary acknowledges a write when one standby has it as well, and waits
 * without an end for that. All standbys are taken away from the lost primary before one is chosen, so that it can
 * acknowledge nothing more, dead or not; the one that holds most holds every acknowledged write. A standby that cannot
 * be reached may be the one that does: nothing is promoted before it is back. The last primary alone may be missing;
 * the standbys know it by its name in MYSQL_NODES, which is therefore the same wherever this runs. While none is known,
 * at the first promotion, all servers have to be there.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import {
  FOLLOWS_NOBODY,
  follow,
  IS_STOPPED,
  isReadOnly,
  lead,
  type ReplicaServer,
  resume,
  takeAway,
  troubleOf,
  writersAmong,
} from './replica-server.ts'

const LOOK_EVERY_MS = 500
const WITHOUT_WRITER_MS = 3_000

const settled = async <Result>(all: Promise<Result>[]): Promise<(Result | undefined)[]> =>
  (await Promise.allSettled(all)).map((one) => (one.status === 'fulfilled' ? one.value : undefined))

/** Promotes what holds most, and returns it. Throws where a write might be lost that was acknowledged. */
export async function promote(servers: ReplicaServer[]): Promise<ReplicaServer> {
  const standings = (await settled(servers.map(takeAway))).filter((one) => one !== undefined)
  const sorted = standings.toSorted(
    (one, other) => other.promotions - one.promotions || other.transactions - one.transactions,
  )
  const [chosen, ...others] = sorted.map(({ server }) => server)
  const missing = servers.filter(
    (server) =>
      server.name !== sorted[0]?.primary && !standings.some((standing) => standing.server === server),
  )
  if (missing.length > 0) {
    // The primary may be there after all, where only this program cannot reach it.
    await settled(servers.map(resume))
    const names = missing.map(({ name }) => name).join(' and ')
    throw new Error(`${names} cannot be reached, and an acknowledged write may be there alone.`)
  }
  if (!chosen) throw new Error('There is no standby.')
  await lead(chosen, others)
  return chosen
}

/** What came back without a primary follows the writer. */
async function adopt(server: ReplicaServer, writer: ReplicaServer): Promise<string | undefined> {
  const trouble = await troubleOf(server)
  if (trouble === IS_STOPPED) {
    await resume(server)
    return `${server.name} was stopped, and follows again`
  }
  if (trouble !== FOLLOWS_NOBODY) return trouble && `${server.name}: ${trouble}`
  if (!(await isReadOnly(server))) return `${server.name} may still be written to: start it again`
  await follow(server, writer)
  return `${server.name} follows ${writer.name}`
}

async function watch(servers: ReplicaServer[]): Promise<never> {
  const said = new Map<ReplicaServer, string | undefined>()
  for (let seen = performance.now(); ; await sleep(LOOK_EVERY_MS)) {
    const [writer, second] = await writersAmong(servers)
    if (second) {
      // A lost primary that came back does not know yet that its standbys have left.
      seen = performance.now()
    } else if (writer) {
      seen = performance.now()
      const others = servers.filter((server) => server !== writer)
      const lines = await settled(others.map((server) => adopt(server, writer)))
      for (const [at, server] of others.entries()) {
        if (lines[at] && lines[at] !== said.get(server)) console.log(lines[at])
        said.set(server, lines[at])
      }
    } else if (performance.now() - seen >= WITHOUT_WRITER_MS) {
      await promote(servers).then(
        ({ name }) => console.log(`promoted ${name}`),
        (error: Error) => console.error(`not promoted: ${error.message}`),
      )
    }
  }
}

async function main(what: string | undefined): Promise<void> {
  const servers = (process.env.MYSQL_NODES ?? '').split(',').map((text) => {
    const url = new URL(text)
    return { name: url.host, url }
  })
  if (what === 'watch') await watch(servers)
  else if (what === 'now' && (await writersAmong(servers)).length === 0)
    console.log(`promoted ${(await promote(servers)).name}`)
  else throw new Error('There is a writer, or it is not said what to do: watch, now')
}

if (import.meta.main)
  await main(process.argv[2]).catch((error: Error) => {
    console.error(error.message)
    process.exitCode = 1
  })
