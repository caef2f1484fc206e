import { copyFileSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '@recruit/local/paths'

/** A file of infra/deploy/mysql where the server's own user can read it: as the first argument, and its text. */
export function settingsFile(
  name: 'galera' | 'replication',
  folder: string,
): { args: string[]; text: string } {
  const file = join(root, `infra/deploy/mysql/${name}.cnf`)
  const copy = join(folder, 'server.cnf')
  copyFileSync(file, copy)
  return { args: [`--defaults-file=${copy}`], text: readFileSync(file, 'utf8') }
}
