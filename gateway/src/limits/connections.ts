import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import { addressBlock } from '@recruit/chassis/limits/address-block'
import { lineOf } from './connection-queue.ts'

interface ConnectionLimits {
  connections: number
  /** Of one address block; null where a proxy stands in front, from which all of them come. */
  ofBlock: number | null
  /** How long no byte may move while something is under way. */
  idleMs: number
  /** How long a request may take until its reply is sent whole. */
  replySeconds: number
  /** How many bytes of replies may wait to be sent. */
  bytesWaiting: number
}
type OverLimit = (limit: string) => void

const SWEEP_MS = 1_000
/** Looking for idle connections takes time, and a caller who fills them up comes often. */
const ROOM_EVERY_MS = 100
/** Who has connected and asked nothing for so long keeps nobody else out. */
const SILENT_MS = 1_000

/**
 * Refuses connections beyond a number once the idle ones are closed, and cuts those whose clients do not take their
 * replies.
 */
export function limitConnections(server: Server, limits: ConnectionLimits, onOver: OverLimit): void {
  const connections = openConnections(limits)
  const cut = (socket: Socket, limit: string) => {
    onOver(limit)
    socket.destroy()
  }

  server.prependListener('connection', (socket: Socket) => {
    const block = addressBlock(socket.remoteAddress ?? '')
    if (connections.over(block)) connections.makeRoom()
    const limit = connections.over(block)
    if (limit) return cut(socket, limit)
    connections.add(socket, block)
    socket.once('close', () => connections.forget(socket))
  })
  server.on('secureConnection', (speaker: Socket) => connections.speaks(speaker))

  // Node's own clock of a connection: it goes on while bytes are taken, and is another one between two requests.
  server.setTimeout(limits.idleMs, (socket: Socket) => cut(socket, 'idle'))
  setInterval(() => {
    for (const socket of connections.all()) {
      const limit = overLimit(connections.speakerOf(socket), limits)
      if (limit) cut(socket, limit)
    }
  }, SWEEP_MS).unref()
}

/** Who is connected, and from where. */
function openConnections({ connections: most, ofBlock }: ConnectionLimits) {
  const open = new Map<Socket, { block: string; since: number }>()
  /** With https requests come out of another socket than the one that was let in: the two have the same other end. */
  const speakers = new Map<string, Socket>()
  const ends = new WeakMap<Socket, string>()
  const blocks = new Map<string, number>()
  let roomMade = 0

  const speakerOf = (socket: Socket): Socket => speakers.get(ends.get(socket) ?? '') ?? socket

  function forget(socket: Socket): void {
    const block = open.get(socket)?.block
    if (block === undefined) return
    open.delete(socket)
    speakers.delete(ends.get(socket) ?? '')
    const left = (blocks.get(block) ?? 1) - 1
    if (left) blocks.set(block, left)
    else blocks.delete(block)
  }

  return {
    all: () => open.keys(),
    forget,
    speaks: (speaker: Socket): void => void speakers.set(endOf(speaker), speaker),
    speakerOf,
    add(socket: Socket, block: string): void {
      open.set(socket, { block, since: performance.now() })
      ends.set(socket, endOf(socket))
      blocks.set(block, (blocks.get(block) ?? 0) + 1)
    },
    over(block: string): string | null {
      if (open.size >= most) return 'connections'
      return ofBlock !== null && (blocks.get(block) ?? 0) >= ofBlock ? 'block connections' : null
    },
    /** Closes what is open without a request, be it between two or before the first: a browser connects again. */
    makeRoom(): void {
      if (performance.now() - roomMade < ROOM_EVERY_MS) return
      roomMade = performance.now()
      for (const [socket, { since }] of open) {
        const line = lineOf(speakerOf(socket))
        if (line ? line.replies.size : roomMade - since < SILENT_MS) continue
        forget(socket)
        socket.destroy()
      }
    },
  }
}

const endOf = ({ remoteAddress, remotePort }: Socket) => `${remoteAddress} ${remotePort}`

/** Which limit the replies of a connection are over. */
function overLimit(socket: Socket, { replySeconds, bytesWaiting }: ConnectionLimits): string | null {
  const line = lineOf(socket)
  if (!line?.replies.size) return null
  const now = performance.now() / 1_000
  let bytes = socket.writableLength
  for (const [reply, began] of line.replies) {
    if (now - began > replySeconds) return 'slow reply'
    // A reply whose turn it is has written into the connection, the others keep their bytes.
    if (!reply.socket) bytes += reply.writableLength
  }
  return bytes > bytesWaiting ? 'bytes waiting' : null
}
