import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { waitUntil } from '@recruit/local/process/wait'
import { freePort } from '@recruit/local/stack/ports'
import { ADMIN_KEY, MANAGER_KEY } from '@recruit/local/testing/stack'
import { compose, docker, run } from './engine.ts'

export type Installation = Awaited<ReturnType<typeof install>>

/** The product in containers, with its own secrets and volumes; `remove` removes everything. */
export async function install() {
  const folder = mkdtempSync(join(tmpdir(), 'recruit-compose-'))
  const port = await freePort()
  const project = `recruit-${randomBytes(3).toString('hex')}`
  const env = {
    ...process.env,
    COMPOSE_PROJECT_NAME: project,
    SECRETS_DIR: folder,
    PORT: String(port),
    ADMIN_KEY,
    MANAGER_KEY,
  }
  const url = `http://localhost:${port}`
  await run(process.execPath, ['infra/deploy/secrets.ts'], env)

  /** Starts missing containers and returns when the gateway is ready. */
  async function up(...args: string[]): Promise<void> {
    await compose(env, 'up', '-d', '--no-build', ...args)
    const isReady = async () => (await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(3_000) })).ok
    await waitUntil(isReady, { what: 'The gateway', limitMs: 60_000 })
  }
  const containersOf = async (service: string) => {
    const labels = { project, service }
    const filters = Object.entries(labels).map(
      ([name, is]) => `--filter=label=com.docker.compose.${name}=${is}`,
    )
    return (await docker('ps', '-a', '-q', ...filters)).split('\n').filter(Boolean)
  }
  const inspect = (container: string, what: string) => docker('inspect', '-f', `{{${what}}}`, container)
  /** The result of a query in the applicants' schema, as lines with tabs. */
  const rows = async (sql: string) => {
    const [mysql = ''] = await containersOf('mysql')
    const client =
      'MYSQL_PWD=$(cat /run/secrets/mysql-root-password) mysql -uroot -N recruit_applicants -e "$0"'
    return docker('exec', mysql, 'sh', '-c', client, sql)
  }
  const isHealthy = async (container: string) =>
    (await inspect(container, '.State.Health.Status')) === 'healthy'

  return {
    url,
    up,
    containersOf,
    inspect,
    rows,
    untilHealthy: async (service: string) => {
      for (const container of await containersOf(service))
        await waitUntil(() => isHealthy(container), { what: service, limitMs: 90_000 })
    },
    /** Removes the containers and networks; the volumes stay. */
    down: () => compose(env, 'down'),
    remove: async () => {
      await compose(env, 'down', '-v', '-t', '3')
      rmSync(folder, { recursive: true, force: true })
    },
    logs: () => compose(env, 'logs', '--no-color', '--tail', '40'),
  }
}
