import { inTime } from '@recruit/chassis/limits/in-time'
import { type Calls, type ReplyOf, SERVICES, type Service } from '@recruit/contract'
import { z } from 'zod'
import type { GatewayConfig } from '../config.ts'
import type { Step } from '../request/locals.ts'

type SystemState = ReplyOf<Calls['systemState']>
type Part = SystemState['parts'][number]
type Lack = Part['lacks'][number]

interface SystemParts {
  /** The known replicas of a service. */
  targets: (service: Service) => URL[]
  redis: { ping: () => Promise<unknown> }
  config: Pick<GatewayConfig, 'DELIVERY_URL' | 'BACKUP_URL' | 'BUILD_VERSION'>
}

const LIMIT_MS = 2_000
const BEHIND = 'mysql: schema behind'
const LACKS: readonly string[] = ['mysql', 'redis', 'settings', 'closing'] satisfies Lack[]
/** The best replica decides about a service: one that works serves every caller. */
const RANK: Record<Part['state'], number> = { works: 0, behind: 1, lacking: 2, silent: 3, unknown: 4 }

/** Answers the one call of the gateway itself. */
export const answerSystemState =
  (read: () => Promise<SystemState>): Step =>
  async (_req, res) => {
    const state = await read()
    res.setHeader('Content-Type', 'application/json; charset=utf-8')
    res.setHeader('Cache-Control', 'no-store')
    res.end(JSON.stringify(state))
  }

/**
 * Asks every part in parallel, each with the same limit, so that a silent one costs only its line. Between two calls
 * nothing is asked.
 *
 * Delivery and backups are asked for the figures that Prometheus reads: no copy of their state can be outdated, and
 * figures hold no secret and no person.
 */
export const systemReader =
  ({ targets, redis, config }: SystemParts) =>
  async (): Promise<SystemState> => {
    const { DELIVERY_URL: delivery, BACKUP_URL: backup, BUILD_VERSION: version = null } = config
    const [services, deliveryReplies, deliveryFigures, backupFigures, hasRedis] = await Promise.all([
      Promise.all(SERVICES.map((service) => Promise.all(targets(service).map(missingAt)))),
      delivery ? missingAt(delivery).then((missing) => [missing]) : null,
      delivery ? read('/metrics', delivery) : null,
      backup ? read('/metrics', backup) : null,
      inTime(
        redis.ping().then(() => true),
        LIMIT_MS,
        false,
      ).catch(() => false),
    ])
    const answers = [...services.flat(), ...(deliveryReplies ?? [])].filter((missing) => missing !== null)
    return {
      at: new Date().toISOString(),
      version,
      since: new Date(Date.now() - process.uptime() * 1_000).toISOString(),
      parts: [
        { part: 'gateway', state: 'works', lacks: [] },
        ...SERVICES.map((part, at) => ({ part, ...best(services[at] ?? []) })),
        { part: 'delivery', ...(deliveryReplies ? best(deliveryReplies) : UNKNOWN) },
        { part: 'mysql', state: mysqlBy(answers), lacks: [] },
        { part: 'redis', state: hasRedis ? 'works' : 'silent', lacks: [] },
      ],
      backup: {
        state: !backup ? 'none' : backupFigures ? 'kept' : 'silent',
        wholeAt: timeIn(backupFigures?.text, 'recruit_backup_seconds'),
        provenAt: timeIn(backupFigures?.text, 'recruit_backup_proven_seconds'),
      },
      mail: mailIn(deliveryFigures?.text),
    }
  }

const UNKNOWN = { state: 'unknown', lacks: [] } satisfies Omit<Part, 'part'>

async function read(path: string, from: URL | string): Promise<{ isOk: boolean; text: string } | null> {
  try {
    const reply = await fetch(new URL(path, from), { signal: AbortSignal.timeout(LIMIT_MS) })
    return { isOk: reply.ok, text: await reply.text() }
  } catch {
    return null
  }
}

const Readiness = z.object({ missing: z.array(z.string()) })

/** What a program lacks by its `/readyz`; null if it does not answer. */
async function missingAt(target: URL | string): Promise<string[] | null> {
  const reply = await read('/readyz', target)
  if (!reply) return null
  if (reply.isOk) return []
  try {
    return Readiness.parse(JSON.parse(reply.text)).missing
  } catch {
    return null
  }
}

function best(replicas: (string[] | null)[]): Omit<Part, 'part'> {
  const states = replicas.map(stateOf).toSorted((one, other) => RANK[one.state] - RANK[other.state])
  return states[0] ?? { state: 'silent', lacks: [] }
}

function stateOf(missing: string[] | null): Omit<Part, 'part'> {
  if (!missing) return { state: 'silent', lacks: [] }
  if (missing.length === 0) return { state: 'works', lacks: [] }
  if (missing.includes(BEHIND)) return { state: 'behind', lacks: [] }
  const lacks = missing
    .map((one) => one.split(':')[0] ?? '')
    .filter((one): one is Lack => LACKS.includes(one))
  return { state: 'lacking', lacks }
}

/** MySQL as its users report it: the gateway has no account there. */
function mysqlBy(answers: string[][]): Part['state'] {
  const users = answers.filter((missing) => !missing.includes('closing'))
  if (users.length === 0) return 'unknown'
  const isAway = (missing: string[]) => missing.some((one) => one.startsWith('mysql:') && one !== BEHIND)
  return users.every(isAway) ? 'silent' : 'works'
}

function timeIn(figures: string | undefined, name: string): string | null {
  const seconds = figures === undefined ? null : figureIn(figures, name)
  return seconds ? new Date(seconds * 1_000).toISOString() : null
}

function mailIn(figures: string | undefined): SystemState['mail'] {
  const account = figures === undefined ? null : figureIn(figures, 'mail_account')
  if (figures === undefined || account === null) return null
  const messages = (state: string) => figureIn(figures, 'messages', `state="${state}"`) ?? 0
  return {
    hasAccount: account === 1,
    lastSentAt: timeIn(figures, 'last_message_sent_seconds'),
    waiting: messages('queued'),
    oldestWaits: Math.round(figureIn(figures, 'oldest_due_message_seconds') ?? 0),
    failed: messages('failed'),
    uncertain: messages('uncertain'),
  }
}

const LINE = /^(\w+)(?:\{(.*)\})? (\S+)/

/**
 * A value of a Prometheus text, of the first line with this name whose labels contain `label`; null where there is
 * none.
 */
export function figureIn(figures: string, name: string, label = ''): number | null {
  for (const line of figures.split('\n')) {
    const [, own, labels = '', value = ''] = LINE.exec(line) ?? []
    if (own === name && labels.includes(label)) return Number(value)
  }
  return null
}
