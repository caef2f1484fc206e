import { createConnection } from 'mysql2/promise'

const LIMIT_MS = 5_000
const APPLY_LIMIT_S = 60

/** One MariaDB of a primary with standbys; `url` is of an account with every right, by which standbys also replicate. */
export interface ReplicaServer {
  name: string
  url: URL
}
/** What a server holds: the promotions that it knows of, and its last transaction. */
export interface Standing {
  server: ReplicaServer
  promotions: number
  transactions: number
}

type Row = Record<string, string | number | null>

/** The rows of one statement, over a connection of its own, within a limit: a held server answers nothing. */
export async function ask({ url }: ReplicaServer, sql: string, limitMs = LIMIT_MS): Promise<Row[]> {
  const connection = await createConnection({ uri: url.href, connectTimeout: Math.min(limitMs, LIMIT_MS) })
  connection.on('error', () => undefined)
  try {
    const [rows] = await connection.query({ sql, timeout: limitMs })
    return Array.isArray(rows) ? (rows as Row[]) : []
  } finally {
    connection.destroy()
  }
}

/** Whether it takes the writes, as HAProxy sees it. */
export const isWriter = async (server: ReplicaServer): Promise<boolean> =>
  JSON.stringify(await ask(server, 'CALL failover.role()', 1_000)).includes('role=writer')

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
    'SELECT number, @@GLOBAL.gtid_current_pos AS position FROM failover.promotions WHERE id = 1',
  )
  // A GTID is domain-server-number.
  const transactions = Number(`${held?.position ?? ''}`.split('-')[2] ?? 0)
  return { server, promotions: Number(held?.number), transactions }
}

/** Undoes `takeAway`. */
export const resume = async (server: ReplicaServer): Promise<void> =>
  void (await ask(server, 'START SLAVE IO_THREAD'))

/** Makes it a standby of the other one, from the last transaction that it holds. */
export async function follow(server: ReplicaServer, primary: ReplicaServer): Promise<void> {
  const { hostname, port, username, password } = primary.url
  await ask(server, 'STOP SLAVE')
  await ask(server, 'SET GLOBAL read_only = ON')
  await ask(server, 'SET GLOBAL rpl_semi_sync_master_enabled = OFF')
  await ask(
    server,
    `CHANGE MASTER TO MASTER_HOST = '${hostname}', MASTER_PORT = ${port || 3306}, MASTER_USER = '${username}',
     MASTER_PASSWORD = '${decodeURIComponent(password)}', MASTER_CONNECT_RETRY = 1, MASTER_HEARTBEAT_PERIOD = 1,
     MASTER_USE_GTID = slave_pos, MASTER_DEMOTE_TO_SLAVE = 1`,
  )
  await ask(server, 'START SLAVE')
}

/** Makes it the one that takes the writes, once a standby has confirmed that it is promoted. */
export async function lead(server: ReplicaServer, standbys: ReplicaServer[]): Promise<void> {
  await ask(server, 'STOP SLAVE')
  await ask(server, 'RESET SLAVE ALL')
  await ask(server, 'SET GLOBAL rpl_semi_sync_master_enabled = ON')
  for (const standby of standbys) await follow(standby, server)
  await ask(server, 'UPDATE failover.promotions SET number = number + 1 WHERE id = 1')
  await ask(server, 'SET GLOBAL read_only = OFF')
}

export const FOLLOWS_NOBODY = 'it follows no server'

/** Why a standby does not follow, as far as it is known. */
export async function troubleOf(server: ReplicaServer): Promise<string | undefined> {
  const [slave] = await ask(server, 'SHOW SLAVE STATUS', 1_000)
  if (!slave) return FOLLOWS_NOBODY
  return `${slave.Last_IO_Error || slave.Last_SQL_Error}` || undefined
}
