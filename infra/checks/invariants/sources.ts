import { readFileSync } from 'node:fs'
import { withTlsFiles } from '@recruit/chassis/config/tls-files'
import { dataDirOf } from '@recruit/local/data-dir'
import { ofEachService, type Service, services } from '@recruit/local/paths'
import { PlainError } from '@recruit/local/plain-error'
import { readRunFile } from '@recruit/local/stack/run-file'
import { addressOf, prefixOf } from '@recruit/local/stack/schemas'

export type Schemas = Record<Service, string>

/** The three schemas behind one account that sees them all. */
export const schemasAt = (adminUrl: string, prefix: string): Schemas =>
  ofEachService((service) => addressOf(adminUrl, `${prefix}_${service}`))

/**
 * The data to check: each service's own account where the files of all three are named (`APPLICANTS_MYSQL_URL_FILE` and
 * so on), else the server of `MYSQL_URL`, else the running stack of the data folder. Throws if there is none.
 */
export function schemasOf(env: NodeJS.ProcessEnv): Schemas {
  const own = services.flatMap((service) => {
    const file = env[`${service.toUpperCase()}_MYSQL_URL_FILE`]
    return file ? [[service, withTlsFiles(readFileSync(file, 'utf8').trim(), 'MYSQL', env)] as const] : []
  })
  if (own.length === services.length) return Object.fromEntries(own) as Schemas
  if (env.MYSQL_URL) return schemasAt(withTlsFiles(env.MYSQL_URL, 'MYSQL', env), prefixOf(env.MYSQL_URL))
  const running = readRunFile(dataDirOf(env))
  if (!running) throw new PlainError('Nothing runs on this data folder: npm start, or MYSQL_URL=mysql://…')
  return schemasAt(running.mysqlAdminUrl, running.prefix)
}
