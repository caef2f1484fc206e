import type { Plugin } from 'vite'

const ORDER = '@layer reset,tokens,base,components;'

/** Every module of styles is in the layer of the components, so that no author has to name it. */
function components(): Plugin {
  return {
    name: 'components-layer',
    enforce: 'pre',
    transform(code, id) {
      return id.endsWith('.module.css') ? { code: `@layer components {\n${code}}\n`, map: null } : null
    },
  }
}

/**
 * Names the order of the layers at the head of every stylesheet. The first sheet to arrive sets the order, and chunks
 * change which one is first. Without this a new screen could let the reset override every component.
 */
function order(): Plugin {
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

export const layers = (): Plugin[] => [components(), order()]
