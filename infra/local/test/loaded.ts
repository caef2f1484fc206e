import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Makes every program record the names of loaded modules that match. */
export function noteLoaded(kind: RegExp) {
  const folder = mkdtempSync(join(tmpdir(), 'recruit-loaded-'))
  const file = join(folder, 'loaded')
  const hook = `
    import { appendFileSync } from 'node:fs'
    import { registerHooks } from 'node:module'
    appendFileSync(${JSON.stringify(file)}, 'begun\\n')
    registerHooks({
      resolve(name, context, next) {
        if (${kind}.test(name)) appendFileSync(${JSON.stringify(file)}, name + '\\n')
        return next(name, context)
      },
    })`
  return {
    env: { NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(hook)}` },
    /** The names, and 'begun' as proof that the watch ran. */
    names: () => new Set(existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : []),
    remove: () => rmSync(folder, { recursive: true }),
  }
}
