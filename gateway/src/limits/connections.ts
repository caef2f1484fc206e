import type { Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { addressBlock } from '@recruit/chassis/limits/shares'
import type { Step } from '../request/locals.ts'

interface ConnectionLimits {
  connections: number
  /** Per address block; null behind a proxy, from which all connections come. */
  ofBlock: number | null
  /** The longest time without a byte during a request. */
  idleMs: number
  /** The longest time from a request until its reply is sent. */
  replySeconds: number
}
type OverLimit = (limit: string) => void

interface Line {
  /** Unfinished replies, with the second in which their requests came. */
  replies: Map<ServerResponse, number>
  isCut: boolean
  /** The bytes that had moved after half of the idle time. */
  movedBefore: number
}
const LINE = Symbol('requests')
type Speaker = Socket & { [LINE]?: Line }
const lineOf = (socket: Socket): Line | undefined => (socket as Speaker)[LINE]

/** The delay before a cut slows down a client that repeats it on new connections. */
const CUT_AFTER_MS = 5_000

/** Cuts a connection that sends many requests ahead of their replies, which no browser and no proxy does. */
export function limitRequests(most: number, onOver: OverLimit): Step {
  return (req, res, next) => {
    const socket = req.socket as Speaker
    socket[LINE] ??= { replies: new Map(), isCut: false, movedBefore: -1 }
    const line = socket[LINE]
    // The rest of the piece in which the excess request came.
    if (line.isCut || socket.destroyed) return
    if (line.replies.size >= most) {
      onOver('requests of a connection')
      line.isCut = true
      // Node resumes reading after each complete request.
      socket.on('resume', () => socket.pause())
      socket.pause()
      setTimeout(() => reset(socket), CUT_AFTER_MS).unref()
      return
    }
    line.replies.set(res, Math.floor(performance.now() / 1_000))
    res.once('close', () => line.replies.delete(res))
    next()
  }
}

/** With https, requests come out of another socket than the accepted one. */
const carriers = new WeakMap<Socket, Socket>()

/** Resets a connection with everything that waits in it, which the kernel would otherwise offer for minutes. */
function reset(socket: Socket): void {
  const carrier = carriers.get(socket) ?? ('encrypted' in socket ? null : socket)
  carrier?.resetAndDestroy()
  socket.destroy()
}

const SWEEP_MS = 1_000
/** A search for idle connections takes time, and an attacker would trigger it often. */
const ROOM_EVERY_MS = 100
/** A connection that has sent nothing for this long gives way to a new one. */
const SILENT_MS = 1_000

/** Refuses connections beyond a number after closing idle ones, and cuts clients that do not read their replies. */
export function limitConnections(server: Server, limits: ConnectionLimits, onOver: OverLimit): void {
  const connections = openConnections(limits)
  const cut = (socket: Socket, limit: string) => {
    onOver(limit)
    reset(socket)
  }

  server.prependListener('connection', (socket: Socket) => {
    const block = addressBlock(socket.remoteAddress ?? '')
    if (connections.over(block)) connections.makeRoom()
    const limit = connections.over(block)
    if (limit) {
      onOver(limit)
      socket.destroy()
      return
    }
    connections.add(socket, block)
    socket.once('close', () => connections.forget(socket))
  })
  server.on('secureConnection', (speaker: Socket) => connections.speaks(speaker))

  // Node's timer of a connection continues while bytes move, and restarts between requests. With data waiting it first
  // notes the bytes moved, and acts at its second turn.
  server.setTimeout(limits.idleMs / 2, (socket: Socket) => {
    const line = lineOf(socket)
    if (!line?.replies.size) return reset(socket)
    const moved = socket.bytesRead + socket.bytesWritten
    if (line.movedBefore === moved || socket.writableLength) return cut(socket, 'idle')
    line.movedBefore = moved
    socket.setTimeout(limits.idleMs / 2)
  })
  setInterval(() => {
    for (const socket of connections.all()) {
      if (isSlow(connections.speakerOf(socket), limits.replySeconds)) cut(socket, 'slow reply')
    }
  }, SWEEP_MS).unref()
}

/** The open connections, and their addresses. */
function openConnections({ connections: most, ofBlock }: ConnectionLimits) {
  const open = new Map<Socket, { block: string; since: number; end: string }>()
  const byEnd = new Map<string, Socket>()
  const speakers = new WeakMap<Socket, Socket>()
  const blocks = new Map<string, number>()
  let roomMade = 0

  const speakerOf = (socket: Socket): Socket => speakers.get(socket) ?? socket

  function forget(socket: Socket): void {
    const { block, end } = open.get(socket) ?? {}
    if (block === undefined || end === undefined) return
    open.delete(socket)
    byEnd.delete(end)
    const left = (blocks.get(block) ?? 1) - 1
    if (left) blocks.set(block, left)
    else blocks.delete(block)
  }

  return {
    all: () => open.keys(),
    forget,
    /** The accepted socket and the one with the requests have the same remote end. */
    speaks(speaker: Socket): void {
      const socket = byEnd.get(endOf(speaker))
      if (!socket) return
      speakers.set(socket, speaker)
      carriers.set(speaker, socket)
    },
    speakerOf,
    add(socket: Socket, block: string): void {
      const end = endOf(socket)
      open.set(socket, { block, since: performance.now(), end })
      byEnd.set(end, socket)
      blocks.set(block, (blocks.get(block) ?? 0) + 1)
    },
    over(block: string): string | null {
      if (open.size >= most) return 'connections'
      return ofBlock !== null && (blocks.get(block) ?? 0) >= ofBlock ? 'block connections' : null
    },
    /** Closes connections without a request, between two or before the first: a browser reconnects. */
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

function isSlow(socket: Socket, seconds: number): boolean {
  const now = performance.now() / 1_000
  for (const began of lineOf(socket)?.replies.values() ?? []) if (now - began > seconds) return true
  return false
}
