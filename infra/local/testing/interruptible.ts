import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** A proxy's address for a server, whose connections a test can cut. */
export async function interruptible(address: string) {
  const target = new URL(address)
  const sockets = new Set<Socket>()
  let isAway = false
  const server = createServer((client) => {
    if (isAway) return client.resetAndDestroy()
    const upstream = connect(Number(target.port), target.hostname)
    const end = () => {
      client.destroy()
      upstream.destroy()
    }
    for (const socket of [client, upstream]) {
      sockets.add(socket)
      socket.on('error', () => undefined).on('close', () => sockets.delete(socket) && end())
    }
    client.pipe(upstream).pipe(client)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const cut = () => {
    isAway = true
    for (const socket of sockets) socket.destroy()
  }
  return {
    url: Object.assign(new URL(address), { hostname: '127.0.0.1', port: String(port) }).href,
    cut,
    repair: () => {
      isAway = false
    },
    stop: () => {
      cut()
      server.close()
    },
  }
}
