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
/** Why a message that was claimed is not sent: it never is, or it waits again, for `seconds` where they are known. */
export type NotSent = { cancelled: string } | { waits: string; seconds?: number }
/** With what messages are signed, so that receivers know that they come from the domain. */
export interface Signature {
  domainName: string
  keySelector: string
  privateKey: string
}

/** Line breaks and other control characters end a header; nothing that is shown needs them. */
const isOneLine = (text: string): boolean => !/\p{Cc}|[\u2028\u2029]/u.test(text)

/**
 * The whole message, built and signed before anything is sent: signing on the way would read the stream to its end
 * first. Null where its address or one of its headers is not what it should be.
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
    // An object: of a text, a comma would make two receivers.
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
