import { existsSync, readFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** The systems with known package managers. */
export type System = 'debian' | 'ubuntu' | 'fedora' | 'macos' | 'other'

/** What programs and installations depend on; tests describe machines of their own. */
export type Machine = {
  system: System
  isRoot: boolean
  /** Searched after PATH, because servers are often outside of an ordinary user's PATH. */
  folders: string[]
}

export const thisMachine = (): Machine => ({
  system: systemOf(process.platform, readIfThere('/etc/os-release')),
  isRoot: process.getuid?.() === 0,
  folders: ['/usr/sbin', '/usr/local/sbin', '/usr/local/bin', '/opt/homebrew/bin', '/usr/libexec'],
})

/** From the platform and, on Linux, the text of os-release(5). A derivative counts as its parent. */
export function systemOf(platform: NodeJS.Platform, osRelease: string): System {
  if (platform === 'darwin') return 'macos'
  const words = [...osRelease.matchAll(/^ID(?:_LIKE)?="?([^"\n]*)"?$/gm)].flatMap(([, ids = '']) =>
    ids.split(' '),
  )
  if (words.includes('ubuntu')) return 'ubuntu'
  if (words.includes('debian')) return 'debian'
  return words.includes('fedora') || words.includes('rhel') ? 'fedora' : 'other'
}

/** The path of the first of these programs that is installed. */
export function findProgram(
  names: string[],
  env: NodeJS.ProcessEnv,
  { folders } = thisMachine(),
): string | null {
  const searched = [...(env.PATH ?? '').split(delimiter), ...folders].filter(Boolean)
  for (const name of names)
    for (const folder of searched) if (existsSync(join(folder, name))) return join(folder, name)
  return null
}

function readIfThere(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}
