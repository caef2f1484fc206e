import { readConfig, serverShape } from '@recruit/chassis/config/config'
import { databaseUrl } from '@recruit/chassis/config/secrets'
import { signingKey } from '@recruit/chassis/tokens/internal-token'
import { plainAddress } from '@recruit/mail/mail-address'
import { smtpUrl } from '@recruit/mail/smtp-address'
import { z } from 'zod'

const SENDER = /^(?:(?<name>[^<>\p{Cc}]+?) *<)?(?<address>[^<>\s]+?)>?$/u

/** `name <address>`, or the address alone. */
const sender = z.string().transform((text, context) => {
  const { name = '', address = '' } = SENDER.exec(text.trim())?.groups ?? {}
  const plain = plainAddress(address)
  if (plain) return { name, address: plain }
  context.addIssue({ code: 'custom', message: 'is not an address: name <name@example.org>' })
  return z.NEVER
})

/** The environment of the delivery process. Without `SMTP_URL` it is a dry run, which sends nothing. */
export function deliveryConfig(env: NodeJS.ProcessEnv) {
  const config = readConfig(
    {
      ...serverShape,
      MYSQL_URL: databaseUrl(env),
      /** For the state of the gates: whether results are public, whether applications are taken. */
      REDIS_URL: databaseUrl(env),
      SETTINGS_URL: z.string().min(1),
      SMTP_URL: smtpUrl.optional(),
      MAIL_FROM: sender.optional(),
      /** The private DKIM key, PEM; from a file by DKIM_KEY_FILE. */
      DKIM_KEY: z.string().includes('PRIVATE KEY').optional(),
      DKIM_SELECTOR: z
        .string()
        .regex(/^[a-z0-9-]+$/i)
        .default('mail'),
      /** Per process. */
      MAIL_PER_MINUTE: z.coerce.number().positive().max(60_000).default(60),
      /** How long a silent process keeps a message. */
      MAIL_LEASE_SECONDS: z.coerce.number().int().min(1).max(3_600).default(120),
      /** The first pause after a temporary refusal; each further one doubles. */
      MAIL_PAUSE_SECONDS: z.coerce.number().int().min(1).max(3_600).default(60),
    },
    env,
    { INTERNAL_KEY: signingKey },
  )
  if (config.SMTP_URL && !config.MAIL_FROM) {
    console.error('MAIL_FROM: is needed with SMTP_URL')
    process.exit(1)
  }
  return config
}
export type DeliveryConfig = ReturnType<typeof deliveryConfig>
