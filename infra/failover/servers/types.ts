import type { Failing } from '../../faults/failing.ts'

/**
 * The database half of the failover runs. `startDatabase(engine, place)` (start-database.ts) starts three MariaDB
 * with one writer and two HAProxies before them, as processes of this machine with ports and folders of their own:
 *
 *     await installMissing(databaseServerRequirements, context)          // requirements.ts
 *     const database = await startDatabase('galera', { dataDir, env, say })
 *     process.env.MYSQL_URL = database.adminUrl                           // by the first HAProxy, every right
 *     const writer = await database.writer()
 *     await writer.fail('killed')                                         // or a proxy: database.proxies[0].fail('cut')
 *     await writer.mend('killed')
 *     await waitUntil(() => database.isWhole(), …)
 *     await database.stop()
 *
 * `dataDir` must stand where any user may pass: as root the servers run as an ordinary user.
 */

/** One MariaDB of the group. */
export interface DatabaseNode extends Failing {
  /** Straight to the server with every right, past HAProxy and past what cuts it off. */
  url: string
  /** Where HAProxy finds it, as host:port; cut off with it. */
  address: string
}

/** A group of MariaDB of which exactly one takes the writes. */
export interface DatabaseServers {
  nodes: DatabaseNode[]
  /** The node that takes the writes. Throws while there is none, or two. */
  writer: () => Promise<DatabaseNode>
  /** Whether a failover could begin: one writer, two standbys that have all that it has. */
  isWhole: () => Promise<boolean>
  stop: () => Promise<void>
}

/** One HAProxy with the product's own `infra/deploy/proxy/mysql.cfg`. */
export interface MysqlProxy extends Failing {
  /** An account with every right at whichever node takes the writes. */
  url: string
  stop: () => Promise<void>
}

/** The group with its HAProxies, as the product's programs see it. */
export interface FailoverDatabase extends DatabaseServers {
  adminUrl: string
  proxies: MysqlProxy[]
}
