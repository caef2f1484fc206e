import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import { createServer as createVite, type Plugin, type ViteDevServer } from 'vite'
import { root } from '../src/paths.ts'

/** The gateway's own paths; Vite forwards them with the browser's Host. */
const GATEWAYS_OWN = '^/(api|healthz|readyz)\\b'
/** The programs' files; Vite itself watches those of the web app. */
const WATCHED = [
  'gateway',
  'services',
  'infra/chassis',
  'infra/contract',
  'infra/mail',
  'infra/timetable',
].map((folder) => join(root, folder))
/** The sources of a page, without the data folder and its keys. */
const SERVED = ['web', 'infra/contract', 'node_modules'].map((folder) => join(root, folder))

interface Options {
  gateway: string
  port: number
  /** Receives every file that was saved, created or removed. */
  onSaved: (file: string) => void
  /** Resolves when the programs have restarted. */
  idle: () => Promise<void>
}

/**
 * The web app in development, on this machine only: Vite in front of the gateway, so that a browser has one address for
 * both. The gateway serves the page itself, with its settings, cookies and content security policy.
 */
export async function createWebServer({ gateway, port, onSaved, idle }: Options) {
  const nonce = randomBytes(16).toString('base64')
  const server = createServer()
  const watch: Plugin = {
    name: 'watch-programs',
    // For every server: Vite creates another one when its own configuration changes.
    configureServer: ({ watcher }) => {
      watcher.add(WATCHED).on('all', (event, file) => {
        if (!event.endsWith('Dir')) onSaved(file)
      })
    },
  }
  const vite = await createVite({
    root: join(root, 'web'),
    cacheDir: join(root, 'node_modules/.cache/vite'),
    appType: 'custom',
    clearScreen: false,
    plugins: [watch],
    html: { cspNonce: nonce },
    server: {
      middlewareMode: true,
      ws: { server },
      fs: { allow: SERVED },
      // An editor empties a file before it writes it, and a second change within 50 ms is not reported.
      watch: { awaitWriteFinish: { stabilityThreshold: 40, pollInterval: 10 } },
      proxy: { [GATEWAYS_OWN]: { target: gateway } },
    },
  })
  const page = async (req: IncomingMessage, res: ServerResponse) => {
    await idle()
    await sendPage(req, res, { vite, gateway, nonce })
  }
  server.on('request', async (req, res) => {
    if (new RegExp(GATEWAYS_OWN).test(req.url ?? '')) await idle()
    vite.middlewares(req, res, () => void page(req, res))
  })
  await once(server.listen(port, '127.0.0.1'), 'listening')
  return {
    close: async () => {
      server.close()
      server.closeAllConnections()
      await vite.close()
    },
  }
}

/** The gateway answers paths that Vite does not know: with the page, which Vite then transforms, or with a 404. */
async function sendPage(
  req: IncomingMessage,
  res: ServerResponse,
  { vite, gateway, nonce }: { vite: ViteDevServer; gateway: string; nonce: string },
): Promise<void> {
  try {
    const { 'accept-language': language = '', cookie = '' } = req.headers
    const reply = await fetch(gateway + req.url, { headers: { 'accept-language': language, cookie } })
    const html = await reply.text()
    const isApp = reply.ok && reply.headers.get('content-type')?.startsWith('text/html')
    res.statusCode = reply.status
    for (const [name, value] of reply.headers)
      if (!/^(content-encoding|content-length|etag|set-cookie|connection|keep-alive|date)$/.test(name))
        res.setHeader(name, value)
    res.setHeader('Set-Cookie', reply.headers.getSetCookie())
    res.setHeader('Content-Security-Policy', withNonce(reply.headers.get('content-security-policy'), nonce))
    res.end(isApp ? await vite.transformIndexHtml(req.url ?? '/', html) : html)
  } catch (error) {
    res.statusCode = 503
    res.end(`The gateway does not answer: ${error instanceof Error ? error.message : error}`)
  }
}

/** Adds Vite's scripts and styles to the policy. */
const withNonce = (policy: string | null, nonce: string) =>
  (policy ?? '').replace(/(script-src|style-src) [^;]*/g, (sources) => `${sources} 'nonce-${nonce}'`)
