import { z } from 'zod'
import { historyReply, historyShape } from '../fields/history-authors.ts'
import { callsOf } from './call.ts'
import { notSignedIn, session, signedIn } from './session-shapes.ts'
import { sentence, text } from './shapes.ts'

const call = callsOf({ service: 'auth' })
const failed = notSignedIn

export const checkAdmin = call({
  method: 'GET',
  path: '/api/admin/',
  summary: 'Ask whether the admin is signed in',
  description:
    "For the admin's pages. The flags exclude each other; all are false while no role is signed in, with 200.",
  who: 'anyone',
  reply: session,
  failed,
})
export const checkLanding = call({
  method: 'GET',
  path: '/api/admin/landing',
  summary: "Ask the same for the admin's landing page",
  description: 'The same reply as of the other two checks.',
  who: 'anyone',
  reply: session,
  failed,
})
export const checkManager = call({
  method: 'GET',
  path: '/api/admin/applicationList',
  summary: 'Ask the same for the list of applications',
  description: 'For the pages that staff read: the same reply as for the other two.',
  who: 'anyone',
  reply: session,
  failed,
})
export const login = call({
  method: 'POST',
  path: '/api/admin/login',
  summary: 'Sign in with a staff key',
  description:
    'Which of the keys it is gives the role. Sets the session cookie and a fresh `XSRF-TOKEN`. After five wrong keys from an address the next try has to wait.',
  reasons: ['wrongPassword', 'weakPassword', 'tooManyTries'],
  // Two slow hashes, which queue when many people sign in.
  timeoutSeconds: 10,
  device: 'staff',
  who: 'anyone',
  request: z.object({
    pw: text.describe('The key, at most 10 characters.').meta({ examples: ['a-long-key'] }),
  }),
  reply: signedIn,
  failed,
})
export const logout = call({
  method: 'POST',
  path: '/api/admin/logout',
  summary: 'Sign out',
  description: 'Ends the session at once, in every tab.',
  who: 'anyone',
  reply: session.extend({ message: sentence('signedOut') }),
})
export const keyHistory = call({
  method: 'GET',
  path: '/api/admin/history',
  summary: 'Read the changes of keys and members',
  description:
    'Every change of a key or a member of the staff, the newest first; never a key or a passphrase.',
  who: 'admin',
  request: z.object(historyShape),
  reply: historyReply,
})
