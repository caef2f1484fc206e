import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { PublicSettings } from '@recruit/contract/fields/settings-values'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { endpoints } from './endpoints.ts'
import { layers } from './layers.ts'
import { tiedWords } from './tied-words.ts'

interface Renderer {
  renderLanding: (language: 'ko' | 'en', record?: PublicSettings) => string
  renderMissing: (language: 'ko' | 'en') => string
  firstTitles: (language: 'ko' | 'en') => Record<string, string>
}

/**
 * Bundles `src/prerender.tsx` into one module for Node. The build renders the landing page with it, and the gateway
 * does so again when the settings change.
 */
export async function buildRenderer(root: string): Promise<{ code: string; renderer: Renderer }> {
  const folder = join(root, '../node_modules/.cache/web-renderer')
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    plugins: [react(), tiedWords(), endpoints(), layers()],
    publicDir: false,
    define: { 'process.env.NODE_ENV': '"production"' },
    ssr: { noExternal: true },
    build: {
      ssr: 'src/prerender.tsx',
      outDir: folder,
      emptyOutDir: true,
      target: 'node24',
      assetsInlineLimit: 0,
      rolldownOptions: { output: { codeSplitting: false, entryFileNames: 'landing.mjs' } },
    },
  })
  const file = join(folder, 'landing.mjs')
  const renderer = (await import(`${pathToFileURL(file)}?${Date.now()}`)) as Renderer
  return { code: readFileSync(file, 'utf8'), renderer }
}
