import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** A proxy that ends each connection after a given number of bytes of replies. */
export async function cuttingProxy(target: URL) {
  let allowed = Number.POSITIVE_INFINITY
  let carried = 0
  const sockets = new Set<Socket>()
  const server = createServer((client) => {
    const upstream = connect(Number(target.port), target.hostname)
    let left = allowed
    for (const socket of [client, upstream]) {
      sockets.add(socket)
      socket.on('error', () => undefined)
      socket.on('close', () => {
        sockets.delete(socket)
        client.destroy()
        upstream.destroy()
      })
    }
    client.pipe(upstream)
    upstream.on('data', (chunk: Buffer) => {
      const part = chunk.subarray(0, left)
      left -= part.length
      carried += part.length
      client.write(part, () => {
        if (left <= 0) client.destroy()
      })
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  function cutAfter(bytes: number): void {
    allowed = bytes
    carried = 0
    for (const socket of sockets) socket.destroy()
  }
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** For later connections; existing ones end. */
    cutAfter,
    /** Cuts off everything, existing connections included. */
    setCut: (isCut: boolean): void => cutAfter(isCut ? 0 : Number.POSITIVE_INFINITY),
    /** Bytes of replies since the last change of the cut. */
    carried: () => carried,
    stop(): void {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  }
}
