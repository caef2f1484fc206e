import type { Plugin } from 'vite'

const ORDER = '@layer reset,tokens,base,components;'

/**
 * Names the order of the layers at the head of every stylesheet. The first one to arrive decides it, and which
 * one that is changes with the chunks: without this a new screen could turn the reset against every component.
 */
export function layers(): Plugin {
  return {
    name: 'layers',
    apply: 'build',
    enforce: 'post',
    generateBundle(_options, bundle) {
      for (const asset of Object.values(bundle))
        if (asset.type === 'asset' && asset.fileName.endsWith('.css'))
          asset.source = ORDER + String(asset.source)
    },
  }
}
