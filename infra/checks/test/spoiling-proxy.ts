import { createServer, type RequestListener } from 'node:http'
import { createServer as createTlsServer } from 'node:https'
import type { AddressInfo } from 'node:net'

/** An answer to be altered. */
export interface Passing {
  path: string
  language: string
  status: number
  headers: Record<string, string | string[]>
  body: string
}
export type Spoil = (answer: Passing) => Partial<Passing> | undefined

/** A proxy to the product that can change its answers; with a certificate over https. */
export async function startSpoilingProxy(target: string, certificate?: { cert: string; key: string }) {
  const state: { spoil: Spoil } = { spoil: () => undefined }
  const answer: RequestListener = async (req, res) => {
    const chunks: Buffer[] = []
    for await (const chunk of req) chunks.push(chunk as Buffer)
    const {
      host: _,
      connection: _c,
      'accept-encoding': _e,
      'transfer-encoding': _t,
      ...headers
    } = req.headers
    const reply = await fetch(target + req.url, {
      method: String(req.method),
      headers: headers as Record<string, string>,
      redirect: 'manual',
      ...(chunks.length && { body: Buffer.concat(chunks) }),
    })
    const { 'content-encoding': _ce, 'content-length': _cl, ...own } = Object.fromEntries(reply.headers)
    const cookies = reply.headers.getSetCookie()
    // latin1, so that pictures pass unchanged.
    const passing: Passing = {
      path: req.url ?? '',
      language: req.headers['accept-language'] ?? '',
      status: reply.status,
      headers: { ...own, ...(cookies.length && { 'set-cookie': cookies }) },
      body: Buffer.from(await reply.arrayBuffer()).toString('latin1'),
    }
    const { status, headers: sent, body } = { ...passing, ...state.spoil(passing) }
    res.writeHead(status, sent).end(Buffer.from(body, 'latin1'))
  }
  const server = certificate ? createTlsServer(certificate, answer) : createServer(answer)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: new URL(`http${certificate ? 's' : ''}://127.0.0.1:${(server.address() as AddressInfo).port}/`),
    state,
    stop: () => new Promise((resolve) => server.close(resolve).closeAllConnections()),
  }
}
