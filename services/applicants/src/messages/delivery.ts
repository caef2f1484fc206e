import { type DeliveryEvents, deliveryLoop } from '@recruit/chassis/delivery/delivery-loop'
import { outboxLeases } from '@recruit/chassis/delivery/leases'
import { smtpServerOf } from '@recruit/chassis/delivery/smtp-address'
import { dryRunChannel, smtpChannel } from '@recruit/chassis/delivery/smtp-channel'
import { latestMigration } from '@recruit/chassis/mysql/migrate'
import { connectMysql, schemaCheck } from '@recruit/chassis/mysql/mysql'
import { eventTeller, type TellEvent } from '@recruit/chassis/observability/events'
import type { Logger } from '@recruit/chassis/observability/logger'
import type { Metrics } from '@recruit/chassis/observability/metrics'
import type { Sequelize } from 'sequelize'
import { MIGRATIONS } from '../config.ts'
import type { DeliveryConfig } from './delivery-config.ts'
import { OUTBOX, readMail } from './outbox.model.ts'
import { watchOutbox } from './outbox-metrics.ts'

/** Connections of the process: one message at a time, and the figures. */
const POOL = 3

/** Begins to deliver what the outbox holds, until it is closed. */
export function beginDelivery(config: DeliveryConfig, { log, metrics }: { log: Logger; metrics: Metrics }) {
  const db = connectMysql(config.MYSQL_URL, { pool: POOL, metrics })
  const schema = schemaCheck(config.MYSQL_URL, latestMigration(MIGRATIONS))
  const leases = outboxLeases(db, {
    table: OUTBOX,
    leaseSeconds: config.MAIL_LEASE_SECONDS,
    pauseSeconds: config.MAIL_PAUSE_SECONDS,
  })
  watchOutbox(metrics, db, leases)
  const loop = deliveryLoop({
    leases,
    channel: channelOf(config, db),
    perMinute: config.MAIL_PER_MINUTE,
    events: eventsOf(eventTeller({ log, metrics })),
    log,
  })
  return { checks: { mysql: schema.ask }, close: [loop.stop, schema.close, () => db.close()] }
}

function channelOf(config: DeliveryConfig, db: Sequelize) {
  const { SMTP_URL, MAIL_FROM: from, DKIM_KEY: privateKey, DKIM_SELECTOR: keySelector } = config
  if (!SMTP_URL || !from) return dryRunChannel()
  const domainName = from.address.slice(from.address.lastIndexOf('@') + 1)
  return smtpChannel({
    server: smtpServerOf(SMTP_URL),
    from,
    ...(privateKey && { signature: { privateKey, keySelector, domainName } }),
    read: (claim) => readMail(db, claim, domainName),
    limitMs: config.MAIL_LEASE_SECONDS * 1_000,
  })
}

/** What happens to messages, counted and logged; never whose. */
const eventsOf = (tell: TellEvent): DeliveryEvents => ({
  ended: (state) => tell(`message ${state}`),
  reclaimed: (counts) => {
    for (const [state, count] of Object.entries(counts))
      if (count) tell(`message reclaimed`, { state, count })
  },
})
