import { type MailServer, startMailServer } from '@recruit/local/testing/mail/server'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { clearOutbox, db, startDelivery, useMessagesProduct } from './messages-product.ts'

/**
 * A mail server and a delivery process for the test file that imports this; each test begins without people and mail.
 */
export let server: MailServer

/** Starts it for the test file that calls this, and ends it behind the tests. */
export function useMailingsProduct(): void {
  useMessagesProduct()
  beforeAll(async () => {
    server = await startMailServer()
    await startDelivery(server.url)
  })
  beforeEach(async () => {
    await clearOutbox()
    await db.query('DELETE FROM mailings')
    await db.query('DELETE FROM applications')
    server.delivered.length = 0
    delete server.steps.receiver
  })
  afterAll(() => server?.stop())
}

export const notice = {
  ko: { subject: '[안내] 준비물', text: '{name} 님, {team} 안내입니다.' },
  en: { subject: '[Notice] What to bring', text: '{name}, this is about {team}.' },
}
export const receivers = async () => server.delivered.flatMap(({ to }) => to).toSorted()
