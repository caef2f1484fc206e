import { calls } from '@recruit/contract'
import { browserHeaders } from '@recruit/local/testing/cookie-jar'
import { newPerson, signedIn, wholeContent } from '@recruit/local/testing/people'
import { visitor } from '@recruit/local/testing/visitor'
import { ATTACKER, type Attack, atMost, flood, json, some } from '../attack.ts'

const A_SECOND = 100
const NAME = '김되풀이'

/** An applicant who is shown a final pass: her id and her browser. */
async function accepted(url: string) {
  const admin = await signedIn(url, 'admin')
  const browser = visitor(url, 'en', { 'X-Forwarded-For': ATTACKER })
  const { value: id = '' } = await browser.call('enroll', {
    ...newPerson(),
    name: NAME,
    ewhaianId: `history${process.pid}`,
  })
  await browser.call('savePage2', { id, ...wholeContent, isFinalSubmit: true })
  await admin.call('selectPass', { _id: id, pass: 'finalPass' })
  const answersUntil = new Date(Date.now() + 86_400_000).toISOString()
  await admin.call('modifyResultInfo', { answersUntil, showResultToApplicant: true })
  return { id, browser }
}

export const historyFlood: Attack = {
  name: 'history-flood',
  does: `confirms and declines an offer in turn, ${A_SECOND} times a second`,
  seconds: 10,
  async run(target) {
    const { id, browser } = await accepted(target.url)
    const headers = { ...json(ATTACKER), ...browserHeaders(browser.jar) }
    const { method, path } = calls.answerOffer
    return flood(A_SECOND, target, (at) => {
      const answer = at % 2 ? 'declined' : 'confirmed'
      return { method, path, headers, body: JSON.stringify({ id, answer }) }
    })
  },
  async after({ url }, count) {
    const admin = await signedIn(url, 'admin')
    const { applicants } = await admin.call('listApplicants', { team: 1 })
    const own = applicants.find(({ name }) => name === NAME)
    const { history } = await admin.call('applicantHistory', { id: own?._id ?? '' })
    const lines = history.filter(({ what }) => what === 'answer').length
    return [
      // An equal answer changes nothing and is not counted.
      some('refused as too many', count[429] ?? 0),
      // Changes within a minute are one line; the attack may cross the end of a minute.
      atMost('lines of the history', lines, 2, ''),
    ]
  },
}
