import { readFileSync } from 'node:fs'
import { KEY_ROLE_NAMES, keyVariable } from '@recruit/contract/calls/roles'
import { PlainError } from '../plain-error.ts'

const SECRETS = [...KEY_ROLE_NAMES.map(keyVariable), 'MYSQL_URL', 'REDIS_URL']

/** The environment with the contents of every secret file (`NAME_FILE`). */
export function withSecretFiles(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const read = SECRETS.flatMap((name) => {
    const file = env[`${name}_FILE`]
    return file && !env[name] ? [[name, contentOf(`${name}_FILE`, file)] as const] : []
  })
  return { ...env, ...Object.fromEntries(read) }
}

function contentOf(name: string, file: string): string {
  try {
    return readFileSync(file, 'utf8').trim()
  } catch {
    throw new PlainError(`${name}: ${file} cannot be read.`)
  }
}
