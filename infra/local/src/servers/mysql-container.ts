import { readSecrets } from '../keys/secrets.ts'
import type { Wait } from '../process/wait.ts'
import { mayBeContainer } from '../providers/choice.ts'
import { startKeptContainer } from '../providers/kept-container.ts'
import type { Provider } from '../providers/provider.ts'
import { runTestContainer } from '../providers/test-container.ts'
import type { LaunchContext } from '../stack/launch-context.ts'
import { freePort } from '../stack/ports.ts'
import { MYSQL_READY_LIMIT_MS, mysqlAnswers, mysqlSettings, soughtMysql } from './mysql-settings.ts'

const PORT = 3306
const FOLDER = '/var/lib/mysql'

/** A container with temporary data, for tests. */
export const testMysql: Provider = async (context) => {
  const password = readSecrets(context.dataDir).mysqlRoot
  const container = await runTestContainer(context, {
    image: soughtMysql(context.env).image,
    port: PORT,
    env: { MYSQL_ROOT_PASSWORD: password },
    command: mysqlSettings,
    inMemory: FOLDER,
  })
  if (!container) return null
  const url = `mysql://root:${password}@${container.address}/`
  try {
    await mysqlAnswers(url, wait(context))
  } catch (error) {
    await container.stop()
    throw error
  }
  return { url, parts: [], stop: container.stop }
}

/** A container with its data in a named volume. */
export const keptMysql: Provider = async (context) => {
  if (context.isDisposable || !mayBeContainer(context, soughtMysql(context.env))) return null
  const password = readSecrets(context.dataDir).mysqlRoot
  const port = await freePort()
  const url = `mysql://root:${password}@127.0.0.1:${port}/`
  const part = await startKeptContainer(context, {
    name: 'mysql',
    image: soughtMysql(context.env).image,
    url,
    port: { outside: port, inside: PORT },
    folder: FOLDER,
    secretEnv: { MYSQL_ROOT_PASSWORD: password },
    command: mysqlSettings,
    ready: (child) => mysqlAnswers(url, { ...wait(context), child }),
  })
  return part && { url, parts: [part], stop: part.stop }
}

const wait = ({ signal }: LaunchContext): Wait => ({
  what: 'MySQL',
  limitMs: MYSQL_READY_LIMIT_MS,
  signal,
})
