import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The repository's root. */
export const root = fileURLToPath(new URL('../../../', import.meta.url))
export const nodeModules = join(root, 'node_modules')
