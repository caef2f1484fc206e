import { brotliCompressSync } from 'node:zlib'
import type { Plugin } from 'vite'

/** The parts of a bundle's chunk that the check reads. */
export interface Chunk {
  fileName: string
  code: string
  isEntry: boolean
  /** The module that a chunk of its own was made for. */
  facadeModuleId?: string | null
  imports: string[]
  moduleIds: string[]
}

export const JS_BUDGET = 100 * 1024
/** The application form's own scripts with the heads of their replies, which a slow phone waits for before it can write. */
export const FORM_BUDGET = 48 * 1024
const HEAD = 700
const FORM = /\/features\/application\/index\.ts$/
/**
 * The landing page works without these: validation, forms, tables, linked screens, and the code of pictures already in
 * the page.
 */
const FORBIDDEN =
  /node_modules\/zod\/|\/src\/features\/(?!landing\/)|\/ui\/(?:text-field|lookup-form|error-summary)|\/ui\/motifs\/[^?]*\.tsx?/

/** Everything that is fetched and run before such a chunk can be. */
function closureOf(chunks: Chunk[], isWanted: (chunk: Chunk) => boolean): Chunk[] {
  const found = new Set<Chunk>()
  const visit = (chunk: Chunk | undefined) => {
    if (!chunk || found.has(chunk)) return
    found.add(chunk)
    for (const name of chunk.imports) visit(chunks.find(({ fileName }) => fileName === name))
  }
  for (const chunk of chunks) if (isWanted(chunk)) visit(chunk)
  return [...found]
}
/** The same before the landing page is interactive. */
export const initialChunks = (chunks: Chunk[]): Chunk[] => closureOf(chunks, ({ isEntry }) => isEntry)

const bytesOf = (chunks: Chunk[]) =>
  chunks.reduce((sum, { code }) => sum + brotliCompressSync(code).length, 0)

/** The problems of the code of the landing page and the form, in sentences; empty when there are none. */
export function broken(chunks: Chunk[]): string[] {
  const initial = initialChunks(chunks)
  const modules = initial.flatMap(({ moduleIds }) => moduleIds).filter((id) => FORBIDDEN.test(id))
  const bytes = bytesOf(initial)
  const isForm = ({ facadeModuleId }: Chunk) => FORM.test(facadeModuleId ?? '')
  const form = closureOf(chunks, isForm).filter((chunk) => !initial.includes(chunk))
  const formBytes = bytesOf(form) + form.length * HEAD
  return [
    ...modules.map((id) => `${id} does not belong into the landing page's code`),
    ...(chunks.some(isForm) ? [] : ['no chunk is the form, whose budget would not be looked at']),
    ...(formBytes > FORM_BUDGET ? [`the form's code is ${formBytes} bytes, over ${FORM_BUDGET}`] : []),
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
