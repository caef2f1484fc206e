import { readdir, readFile, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const TEXT = new Set(['.js', '.css', '.svg', '.txt', '.json', '.webmanifest'])
const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** Writes a `.br` and a `.gz` next to every text file, as small as possible. The gateway compresses pages. */
export function compressed(): Plugin {
  return {
    name: 'compressed',
    apply: 'build',
    async writeBundle({ dir = '' }) {
      const entries = await readdir(dir, { recursive: true, withFileTypes: true })
      const files = entries.filter((entry) => entry.isFile() && TEXT.has(extname(entry.name)))
      await Promise.all(files.map((file) => compress(join(file.parentPath, file.name))))
    },
  }
}

async function compress(file: string): Promise<void> {
  const bytes = await readFile(file)
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  }
  const [br, gz] = await Promise.all([brotli(bytes, { params }), zip(bytes, { level: 9 })])
  if (br.length < bytes.length) await writeFile(`${file}.br`, br)
  if (gz.length < bytes.length) await writeFile(`${file}.gz`, gz)
}
