import { type DeliveryEvents, deliveryLoop } from '@recruit/chassis/delivery/delivery-loop'
import { type Claim, outboxLeases } from '@recruit/chassis/delivery/leases'
import { smtpServerOf } from '@recruit/chassis/delivery/smtp-address'
import { dryRunChannel, type ReadMail, smtpChannel } from '@recruit/chassis/delivery/smtp-channel'
import { latestMigration } from '@recruit/chassis/mysql/migrate'
import { connectMysql, schemaCheck } from '@recruit/chassis/mysql/mysql'
import { eventTeller, type TellEvent } from '@recruit/chassis/observability/events'
import type { Logger } from '@recruit/chassis/observability/logger'
import type { Metrics } from '@recruit/chassis/observability/metrics'
import { liveMinter } from '@recruit/chassis/tokens/live-token'
import { remoteSettings, type SettingsClient, settingsClient } from '@recruit/settings/client'
import type { Sequelize } from 'sequelize'
import { MIGRATIONS } from '../../config.ts'
import { forgetLinks, OUTBOX } from '../outbox.model.ts'
import { gateCondition, readMail } from './delivered-mail.ts'
import type { DeliveryConfig } from './delivery-config.ts'
import { watchOutbox } from './outbox-metrics.ts'

/** Connections of the process: one message at a time, and the figures. */
const POOL = 3

/** Begins to deliver what the outbox holds, until it is closed. */
export function beginDelivery(config: DeliveryConfig, { log, metrics }: { log: Logger; metrics: Metrics }) {
  const db = connectMysql(config.MYSQL_URL, { pool: POOL, metrics })
  const readSource = remoteSettings(config.SETTINGS_URL, liveMinter('applicants', config.INTERNAL_KEY))
  const settings = settingsClient({ redisUrl: config.REDIS_URL, readSource, log, metrics })
  const schema = schemaCheck(config.MYSQL_URL, latestMigration(MIGRATIONS))
  const condition = gateCondition(settings)
  const leases = outboxLeases(db, {
    table: OUTBOX,
    leaseSeconds: config.MAIL_LEASE_SECONDS,
    pauseSeconds: config.MAIL_PAUSE_SECONDS,
    domain: domainOf(config),
    condition,
  })
  watchOutbox(metrics, db, leases, condition)
  const loop = deliveryLoop({
    leases,
    channel: channelOf(config, db, settings),
    perMinute: config.MAIL_PER_MINUTE,
    events: eventsOf(eventTeller({ log, metrics }), db, log),
    log,
  })
  return { checks: { mysql: schema.ask }, close: [loop.stop, settings.close, schema.close, () => db.close()] }
}

const domainOf = ({ MAIL_FROM: from }: Pick<DeliveryConfig, 'MAIL_FROM'>): string =>
  from ? from.address.slice(from.address.lastIndexOf('@') + 1) : 'localhost'

function channelOf(config: DeliveryConfig, db: Sequelize, settings: SettingsClient) {
  const { SMTP_URL, MAIL_FROM: from, DKIM_KEY: privateKey, DKIM_SELECTOR: keySelector } = config
  const read: ReadMail = (claim) => readMail(db, settings, claim)
  if (!SMTP_URL || !from) return dryRunChannel(read)
  return smtpChannel({
    server: smtpServerOf(SMTP_URL),
    from,
    ...(privateKey && { signature: { privateKey, keySelector, domainName: domainOf(config) } }),
    read,
    limitMs: config.MAIL_LEASE_SECONDS * 1_000,
  })
}

/** What happens to messages, counted and logged; never whose. */
const eventsOf = (tell: TellEvent, db: Sequelize, log: Logger): DeliveryEvents => {
  const forget = (claim?: Claim) =>
    void forgetLinks(db, claim).catch((err: unknown) => log.warn({ err }, 'a link is not forgotten'))
  // Of a process that did not come so far.
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
