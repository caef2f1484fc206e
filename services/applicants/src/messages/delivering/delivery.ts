import { type CounterFactory, countersIn, keyFor, takeEach } from '@recruit/chassis/limits/counters'
import { latestMigration } from '@recruit/chassis/mysql/migrate'
import { connectMysql, schemaCheck } from '@recruit/chassis/mysql/mysql'
import { eventTeller, type TellEvent } from '@recruit/chassis/observability/events'
import type { Logger } from '@recruit/chassis/observability/logger'
import { type Metrics, show, watch } from '@recruit/chassis/observability/metrics'
import { connectRedis, type Redis } from '@recruit/chassis/redis/redis'
import { liveMinter } from '@recruit/chassis/tokens/internal-token'
import { USAGE_LIMITS } from '@recruit/contract/rules/usage-limits'
import { type Channel, type DeliveryEvents, deliveryLoop } from '@recruit/mail/delivery-loop'
import { type Claim, type Ending, type OutboxLeases, outboxLeases } from '@recruit/mail/leases'
import { smtpServerOf } from '@recruit/mail/smtp-address'
import { dryRunChannel, type ReadMail, smtpChannel } from '@recruit/mail/smtp-channel'
import { remoteSettings, type SettingsClient, settingsClient } from '@recruit/settings-client/client'
import { QueryTypes, type Sequelize } from 'sequelize'
import { forgetLinks, OUTBOX } from '../outbox.model.ts'
import { gateCondition, readMail } from './delivered-mail.ts'
import type { DeliveryConfig } from './delivery-config.ts'

/** Connections of the process: for one message at a time, and the metrics. */
const POOL = 3

interface DeliveryContext {
  log: Logger
  metrics: Metrics
  /** The folder of the schema's migrations. */
  migrations: string
}

/** Delivers the outbox until it is closed. */
export function beginDelivery(config: DeliveryConfig, { log, metrics, migrations }: DeliveryContext) {
  const db = connectMysql(config.MYSQL_URL, { pool: POOL, metrics })
  const readSource = remoteSettings(config.SETTINGS_URL, liveMinter('applicants', config.INTERNAL_KEY))
  const redis = connectRedis(config.REDIS_URL, log)
  const settings = settingsClient({ redisUrl: config.REDIS_URL, readSource, log, metrics })
  const schema = schemaCheck(config.MYSQL_URL, latestMigration(migrations))
  const condition = gateCondition(settings)
  const leases = outboxLeases(db, {
    table: OUTBOX,
    leaseSeconds: config.MAIL_LEASE_SECONDS,
    pauseSeconds: config.MAIL_PAUSE_SECONDS,
    domain: domainOf(config),
    condition,
    // A new member of the staff waits for her link.
    first: `kind = 'staffLink'`,
  })
  show(metrics, 'mail_account', 'Whether a mail server is set; 0 is a dry run', () =>
    config.SMTP_URL ? 1 : 0,
  )
  watchOutbox(metrics, db, leases, condition)
  const loop = deliveryLoop({
    leases,
    channel: channelOf(config, db, settings, redis),
    perMinute: config.MAIL_PER_MINUTE,
    events: eventsOf(eventTeller({ log, metrics }), db, log),
    log,
  })
  return {
    checks: { mysql: schema.ask },
    close: [loop.stop, settings.close, schema.close, () => redis.disconnect(), () => db.close()],
  }
}

const domainOf = ({ MAIL_FROM: from }: Pick<DeliveryConfig, 'MAIL_FROM'>): string =>
  from ? from.address.slice(from.address.lastIndexOf('@') + 1) : 'localhost'

function channelOf(config: DeliveryConfig, db: Sequelize, settings: SettingsClient, redis: Redis): Channel {
  const { SMTP_URL, MAIL_FROM: from, DKIM_KEY: privateKey, DKIM_SELECTOR: keySelector } = config
  // One process sends them all, so its own count is right even while Redis hangs.
  const take = receiptLimits(countersIn(redis, 'applicants', { keepsOwn: true }))
  let giveBack: (() => Promise<void>) | null = null
  const read: ReadMail = async (claim) => {
    giveBack = null
    return readMail(db, settings, claim, async (address, application) => {
      const taken = await take(address, application)
      giveBack = taken.giveBack
      return taken.wait
    })
  }
  const channel =
    SMTP_URL && from
      ? smtpChannel({
          server: smtpServerOf(SMTP_URL),
          from,
          ...(privateKey && { signature: { privateKey, keySelector, domainName: domainOf(config) } }),
          read,
          limitMs: config.MAIL_LEASE_SECONDS * 1_000,
        })
      : dryRunChannel(read)
  return {
    ...channel,
    async deliver(claim, handOff) {
      let isHanded = false
      let ending: Ending | undefined
      try {
        ending = await channel.deliver(claim, async () => {
          isHanded = await handOff()
          return isHanded
        })
        return ending
      } finally {
        // No mail was sent.
        const isRefused = ending?.state === 'again' || ending?.state === 'failed' || (!ending && !isHanded)
        if (isRefused) await giveBack?.().catch(() => undefined)
      }
    },
  }
}

/** Events of messages, counted and logged; never whose. */
const eventsOf = (tell: TellEvent, db: Sequelize, log: Logger): DeliveryEvents => {
  const forget = (claim?: Claim) =>
    void forgetLinks(db, claim).catch((err: unknown) => log.warn({ err }, 'a link is not forgotten'))
  // Erases tokens that an ended process has left.
  forget()
  return {
    ended(state, claim) {
      tell(`message ${state}`)
      if (claim.kind === 'staffLink') forget(claim)
    },
    reclaimed(counts) {
      for (const [state, count] of Object.entries(counts))
        if (count) tell(`message reclaimed`, { state, count })
      if (counts.uncertain || counts.failed) forget()
    },
  }
}

const OLDEST = `SELECT COALESCE(TIMESTAMPDIFF(SECOND, MIN(next_at), UTC_TIMESTAMP(6)), 0) AS seconds
  FROM ${OUTBOX} WHERE state = 'queued' AND next_at <= UTC_TIMESTAMP(6)`
const LAST_SENT = `SELECT TIMESTAMPDIFF(SECOND, '1970-01-01', MAX(ended_at)) AS seconds
  FROM ${OUTBOX} WHERE state = 'sent' AND NOT is_dry_run`
/** Always shown, because an alert on growth needs a first value. */
const ALWAYS = { queued: 0, uncertain: 0, failed: 0 }

/**
 * Metrics for an operator: how many messages are in each state, and since when the oldest could have left. `condition`
 * is that of the leases: messages behind a gate are not late.
 */
export function watchOutbox(
  metrics: Metrics,
  db: Sequelize,
  leases: Pick<OutboxLeases, 'counts'>,
  condition: () => Promise<string>,
): void {
  watch(
    metrics,
    { name: 'messages', help: 'Messages in the outbox, by state', labelNames: ['state'] },
    async () => {
      const found = Object.fromEntries((await leases.counts()).map(({ state, count }) => [state, count]))
      return Object.entries({ ...ALWAYS, ...found }).map(([state, value]) => ({ labels: { state }, value }))
    },
  )
  const help = 'How long the oldest message that is due has waited; 0 where none is due'
  watch(metrics, { name: 'oldest_due_message_seconds', help, labelNames: [] }, async () => {
    const sql = `${OLDEST} AND (${await condition()})`
    const [row] = await db.query<{ seconds: number }>(sql, { type: QueryTypes.SELECT })
    return [{ labels: {}, value: Number(row?.seconds ?? 0) }]
  })
  const last = 'When a message last left by mail; absent before the first'
  watch(metrics, { name: 'last_message_sent_seconds', help: last, labelNames: [] }, async () => {
    const [row] = await db.query<{ seconds: number | null }>(LAST_SENT, { type: QueryTypes.SELECT })
    return row?.seconds ? [{ labels: {}, value: Number(row.seconds) }] : []
  })
}

/**
 * Limits mailed receipts per address and application, because the address is unproved. The counts contain neither, and
 * outlive the application.
 */
export function receiptLimits(counter: CounterFactory) {
  const counted = (name: string) => [
    counter(`receipts-${name}`, USAGE_LIMITS.receipts),
    counter(`receipts-${name}-day`, USAGE_LIMITS.receiptsDaily),
  ]
  const [toAddress, ofApplication] = [counted('to'), counted('of')]
  return (address: string, application: string) =>
    takeEach([
      ...toAddress.map((one) => ({ counter: one, key: keyFor(mailboxOf(address)) })),
      ...ofApplication.map((one) => ({ counter: one, key: keyFor(application) })),
    ])
}

/** The mailbox behind an address: in lower case, without the part after a plus, which many servers ignore. */
const mailboxOf = (address: string): string => address.toLowerCase().replace(/\+[^@]*(?=@)/, '')
