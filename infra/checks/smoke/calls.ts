import { randomBytes } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { calls } from '@recruit/contract'
import { page, settingsIn } from './pages.ts'
import { type Checks, jsonOf, must, mustAnswer } from './site.ts'

/** An identity that no person has; its random part differs each time. */
const nobody = () => ({
  name: '점검',
  studentId: '0000000',
  ewhaianId: `smoke-${randomBytes(6).toString('hex')}`,
})
const { loadSettings, findApplicant, overview } = calls

export const ofCalls: Checks = {
  'settings, as the page has them': async (site) => {
    const reply = await site.ask(loadSettings.path, { method: loadSettings.method, body: { key: 1 } })
    mustAnswer(reply, 200)
    const loaded = jsonOf(reply)
    must(loadSettings.reply.safeParse(loaded).success, 'are not what the contract says')
    must(loaded.isInDB === 'true', 'there are no settings yet')
    must(
      isDeepStrictEqual(settingsIn(await page(site, 'ko')), loaded),
      'the page brings other settings along',
    )
  },
  'lookup of nobody': async (site) => {
    const reply = await site.ask(findApplicant.path, { method: findApplicant.method, body: nobody() })
    mustAnswer(reply, 200)
    const said = jsonOf(reply)
    const refused = Object.entries(findApplicant.failed ?? {})
    must(refused.length > 0 && refused.every(([flag, value]) => said[flag] === value), 'is not refused')
    must(
      !('applicantId' in said) && !reply.headers.getSetCookie().some((one) => /applicant=/.test(one)),
      'gives somebody away',
    )
  },
  'call that is not there': async (site) => {
    const reply = await site.ask('/api/no/such/call')
    mustAnswer(reply, 404)
    must('message' in jsonOf(reply), 'says nothing')
  },
  'write without a token': async (site) => {
    // Cookies of a browser that claims a proof; the gateway checks the token before the claim.
    const headers = { Cookie: 'applicant=smoke; __Host-applicant=smoke' }
    const question = { method: findApplicant.method, headers, body: nobody() }
    mustAnswer(await site.ask(findApplicant.path, question), 403)
  },
  'staff call without a session': async (site) => {
    const reply = await site.ask(overview.path, { method: overview.method })
    mustAnswer(reply, 401)
    jsonOf(reply)
  },
  'ready, and no more is said': async (site) => {
    const reply = await site.ask('/readyz')
    mustAnswer(reply, 200)
    must(Object.keys(jsonOf(reply)).sort().join() === 'missing,ready', 'says more than whether it is ready')
  },
  'figures are not for visitors': async (site) => {
    const { status, text } = await site.ask('/metrics')
    must(status === 404 && !text.includes('# TYPE'), `answered ${status}`)
  },
}
