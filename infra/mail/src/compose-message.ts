import DKIM from 'nodemailer/lib/dkim'
import MailComposer from 'nodemailer/lib/mail-composer'
import { plainAddress } from './mail-address.ts'

export interface Mailbox {
  name: string
  address: string
}
export interface Mail {
  to: Mailbox
  subject: string
  text: string
  html: string
  ics: string | null
  messageId: string
  language: string
}
/** Why a claimed message is not sent: never, or it waits again, for `seconds` if known. */
export type NotSent = { cancelled: string } | { waits: string; seconds?: number }
/** The signing key of messages, by which receivers verify the domain. */
export interface Signature {
  domainName: string
  keySelector: string
  privateKey: string
}

/** Line breaks and other control characters end a header; no shown text needs them. */
const isOneLine = (text: string): boolean => !/\p{Cc}|[\u2028\u2029]/u.test(text)

/**
 * The whole message, built and signed before sending, because signing a stream would read it to its end first. Null if
 * its address or one of its headers is malformed.
 */
export async function composeMessage(
  from: Mailbox,
  { to, subject, text, html, ics, messageId, language }: Mail,
  signature?: Signature,
): Promise<Buffer | null> {
  const address = plainAddress(to.address)
  if (!address || ![to.name, subject, messageId].every(isOneLine)) return null
  const composed = new MailComposer({
    from,
    // An object, because a comma in a text would make two receivers.
    to: { name: to.name, address },
    subject,
    text,
    html,
    messageId,
    headers: { 'Content-Language': language, 'Auto-Submitted': 'auto-generated' },
    ...(ics !== null && {
      icalEvent: { method: /^METHOD:(\w+)/m.exec(ics)?.[1] ?? 'PUBLISH', content: ics },
    }),
    newline: 'win',
    disableFileAccess: true,
    disableUrlAccess: true,
  }).compile()
  const whole = await composed.build()
  return signature ? signed(whole, signature) : whole
}

async function signed(whole: Buffer, signature: Signature): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of new DKIM(signature).sign(whole)) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}
