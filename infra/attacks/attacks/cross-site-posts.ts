import { calls } from '@recruit/contract'
import { newPerson } from '@recruit/local/testing/people'
import { ADMIN_KEY } from '@recruit/local/testing/stack'
import { ATTACKER, type Attack, flood, holds } from '../attack.ts'

const PER_SECOND = 1_000

export const crossSitePosts: Attack = {
  name: 'cross-site-posts',
  does: `a page of another site, open on a campus, posts there ${PER_SECOND} times a second as text/plain`,
  seconds: 11,
  run: (target) =>
    flood(PER_SECOND, target, (at) => ({
      method: 'POST',
      path: calls[at % 2 ? 'enroll' : 'login'].path,
      headers: {
        'Content-Type': 'text/plain',
        'X-Forwarded-For': ATTACKER,
        Origin: 'https://evil.example',
        'Sec-Fetch-Site': 'cross-site',
      },
      body: '{}',
    })),
  async after({ neighbour }) {
    const enrolled = await neighbour().send('enroll', newPerson())
    const signedIn = await neighbour().send('login', { pw: ADMIN_KEY })
    return [
      holds('enrolment behind the same address', enrolled.body.success === true, String(enrolled.status)),
      holds('signing in behind the same address', signedIn.status === 200, String(signedIn.status)),
    ]
  },
}
