import { takeTlsFiles } from '../config/tls-files.ts'

export interface HostPort {
  host: string
  port: number
}
interface Account {
  username?: string
  password?: string
}
type Tls = NonNullable<ReturnType<typeof takeTlsFiles>>

export interface RedisAddress extends Account {
  db: number
  /** Null: without TLS. */
  tls: Tls | null
  /** One Redis, or the Sentinels that know the master. */
  at: HostPort | { sentinels: HostPort[]; master: string; account: Account }
}

const FORM = /^(rediss?)(\+sentinel)?:\/\/(?:([^@/?]*)@)?([^/?#]+)(?:\/([^?#]*))?(?:\?([^#]*))?$/

/**
 * `redis://user:password@host:6379/0`, or by Sentinels
 * `redis+sentinel://user:password@one:26379,two:26379,three:26379/master?sentinel-user=…&sentinel-password=…`. `rediss`
 * uses TLS, to the Sentinels too. Throws a readable message.
 */
export function parseRedisAddress(text: string): RedisAddress {
  const [, scheme, bySentinel, login = '', hosts = '', path = '', search = ''] = FORM.exec(text) ?? []
  if (!scheme) throw new Error('Invalid URL')
  const parameters = new URLSearchParams(search)
  const files = takeTlsFiles(parameters)
  if (files && scheme === 'redis') throw new Error('files of TLS are given, so it must begin with rediss')
  const [username = '', ...password] = login.split(':')
  const shared = {
    ...accountOf(decodeURIComponent(username), decodeURIComponent(password.join(':'))),
    tls: scheme === 'rediss' ? (files ?? {}) : null,
  }
  if (!bySentinel) {
    if (/\D/.test(path)) throw new Error('names no database by its number: …/0')
    return { ...shared, db: Number(path || 0), at: hostPort(hosts, 6379) }
  }
  if (!path) throw new Error('names no master: …/mymaster')
  const account = accountOf(parameters.get('sentinel-user') ?? '', parameters.get('sentinel-password') ?? '')
  const sentinels = hosts.split(',').map((host) => hostPort(host, 26379))
  return { ...shared, db: 0, at: { sentinels, master: decodeURIComponent(path), account } }
}

/** Whether another Redis may replace the master. */
export const hasStandbys = (text: string): boolean => 'sentinels' in parseRedisAddress(text).at

export const hostsOf = ({ at }: RedisAddress): string[] =>
  ('sentinels' in at ? at.sentinels : [at]).map(({ host }) => host)

const accountOf = (username: string, password: string): Account => ({
  ...(username && { username }),
  ...(password && { password }),
})

function hostPort(text: string, otherwise: number): HostPort {
  const url = URL.parse(`redis://${text}`)
  if (!url?.hostname) throw new Error('Invalid URL')
  return { host: url.hostname.replace(/^\[|\]$/g, ''), port: Number(url.port || otherwise) }
}
