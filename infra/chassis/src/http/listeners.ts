import type { Server } from 'node:http'
import {
  type AddressInfo,
  createServer,
  type ListenOptions,
  type Server as NetServer,
  type Socket,
} from 'node:net'

/**
 * Node accepts one new connection per listening socket and turn of the event loop, so newcomers wait long in front of a
 * busy process. Several sockets on one port admit more per turn; only Linux distributes connections among them.
 */
const LISTENERS = process.platform === 'linux' ? 32 : 1
/** The queue per listener; with a longer one, callers would give up before they are accepted. */
const WAITING = LISTENERS > 1 ? 32 : 511
const SWEEP_MS = 100

export interface Listeners {
  address: AddressInfo
  /** Stops accepting; resolves when the last request has ended, or was cut after `limitMs`. */
  close: (limitMs: number) => Promise<void>
}

/** Opens the listeners of a server. Rejects if the port is taken. */
export async function openListeners(server: Server, port: number, host: string): Promise<Listeners> {
  // Sockets that share a port would also share it with another stack of the same user, so an exclusive one tries it
  // first.
  const asking = createServer()
  const free = await listening(asking, { port, host })
  await closed(asking)
  const others = Array.from({ length: LISTENERS - 1 }, () =>
    // The same options as http.Server's own.
    createServer({ allowHalfOpen: true, noDelay: true }, (socket) => server.emit('connection', socket)),
  )
  const all: NetServer[] = [server, ...others]
  const sockets = new Set<Socket>()
  server.on('connection', (socket: Socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
  for (const listener of all)
    await listening(listener, { port: free.port, host, backlog: WAITING, reusePort: LISTENERS > 1 })
  return {
    address: free,
    async close(limitMs) {
      const gone = Promise.all(all.map(closed))
      server.closeIdleConnections()
      // Also closes kept-alive connections that become idle during the drain.
      const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_MS)
      const cut = setTimeout(() => {
        server.closeAllConnections()
        // An https server does not track connections in their handshake.
        for (const socket of sockets) socket.destroy()
      }, limitMs)
      await gone
      clearInterval(sweep)
      clearTimeout(cut)
    },
  }
}

const listening = (listener: NetServer, where: ListenOptions) =>
  new Promise<AddressInfo>((resolve, reject) => {
    listener.once('error', reject).listen(where, () => {
      listener.off('error', reject)
      resolve(listener.address() as AddressInfo)
    })
  })

const closed = (listener: NetServer) => new Promise<void>((resolve) => listener.close(() => resolve()))
