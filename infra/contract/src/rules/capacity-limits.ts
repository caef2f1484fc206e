/** A row of the table of limits. Figures without a unit in `what` count things; sizes are bytes. */
export interface CapacityLimit {
  what: string
  /** By what the use is summed. */
  countedBy: string
  most: number
  /** It ends after this many seconds, where time is limited. */
  seconds?: number
  /** What happens above the limit. */
  beyond: string
}

const MIB = 1_048_576

/**
 * How much of a process one caller, one address block or all together may hold at a time. The gateway and the services
 * read this table; `infra/docs/evidence/limits.md` prints it.
 */
export const CAPACITY_LIMITS = {
  connections: {
    what: 'open connections to a gateway',
    countedBy: 'gateway',
    most: 8_192,
    beyond: 'idle connections are closed, then the new one',
  },
  blockConnections: {
    what: 'open connections to a gateway; not counted behind a trusted proxy, from which all of them come',
    countedBy: 'address block',
    most: 6_144,
    beyond: 'idle connections are closed, then the new one',
  },
  connectionRequests: {
    what: 'requests without a whole reply; no browser or proxy sends one ahead of the other',
    countedBy: 'connection',
    most: 4,
    beyond: 'the connection is cut',
  },
  idleReply: {
    what: 'time in which no byte moves while a request is under way; above the longest wait for a service',
    countedBy: 'connection',
    most: 1,
    seconds: 60,
    beyond: 'the connection is cut',
  },
  slowReply: {
    what: 'a request until the last byte of its reply is sent',
    countedBy: 'request',
    most: 1,
    seconds: 120,
    beyond: 'the connection is cut',
  },
  bodies: {
    what: 'bytes of bodies that have not arrived whole; the first KiB of each is free',
    countedBy: 'gateway',
    most: 32 * MIB,
    seconds: 20,
    beyond: '503 and the connection is cut',
  },
  blockBodies: {
    what: 'bytes of bodies that have not arrived whole; the first KiB of each is free',
    countedBy: 'address block',
    most: 8 * MIB,
    seconds: 20,
    beyond: '503 and the connection is cut',
  },
  upstream: {
    what: 'calls under way to applicants or settings',
    countedBy: 'gateway and service',
    most: 64,
    seconds: 1.5,
    beyond: 'the others wait, address blocks interleaved; after that time 503',
  },
  blockUpstream: {
    what: 'calls under way to applicants or settings',
    countedBy: 'address block or staff session',
    most: 48,
    seconds: 1.5,
    beyond: 'the others wait; after that time 503',
  },
  upstreamWaiting: {
    what: 'calls that wait to be sent to applicants or settings',
    countedBy: 'address block or staff session',
    most: 512,
    seconds: 1.5,
    beyond: '503',
  },
  authUpstream: {
    what: 'calls under way to auth, whose sign-ins have a queue of their own',
    countedBy: 'gateway',
    most: 1_024,
    seconds: 1.5,
    beyond: 'the others wait, address blocks interleaved; after that time 503',
  },
  blockAuthUpstream: {
    what: 'calls under way to auth',
    countedBy: 'address block or staff session',
    most: 768,
    seconds: 1.5,
    beyond: 'the others wait; after that time 503',
  },
  restart: {
    what: 'calls that wait for a service that restarts',
    countedBy: 'gateway',
    most: 512,
    // A busy machine takes 5 s to start a service; a browser waits for 15.
    seconds: 10,
    beyond: '503',
  },
  blockRestart: {
    what: 'calls that wait for a service that restarts',
    countedBy: 'address block or staff session',
    most: 384,
    seconds: 10,
    beyond: '503',
  },
  replica: {
    what: 'calls under way in a replica of a service',
    countedBy: 'replica',
    most: 512,
    beyond: '503',
  },
  blockReplica: {
    what: 'calls under way in a replica of a service',
    countedBy: 'address block or staff session',
    most: 384,
    beyond: '503',
  },
  database: {
    what: 'connections to MySQL, in addition to one for readiness',
    countedBy: 'replica',
    most: 10,
    seconds: 2,
    beyond: 'the others wait; after that time 503',
  },
  applicationWrites: {
    what: 'writes under way',
    countedBy: 'application and replica',
    most: 1,
    // Less than a write may wait for a lock: writes behind a stuck one are refused before their turn.
    seconds: 1.5,
    beyond: 'the others wait; after that time 503',
  },
  applicationWaiting: {
    what: 'writes that wait for an earlier one',
    countedBy: 'application and replica',
    most: 32,
    beyond: '503',
  },
} as const satisfies Record<string, CapacityLimit>
