/**
 * Makes a standby the primary of plain MariaDB replication, when the primary is lost.
 *
 *     MYSQL_NODES=mysql://root:…@10.0.0.1,mysql://root:…@10.0.0.2,mysql://root:…@10.0.0.3 node promote.ts <what>
 *
 * `now`     promotes, unless there is a writer. `now --without <host:port>` goes on without a standby that is lost.
 * `watch`   looks twice a second and promotes when there was no writer for three seconds. Run one copy of it.
 * `rejoin <host:port>`   makes a server that was started again, the lost primary above all, a standby. It refuses one
 *           whose history parted from the primary's: copy the primary's data to it first (mariadb-backup).
 *
 * Why no acknowledged write is lost: the primary acknowledges a write when one standby has it as well, and waits
 * without an end for that. All standbys are taken away from the lost primary before one is chosen, so that it can
 * acknowledge nothing more, dead or not; the one that holds most holds every acknowledged write. A standby that cannot
 * be reached may be the one that does: without it nothing is promoted.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import { follow, isWriter, lead, type ReplicaServer, takeAway, troubleOf } from './replica-server.ts'

const LOOK_EVERY_MS = 500
const WITHOUT_WRITER_MS = 3_000
const REJOIN_LOOKS = 30

const settled = async <Result>(all: Promise<Result>[]): Promise<(Result | undefined)[]> =>
  (await Promise.allSettled(all)).map((one) => (one.status === 'fulfilled' ? one.value : undefined))

/** The server that takes the writes, if one says so. */
async function findWriter(servers: ReplicaServer[]): Promise<ReplicaServer | undefined> {
  const answers = await settled(servers.map(isWriter))
  return servers.find((_, at) => answers[at])
}

/** Promotes what holds most, and returns it. Throws where a write might be lost that was acknowledged. */
export async function promote(servers: ReplicaServer[], without: string[] = []): Promise<ReplicaServer> {
  const kept = servers.filter(({ name }) => !without.includes(name))
  const standings = (await settled(kept.map(takeAway))).filter((one) => one !== undefined)
  const missing = kept.length - 1 - standings.length
  if (missing > 0)
    throw new Error(`${missing} standbys cannot be reached. Start them, or name the lost ones: --without`)
  const sorted = standings.toSorted(
    (one, other) => other.promotions - one.promotions || other.transactions - one.transactions,
  )
  const [chosen, ...others] = sorted.map(({ server }) => server)
  if (!chosen) throw new Error('There is no standby.')
  await lead(chosen, others)
  return chosen
}

/** Makes a server a standby of the present writer. Throws where it cannot become one. */
export async function rejoin(servers: ReplicaServer[], name: string): Promise<void> {
  const server = servers.find((one) => one.name === name)
  const writer = await findWriter(servers)
  if (!server || !writer || server === writer)
    throw new Error(`${name} is no server that could follow a writer.`)
  await follow(server, writer)
  for (let look = 0; look < REJOIN_LOOKS; look++) {
    const trouble = await troubleOf(server)
    if (trouble === undefined) return
    if (trouble !== null) throw new Error(`${name} cannot follow ${writer.name}: ${trouble}`)
    await sleep(LOOK_EVERY_MS)
  }
  throw new Error(`${name} does not follow ${writer.name} yet.`)
}

async function watch(servers: ReplicaServer[]): Promise<never> {
  for (let seen = performance.now(); ; await sleep(LOOK_EVERY_MS)) {
    if (await findWriter(servers)) seen = performance.now()
    if (performance.now() - seen < WITHOUT_WRITER_MS) continue
    await promote(servers).then(
      ({ name }) => console.log(`promoted ${name}`),
      (error: Error) => console.error(`not promoted: ${error.message}`),
    )
  }
}

async function main([what, ...names]: string[]): Promise<void> {
  const servers = (process.env.MYSQL_NODES ?? '').split(',').map((text) => {
    const url = new URL(text)
    return { name: url.host, url }
  })
  if (what === 'watch') await watch(servers)
  else if (what === 'rejoin' && names[0]) await rejoin(servers, names[0])
  else if (what === 'now' && !(await findWriter(servers)))
    console.log(`promoted ${(await promote(servers, names.slice(1))).name}`)
  else throw new Error('There is a writer, or it is not said what to do: now, watch, rejoin <host:port>')
}

if (import.meta.main)
  await main(process.argv.slice(2)).catch((error: Error) => {
    console.error(error.message)
    process.exitCode = 1
  })
