import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

/** The package names its development build alone, with all of its warnings. */
const production = (entry: string) =>
  fileURLToPath(new URL(`../../node_modules/react-router/dist/production/${entry}.mjs`, import.meta.url))

const NAMES = /^\w+\.displayName = "\w+";$/gm
const COMPONENTS = /\bReact\d*\.(createContext|forwardRef|memo)\(/g

/**
 * Bundles the router's production build without unused components. The bundler cannot prove them free of side effects:
 * names for developers, and components made by a call.
 */
export function smallRouter(): Plugin {
  return {
    name: 'small-router',
    apply: 'build',
    config: () => ({
      resolve: {
        alias: [
          { find: /^react-router$/, replacement: production('index') },
          { find: /^react-router\/dom$/, replacement: production('dom-export') },
        ],
      },
    }),
    transform: {
      filter: { id: /node_modules\/react-router\/dist\// },
      handler: (code) => ({
        code: code.replace(NAMES, '').replace(COMPONENTS, '/* @__PURE__ */ $&'),
        map: null,
      }),
    },
  }
}
