import { createConnection } from 'mysql2/promise'

const LIMIT_MS = 5_000
const APPLY_LIMIT_S = 60
const CONFIRM_LIMIT_MS = 60_000
/** CR_CONNECTION_ERROR, CR_CONN_HOST_ERROR, CR_SERVER_GONE_ERROR, CR_SERVER_LOST. */
const CONNECTION_LOST = [2002, 2003, 2006, 2013]

/** One MariaDB of a primary with standbys; `url` is of an account with every right, by which standbys also replicate. */
export interface ReplicaServer {
  name: string
  url: URL
}
/** What a server holds: the promotions that it knows of, who was promoted last, and its last transaction. */
export interface Standing {
  server: ReplicaServer
  promotions: number
  /** The name of the last primary; nothing where nobody was promoted yet. */
  primary: string | undefined
  transactions: number
}

export type Row = Record<string, string | number | null>

/** The rows of one statement, over a connection of its own, within a limit: a held server answers nothing. */
export async function ask(
  { url }: ReplicaServer,
  sql: string,
  limitMs = LIMIT_MS,
  values: (string | number)[] = [],
): Promise<Row[]> {
  const connection = await createConnection({ uri: url.href, connectTimeout: Math.min(limitMs, LIMIT_MS) })
  connection.on('error', () => undefined)
  try {
    const [rows] = await connection.query({ sql, timeout: limitMs, values })
    return Array.isArray(rows) ? (rows as Row[]) : []
  } finally {
    connection.destroy()
  }
}

/** Whether it takes the writes, as HAProxy sees it. */
const isWriter = async (server: ReplicaServer): Promise<boolean> =>
  JSON.stringify(await ask(server, 'CALL failover.role()', 1_000)).includes('role=writer')

/** The servers that say that they take the writes. */
export async function writersAmong<Server extends ReplicaServer>(servers: Server[]): Promise<Server[]> {
  const answers = await Promise.allSettled(servers.map(isWriter))
  return servers.filter((_, at) => answers[at]?.status === 'fulfilled' && answers[at].value)
}

export async function isReadOnly(server: ReplicaServer): Promise<boolean> {
  const [mode] = await ask(server, 'SELECT @@GLOBAL.read_only AS isOn', 1_000)
  return Boolean(mode?.isOn)
}

/**
 * Ends replication at a server that can only be read, lets it apply all that it has received, and says what it holds.
 * Nothing where it may be written to.
 */
export async function takeAway(server: ReplicaServer): Promise<Standing | undefined> {
  if (!(await isReadOnly(server))) return undefined
  await ask(server, 'STOP SLAVE IO_THREAD')
  const [slave] = await ask(server, 'SHOW SLAVE STATUS')
  if (slave?.Gtid_IO_Pos) {
    await ask(server, 'START SLAVE SQL_THREAD')
    const wait = `SELECT MASTER_GTID_WAIT('${slave.Gtid_IO_Pos}', ${APPLY_LIMIT_S}) AS isLate`
    const [applied] = await ask(server, wait, (APPLY_LIMIT_S + 1) * 1_000)
    if (applied?.isLate) throw new Error(`${server.name} did not apply what it has in ${APPLY_LIMIT_S} s.`)
  }
  const [held] = await ask(
    server,
    'SELECT number, leader, @@GLOBAL.gtid_current_pos AS position FROM failover.promotions WHERE id = 1',
  )
  // A GTID is domain-server-number.
  const transactions = Number(`${held?.position ?? ''}`.split('-')[2] ?? 0)
  return { server, promotions: Number(held?.number), primary: held?.leader?.toString(), transactions }
}

/** Undoes `takeAway`, also one that ended half-way. */
export async function resume(server: ReplicaServer): Promise<void> {
  if (await isReadOnly(server)) await ask(server, 'START SLAVE')
}

/** Makes it a standby of the other one, from the last transaction that it holds. */
export async function follow(server: ReplicaServer, primary: ReplicaServer): Promise<void> {
  const { hostname, port, username, password } = primary.url
  await ask(server, 'STOP SLAVE')
  await ask(server, 'SET GLOBAL read_only = ON')
  await ask(server, 'SET GLOBAL rpl_semi_sync_master_enabled = OFF')
  const account = [decodeURIComponent(username), decodeURIComponent(password)]
  const change = `CHANGE MASTER TO MASTER_HOST = ?, MASTER_PORT = ?, MASTER_USER = ?, MASTER_PASSWORD = ?,
    MASTER_CONNECT_RETRY = 1, MASTER_HEARTBEAT_PERIOD = 1, MASTER_USE_GTID = slave_pos, MASTER_DEMOTE_TO_SLAVE = 1`
  await ask(server, change, LIMIT_MS, [hostname, Number(port) || 3306, ...account]).catch((error) => {
    // The server's own words may hold the password.
    throw new Error(`${server.name} cannot follow ${primary.name}: ${error.code}`)
  })
  await ask(server, 'START SLAVE')
}

/** Makes it the one that takes the writes, once a standby has confirmed that it is promoted. */
export async function lead(server: ReplicaServer, standbys: ReplicaServer[]): Promise<void> {
  await ask(server, 'STOP SLAVE')
  await ask(server, 'RESET SLAVE ALL')
  await ask(server, 'SET GLOBAL rpl_semi_sync_master_enabled = ON')
  for (const standby of standbys) await follow(standby, server)
  const count = 'UPDATE failover.promotions SET number = number + 1, leader = ? WHERE id = 1'
  // Given up early it might be confirmed later: the server would then be taken for a primary that was open already.
  await ask(server, count, CONFIRM_LIMIT_MS, [server.name])
  await ask(server, 'SET GLOBAL read_only = OFF')
}

export const FOLLOWS_NOBODY = 'it follows no server'
export const IS_STOPPED = 'it was stopped'

/** Why a standby does not follow, as far as it is known. */
export async function troubleOf(server: ReplicaServer): Promise<string | undefined> {
  const [slave] = await ask(server, 'SHOW SLAVE STATUS', 1_000)
  if (!slave) return FOLLOWS_NOBODY
  // A lost connection is tried again without an end: where that is the last error, somebody stopped it afterwards.
  const ended = [slave.Last_IO_Errno, slave.Last_SQL_Errno].map(Number)
  const isHealthy = ended.every((code) => code === 0 || CONNECTION_LOST.includes(code))
  if (isHealthy && [slave.Slave_IO_Running, slave.Slave_SQL_Running].includes('No')) return IS_STOPPED
  return `${slave.Last_IO_Error || slave.Last_SQL_Error}` || undefined
}
