import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

interface ConnectionQueueLimits {
  /** So many requests of a connection are under way. */
  underWay: number
  /** So many may have arrived with them and wait: more came in one piece, and no browser or proxy does that. */
  waiting: number
}

/** The requests of one connection. */
export interface Line {
  /** Those whose reply is not on its way whole, with the second in which they began. */
  replies: Map<ServerResponse, number>
  waiting: [IncomingMessage, ServerResponse][]
}

const LINE = Symbol('requests')
type Held = Socket & { [LINE]?: Line }

export const lineOf = (socket: Socket): Line | undefined => (socket as Held)[LINE]

/**
 * Begins a bounded number of the requests that a connection sends ahead; the others wait, and the connection is read
 * no further meanwhile. Nothing is lost, and replies keep their order.
 */
export function connectionQueue(
  { underWay, waiting }: ConnectionQueueLimits,
  onCut: () => void,
  otherwise: RequestListener,
): RequestListener {
  function begin(line: Line, req: IncomingMessage, res: ServerResponse): void {
    line.replies.set(res, Math.floor(performance.now() / 1_000))
    res.once('close', () => {
      line.replies.delete(res)
      if (line.waiting.length) goOn(line, req.socket)
    })
    otherwise(req, res)
  }

  function goOn(line: Line, socket: Socket): void {
    while (line.replies.size < underWay) {
      const next = line.waiting.shift()
      if (!next) break
      begin(line, ...next)
    }
    if (line.waiting.length === 0) socket.resume()
  }

  return (req, res) => {
    const socket = req.socket as Held
    socket[LINE] ??= newLine(socket)
    const line = socket[LINE]
    if (socket.destroyed) return
    if (line.replies.size < underWay && line.waiting.length === 0) begin(line, req, res)
    else if (line.waiting.length < waiting) {
      line.waiting.push([req, res])
      socket.pause()
    } else {
      onCut()
      socket.destroy()
    }
  }
}

function newLine(socket: Socket): Line {
  const line: Line = { replies: new Map(), waiting: [] }
  // Node resumes a connection whenever a body on it is read.
  socket.on('resume', () => {
    if (line.waiting.length) socket.pause()
  })
  socket.once('close', () => {
    line.waiting.length = 0
  })
  return line
}
