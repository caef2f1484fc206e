import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { admin, comesTo, rows, startDelivery, useMessagesProduct } from './messages-product.ts'

useMessagesProduct()

test.each(['link', 'hours'] as const)(
  'of a staff link (%s) that has left neither its token nor its address stays',
  async (page) => {
    const token = randomBytes(24).toString('base64url')
    const until = new Date(Date.now() + 3_600_000).toISOString()
    const address = `${page}@recruit.test`
    await admin.call('sendStaffLink', { name: '나리', address, language: 'ko', page, token, until })
    const [waiting] = (await rows()).filter(({ text }) => text.includes(token))
    if (!waiting) throw new Error('Nothing in the outbox')
    expect(waiting.text).toContain(`#/staff/${page}?token=${token}\n`)
    const delivery = await startDelivery(undefined)
    await comesTo(waiting.id, 'sent')
    await expect
      .poll(async () => JSON.stringify((await rows()).find(({ id }) => id === waiting.id)), {
        timeout: 10_000,
      })
      .not.toMatch(new RegExp(`${token}|${address}`))
    expect(delivery.log()).not.toContain(token)
    await delivery.stop()
  },
)
