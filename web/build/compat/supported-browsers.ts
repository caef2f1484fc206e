import type { Plugin } from 'vite'
import { type BuiltFile, unsupported } from './check.ts'

const INLINE = /<script>([\s\S]*?)<\/script>/g

/** Fails a build that uses more than the stated browsers have, or features that plain http withholds. */
export function supportedBrowsers(): Plugin {
  return {
    name: 'supported-browsers',
    apply: 'build',
    enforce: 'post',
    generateBundle(_options, bundle) {
      const files = Object.values(bundle).flatMap((output): BuiltFile[] => {
        const { fileName: name } = output
        if (output.type === 'chunk') {
          const modules = Object.entries(output.modules).map(([id, { code }]) => ({ id, code: code ?? '' }))
          return [{ name, source: output.code, modules }]
        }
        if (name.endsWith('.css')) return [{ name, source: String(output.source) }]
        if (name !== 'index.html') return []
        const scripts = [...String(output.source).matchAll(INLINE)]
        return scripts.map(([, source = ''], at) => ({ name: `${name}#${at}.js`, source }))
      })
      const problems = unsupported(files)
      if (problems.length) this.error(problems.join('\n'))
    },
  }
}
