import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

export const root = resolve(import.meta.dirname, '../..')

/** A file of ours that is written by hand: program, style sheet or script. */
export interface Source {
  /** From the root of the repository. */
  path: string
  text: string
  lines: number
  isTest: boolean
}

const isTest = (path: string) => /\.(test|spec)\.tsx?$/.test(path)

/** Every source file that git knows, tests included. */
export function sources(): Source[] {
  const patterns = ['*.ts', '*.tsx', '*.mjs', '*.css']
  const listed = execFileSync('git', ['ls-files', ...patterns], { cwd: root, encoding: 'utf8' })
  return listed
    .split('\n')
    .filter((path) => path && existsSync(join(root, path)))
    .map((path) => {
      const text = readFileSync(join(root, path), 'utf8')
      return { path, text, lines: text.split('\n').length - 1, isTest: isTest(path) }
    })
}

/** The part of the house that a file belongs to: `services/auth`, `infra/chassis`, `gateway`, `web`. */
export const partOf = (path: string): string =>
  /^(services|infra)\//.test(path) ? path.split('/').slice(0, 2).join('/') : (path.split('/')[0] ?? '')
