import { chmodSync } from 'node:fs'
import { makeDataDir } from '@recruit/local/data-dir'
import type { LaunchContext } from '@recruit/local/stack/launch-context'
import { startGalera } from './galera.ts'
import { startMysqlProxy } from './haproxy.ts'
import { startReplication } from './replication.ts'
import type { DatabaseServers, FailoverDatabase, MysqlProxy } from './types.ts'

const STARTS = { galera: startGalera, replication: startReplication } satisfies Record<
  string,
  (context: LaunchContext) => Promise<DatabaseServers>
>
export type Engine = keyof typeof STARTS
export const ENGINES = Object.keys(STARTS) as Engine[]

/** Three databases with one writer, and two HAProxies before them; `stop` ends them all and leaves the folder. */
export async function startDatabase(engine: Engine, context: LaunchContext): Promise<FailoverDatabase> {
  makeDataDir(context.dataDir)
  // A temporary folder is closed to the ordinary user as whom the servers run.
  chmodSync(context.dataDir, 0o711)
  const servers = await STARTS[engine](context)
  const proxies: MysqlProxy[] = []
  const stop = async () => {
    await Promise.all(proxies.map((proxy) => proxy.stop()))
    await servers.stop()
  }
  try {
    for (const name of ['haproxy-1', 'haproxy-2'])
      proxies.push(await startMysqlProxy(name, servers.nodes, context))
    return { ...servers, proxies, adminUrl: proxies[0]?.url ?? '', stop }
  } catch (error) {
    await stop()
    throw error
  }
}
