/**
 * The floor of the gateway: only Express with http-proxy-middleware, with the gateway's connections to its services.
 * `settings`: its own reply to a load of the settings, as the gateway has.
 */
import { readFileSync } from 'node:fs'
import { Agent } from 'node:http'
import { calls } from '@recruit/contract'
import express from 'express'
import { createProxyMiddleware } from 'http-proxy-middleware'

const [port = '', file = ''] = process.argv.slice(2)
const { target, settings } = JSON.parse(readFileSync(file, 'utf8'))
const agent = new Agent({ keepAlive: true, maxSockets: 1024, maxFreeSockets: 128 })

const app = express()
app.disable('x-powered-by').disable('etag')
if (settings) app.post(calls.loadSettings.path, (_req, res) => void res.type('json').end(settings))
// Without its plugins, which log, as in the gateway.
app.use(createProxyMiddleware({ target, agent, changeOrigin: true, ejectPlugins: true }))
app.listen(Number(port), '127.0.0.1')
process.stdin.on('end', () => process.exit(0)).resume()
