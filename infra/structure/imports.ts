import { dirname, posix } from 'node:path'
import type { Source } from './sources.ts'

/** One file imports another; both paths from the root of the repository. */
export interface Arrow {
  from: string
  to: string
  /** Types do not exist at run time. */
  isType: boolean
}

const PACKAGES: Record<string, string> = {
  '@recruit/applicants': 'services/applicants/src',
  '@recruit/auth': 'services/auth/src',
  '@recruit/settings-client': 'services/settings/client/src',
  '@recruit/settings': 'services/settings/src',
  '@recruit/mail': 'infra/mail/src',
  '@recruit/timetable': 'infra/timetable/src',
  '@recruit/contract': 'infra/contract/src',
  '@recruit/chassis': 'infra/chassis/src',
  '@recruit/local/testing': 'infra/local/testing',
  '@recruit/local': 'infra/local/src',
}
const IMPORT = /(?:^|\n)\s*(?:import|export)\s+(type\s)?[^'"`;]*?from\s+'([^']+)'|import\(\s*'([^']+)'\s*\)/g

/** Our own files that a file imports. A bare import (`import 'x'`) is a style sheet or a polyfill. */
export function arrowsOf({ path, text }: Source): Arrow[] {
  return [...text.matchAll(IMPORT)].flatMap(([, type, from, lazy]) => {
    const to = resolved(path, from ?? lazy ?? '')
    return to ? [{ from: path, to, isType: type !== undefined }] : []
  })
}

function resolved(path: string, target: string): string | null {
  if (target.startsWith('.')) return posix.normalize(posix.join(dirname(path), target))
  const name = Object.keys(PACKAGES).find((name) => target === name || target.startsWith(`${name}/`))
  if (!name) return null
  return `${PACKAGES[name]}/${target.slice(name.length + 1) || 'index'}.ts`
}

/** Every group of files with circular imports at run time; types alone make no circle. */
export function circlesIn(arrows: Arrow[]): string[][] {
  const targets = new Map<string, string[]>()
  for (const { from, to, isType } of arrows) {
    if (!isType) targets.set(from, [...(targets.get(from) ?? []), to])
  }
  const circles: string[][] = []
  const done = new Set<string>()
  const way: string[] = []
  const visit = (file: string) => {
    const at = way.indexOf(file)
    if (at >= 0) circles.push(way.slice(at))
    if (at >= 0 || done.has(file)) return
    way.push(file)
    for (const to of targets.get(file) ?? []) visit(to)
    way.pop()
    done.add(file)
  }
  for (const file of targets.keys()) visit(file)
  return circles
}
