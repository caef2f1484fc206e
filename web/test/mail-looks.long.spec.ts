import { defaultTemplates } from '@recruit/contract/mail/default-templates'
import { KIND_NAMES } from '@recruit/contract/mail/kinds'
import { sampleValues } from '@recruit/contract/mail/template'
import { htmlOf } from '../../services/applicants/src/messages/delivering/message-html.ts'
import { composed } from '../../services/applicants/src/messages/message.ts'
import { test } from './fixtures.ts'
import { expectNoViolation } from './violations.ts'

/** Where the link of a staff member leads is longer than a line of a phone. */
const STAFF_LINK = `https://recruit.example.org/#/staff/link?token=${'Ab3-_xYz09'.repeat(4)}`

/** A mail is no page: it has neither landmarks nor a heading of the first level. */
const without = ['region', 'page-has-heading-one', 'landmark-one-main']

for (const width of [390, 640])
  for (const language of ['ko', 'en'] as const)
    test(`mails of every kind fit and can be read in the dark (${language}, ${width} px)`, async ({
      browser,
      picture,
    }) => {
      const context = await browser.newContext({ viewport: { width, height: 700 }, colorScheme: 'dark' })
      const page = await context.newPage()
      for (const kind of KIND_NAMES) {
        const values = { ...sampleValues(language), ...(kind === 'staffLink' && { link: STAFF_LINK }) }
        const { subject, text } = composed(defaultTemplates[kind][language], language, values)
        await page.setContent(htmlOf(text, language, subject))
        await expectNoViolation(page, kind, { without })
        // Some readers drop the body's style, so each word needs a background that the mail itself draws.
        await page.evaluate(() => document.body.removeAttribute('style'))
        await expectNoViolation(page, `${kind}, without the body's own style`, { without })
        await picture(page, `mail-${kind}-${language}-${width}`)
      }
      await context.close()
    })
