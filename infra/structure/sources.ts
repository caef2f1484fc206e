import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

export const root = resolve(import.meta.dirname, '../..')

/** The text of a file, by its path from the root of the repository. */
export const read = (path: string): string => readFileSync(join(root, path), 'utf8')

/** A hand-written file: program, style sheet or script. */
export interface Source {
  /** From the root of the repository. */
  path: string
  text: string
  lines: number
  isTest: boolean
}

/** The paths of all files that are committed or would be, new ones included. */
export function filesInGit(...patterns: string[]): string[] {
  const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--', ...patterns]
  const listed = execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\0')
  return [...new Set(listed)].filter((path) => path && existsSync(join(root, path)))
}

export function sources(): Source[] {
  return filesInGit('*.ts', '*.tsx', '*.mjs', '*.css').map((path) => {
    const text = read(path)
    return { path, text, lines: text.split('\n').length - 1, isTest: /\.(test|spec)\.tsx?$/.test(path) }
  })
}

/** A package inside a service's folder. */
const SETTINGS_CLIENT = 'services/settings/client'

/** The part of a file: `services/auth`, `infra/chassis`, `gateway`, `web`. */
export const partOf = (path: string): string => {
  if (path.startsWith(`${SETTINGS_CLIENT}/`)) return SETTINGS_CLIENT
  return /^(services|infra)\//.test(path) ? path.split('/').slice(0, 2).join('/') : (path.split('/')[0] ?? '')
}
