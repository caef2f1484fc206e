import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { filesInGit } from '../../structure/sources.ts'
import { root } from '../src/paths.ts'

/**
 * A copy of the repository, or of an earlier commit, in which a test may edit files. Its packages are links to this
 * one's; only the workspaces among them lead into the copy.
 */
export function copiedRepository(commit?: string) {
  const copy = mkdtempSync(join(tmpdir(), 'recruit-copy-'))
  const files = commit ? unpacked(commit, copy) : filesInGit()
  if (!commit) for (const file of files) cpSync(join(root, file), join(copy, file))
  linkPackages(join(root, 'node_modules'), join(copy, 'node_modules'))
  for (const folder of new Set(files.filter((file) => /(^|\/)package\.json$/.test(file)).map(dirname)))
    if (folder !== '.' && existsSync(join(root, folder, 'node_modules')))
      linkPackages(join(root, folder, 'node_modules'), join(copy, folder, 'node_modules'))
  const lock = createHash('sha256').update(readFileSync(join(copy, 'package-lock.json')))
  writeFileSync(join(copy, 'node_modules/.lock-hash'), lock.digest('hex'))

  const path = (file: string) => join(copy, file)
  return {
    path,
    read: (file: string) => readFileSync(path(file), 'utf8'),
    write: (file: string, text: string) => writeFileSync(path(file), text),
    remove: () => rmSync(copy, { recursive: true, force: true }),
  }
}

/** Writes the files of a commit into a folder; returns their paths. */
function unpacked(commit: string, folder: string): string[] {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, maxBuffer: 1024 ** 3 })
  execFileSync('tar', ['-x', '-C', folder], { input: git('archive', commit) })
  return String(git('ls-tree', '-r', '--name-only', commit)).split('\n')
}

function linkPackages(from: string, to: string): void {
  mkdirSync(to, { recursive: true })
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)]
    // A workspace is a relative link already, and caches are per checkout.
    if (entry.name === '@recruit') cpSync(source, target, { recursive: true, verbatimSymlinks: true })
    else if (entry.name === '.bin' || !entry.name.startsWith('.')) symlinkSync(source, target)
  }
}
