/** Classifies MySQL's errors, only here, by their numbers, which both servers and both drivers share. */

/** A read-only server; 1047: a Galera node without its group. Nothing was done. */
const READ_ONLY = [1036, 1047, 1290, 1792, 1836]
const DEADLOCK = 1213
const OUTAGES = new Set([
  ...READ_ONLY,
  DEADLOCK,
  // A lock that is not free in time, a row or table that changed meanwhile, a commit that a group of servers refuses.
  ...[1205, 3572, 1020, 1412, 1180, 3100, 3101],
  // Too many connections, or too many of this user.
  ...[1040, 1203, 1226],
  // A server that shuts down or left its group (3032), and a connection or statement that was ended.
  ...[1053, 1077, 1079, 1080, 1152, 1184, 1317, 1927, 1969, 3024, 3032, 4031],
  // A connection that breaks off while the server reads or writes.
  ...[1158, 1159, 1160, 1161],
  // No disk, memory or thread left, or a disk that fails.
  ...[1021, 1026, 1030, 1037, 1041, 1114, 1135, 1206],
])

interface Failure {
  code?: unknown
  errno?: unknown
}
/** The driver's error, which Sequelize's has inside. */
const originalOf = (thrown: unknown): Failure => {
  const failure = (thrown ?? {}) as Failure & { original?: Failure }
  return failure.original ?? failure
}

/** MySQL's error number; the driver's errors have none, those of the system negative ones. */
function numberOf(thrown: unknown): number | null {
  const { errno } = originalOf(thrown)
  return typeof errno === 'number' && errno > 0 ? errno : null
}

export const isDeadlock = (thrown: unknown): boolean => numberOf(thrown) === DEADLOCK

/** Whether a server refused because it is read-only. */
export const isReadOnly = (thrown: unknown): boolean => READ_ONLY.includes(numberOf(thrown) ?? 0)

export const isConnectionLost = (thrown: unknown): boolean =>
  originalOf(thrown).code === 'PROTOCOL_CONNECTION_LOST'

const nameOf = (thrown: unknown): string => (thrown instanceof Error ? thrown.name : '')

/** Sequelize's errors of connecting; a connection that is lost later has another name. */
export const neverConnected = (thrown: unknown): boolean =>
  /^Sequelize(Connection|HostNot|AccessDenied|InvalidConnection)/.test(nameOf(thrown))

/** A statement that was refused for its content: our bug, which no retry fixes. Others are outages. */
export function isStatementMistake(thrown: unknown): boolean {
  const name = nameOf(thrown)
  if (!name.startsWith('Sequelize') || neverConnected(thrown)) return false
  const number = numberOf(thrown)
  return number === null ? name !== 'SequelizeDatabaseError' : !OUTAGES.has(number)
}
