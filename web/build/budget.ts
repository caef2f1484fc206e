import { brotliCompressSync } from 'node:zlib'
import type { Plugin } from 'vite'

/** The parts of a bundle's chunk that the check reads. */
export interface Chunk {
  fileName: string
  code: string
  isEntry: boolean
  imports: string[]
  moduleIds: string[]
}

export const JS_BUDGET = 100 * 1024
/**
 * The landing page works without these: validation, forms, tables, linked screens, and the code of pictures already in
 * the page.
 */
const FORBIDDEN =
  /node_modules\/zod\/|\/src\/features\/(?!landing\/)|\/ui\/(?:text-field|lookup-form|error-summary)|\/ui\/motifs\/[^?]*\.tsx?/

/** Everything that is fetched and run before the landing page is interactive. */
export function initialChunks(chunks: Chunk[]): Chunk[] {
  const found = new Set<Chunk>()
  const visit = (chunk: Chunk | undefined) => {
    if (!chunk || found.has(chunk)) return
    found.add(chunk)
    for (const name of chunk.imports) visit(chunks.find(({ fileName }) => fileName === name))
  }
  for (const chunk of chunks) if (chunk.isEntry) visit(chunk)
  return [...found]
}

/** The problems of the landing page's code, in sentences; empty when there are none. */
export function broken(chunks: Chunk[]): string[] {
  const initial = initialChunks(chunks)
  const modules = initial.flatMap(({ moduleIds }) => moduleIds).filter((id) => FORBIDDEN.test(id))
  const bytes = initial.reduce((sum, { code }) => sum + brotliCompressSync(code).length, 0)
  return [
    ...modules.map((id) => `${id} does not belong into the landing page's code`),
    ...(bytes > JS_BUDGET ? [`the landing page's code is ${bytes} bytes of brotli, over ${JS_BUDGET}`] : []),
  ]
}

/** Ends a build that would make the landing page slow: the only moment at which it is cheap to notice. */
export function budget(): Plugin {
  return {
    name: 'budget',
    apply: 'build',
    enforce: 'post',
    generateBundle(_options, bundle) {
      const problems = broken(Object.values(bundle).filter((output) => output.type === 'chunk'))
      if (problems.length) this.error(problems.join('\n'))
    },
  }
}
