import { withTlsFiles } from '@recruit/chassis/config/tls-files'
import type { Requirement } from '../install/requirement.ts'
import { isProvided } from '../providers/choice.ts'
import { type Provider, type Server, startWithFirst } from '../providers/provider.ts'
import type { LaunchContext } from '../stack/launch-context.ts'
import { keptMysql, testMysql } from './mysql-container.ts'
import { localMysql } from './mysql-local.ts'
import { mysqlAnswers, soughtMysql } from './mysql-settings.ts'

const debian = ['mariadb-server-core', 'mariadb-client-core']
export const mysqlRequirement: Requirement = {
  name: 'MariaDB or MySQL 8',
  isThere: (context) => isProvided(context, soughtMysql(context.env)),
  packages: { debian, ubuntu: debian, fedora: ['mariadb-server'], macos: ['mariadb'] },
  otherwise: 'start Docker or Podman, or set MYSQL_URL and REDIS_URL',
}

const named: Provider = async ({ env, signal }) => {
  if (!env.MYSQL_URL) return null
  const url = withTlsFiles(env.MYSQL_URL, 'MYSQL', env)
  const server = new URL(url)
  // The path is the prefix of the schemas' names; no schema needs this name.
  server.pathname = '/'
  await mysqlAnswers(server.href, { what: 'The MySQL of MYSQL_URL', limitMs: 15_000, signal })
  return { url, parts: [], stop: async () => {} }
}

/**
 * A ready MySQL and the address of an account that may create schemas. Add further providers to this list;
 * `mysqlRequirement` installs what the last one needs.
 */
export const startMysql = (context: LaunchContext): Promise<Server> =>
  startWithFirst(mysqlRequirement.name, [named, testMysql, keptMysql, localMysql], context)
