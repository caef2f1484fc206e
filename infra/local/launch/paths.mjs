import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The repository's root. */
export const root = fileURLToPath(new URL('../../../', import.meta.url))
export const nodeModules = join(root, 'node_modules')
export const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
