import type { Plugin } from 'vite'

const ORDER = '@layer reset,tokens,base,components;'

/**
 * Names the order of the layers at the head of every stylesheet. The first sheet to arrive sets the order, and chunks
 * change which one is first. Without this a new screen could let the reset override every component.
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
