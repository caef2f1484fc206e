import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'
import { contentSchemas, problemsOf } from '../src/content/schema.ts'

/** All mistakes in the content files of a folder, each with its file and the way to it. */
export async function problemsIn(folder: string): Promise<string[]> {
  const found = Object.keys(contentSchemas).map(async (name) => {
    const file = join(folder, `${name}.ts`)
    if (!existsSync(file)) return [`content/${name}.ts is missing`]
    return problemsOf(name, await import(pathToFileURL(file).href))
  })
  return (await Promise.all(found)).flat()
}

/** Fails the build on broken content, so that its author sees the error instead of every visitor. */
export function checkContent(): Plugin {
  let folder = ''
  return {
    name: 'check-content',
    configResolved(config) {
      folder = join(config.root, 'src/content')
    },
    async buildStart() {
      const problems = await problemsIn(folder)
      if (problems.length) this.error(problems.join('\n'))
    },
  }
}
