import { join } from 'node:path'
import { findProgram } from '@recruit/local/install/machine'
import { readSecrets } from '@recruit/local/keys/secrets'
import { root } from '@recruit/local/paths'
import { PlainError } from '@recruit/local/plain-error'
import { spawnChild } from '@recruit/local/process/child'
import { createPart } from '@recruit/local/process/part'
import { guarded } from '@recruit/local/process/supervised'
import { mysqlAnswers } from '@recruit/local/servers/mysql-settings'
import { baseEnv } from '@recruit/local/stack/environment'
import type { LaunchContext } from '@recruit/local/stack/launch-context'
import { freePort } from '@recruit/local/stack/ports'
import { cuttingProxy } from '../../faults/cutting-proxy.ts'
import { failing } from '../../faults/failing.ts'
import type { DatabaseNode, MysqlProxy } from './types.ts'

const CONFIG = join(root, 'infra/deploy/proxy/mysql.cfg')
const READY_LIMIT_MS = 30_000

/** One HAProxy before these nodes, with the configuration of production; ready when it has found the writer. */
export async function startMysqlProxy(
  name: string,
  nodes: DatabaseNode[],
  context: LaunchContext,
): Promise<MysqlProxy> {
  const program = findProgram(['haproxy'], context.env)
  if (!program) throw new PlainError('There is no HAProxy on this machine.')
  const port = await freePort()
  const proxy = await cuttingProxy(new URL(`http://127.0.0.1:${port}`))
  const url = `mysql://root:${readSecrets(context.dataDir).mysqlRoot}@${new URL(proxy.url).host}/`
  const addresses = Object.fromEntries(nodes.map(({ address }, at) => [`MYSQL_${at + 1}`, address]))
  const part = createPart({
    name,
    kind: 'mysql',
    url,
    isGuarded: true,
    spawn: () =>
      spawnChild({
        name,
        ...guarded(program, ['-db', '-f', CONFIG]),
        env: { ...baseEnv(context.env, context.dataDir), ...addresses, MYSQL_LISTEN: `127.0.0.1:${port}` },
        dataDir: context.dataDir,
      }),
    ready: async () => undefined,
    died: () => undefined,
  })
  await part.start()
  await mysqlAnswers(url, { what: name, limitMs: READY_LIMIT_MS, signal: context.signal })
  return {
    ...failing(name, { ...part, setCut: proxy.setCut }),
    url,
    async stop() {
      proxy.stop()
      await part.stop()
    },
  }
}
