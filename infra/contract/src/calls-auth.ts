import { z } from 'zod'
import { call } from './call.ts'
import { historyReply, historyShape } from './history.ts'
import { flag, text } from './shapes.ts'

const service = 'auth'
const nothing = z.object({})
const roles = {
  adminLoggedIn: flag.describe('Signed in as the admin.'),
  managerLoggedIn: flag.describe('Signed in as a manager.'),
}
/** The two flags exclude each other; nobody signed in is both false, with HTTP 200 (design, points 3 and 4). */
const session = z.object(roles)
const failed = { adminLoggedIn: false, managerLoggedIn: false } as const

export const checkAdmin = call({
  method: 'GET',
  path: '/api/admin/',
  summary: 'Ask whether the admin is signed in',
  description:
    "For the admin's pages. The two flags exclude each other; nobody signed in is both false, with 200.",
  service,
  who: 'anyone',
  request: nothing,
  reply: session,
  failed,
})
export const checkLanding = call({
  method: 'GET',
  path: '/api/admin/landing',
  summary: "Ask the same for the admin's landing page",
  service,
  who: 'anyone',
  request: nothing,
  reply: session,
  failed,
})
export const checkManager = call({
  method: 'GET',
  path: '/api/admin/applicationList',
  summary: 'Ask the same for the list of applications',
  service,
  who: 'anyone',
  request: nothing,
  reply: session,
  failed,
})
export const login = call({
  method: 'POST',
  path: '/api/admin/login',
  summary: 'Sign in with a staff key',
  description:
    'Which of the two keys it is gives the role. Sets the session cookie and a fresh `XSRF-TOKEN`. After five wrong keys from an address the next try has to wait.',
  // Two slow hashes, which queue when many try at once.
  patience: 10,
  service,
  who: 'anyone',
  request: z.object({ pw: text.describe('The key, at most 10 characters.') }),
  reply: z.object({ ...roles, message: text }),
  failed,
})
export const logout = call({
  method: 'POST',
  path: '/api/admin/logout',
  summary: 'Sign out',
  description: 'Ends the session at once, in every tab.',
  service,
  who: 'anyone',
  request: nothing,
  reply: z.object({ ...roles, message: text }),
})
export const keyHistory = call({
  method: 'GET',
  path: '/api/admin/history',
  summary: 'Read the changes of the keys',
  description: 'Every change of a key, the newest first; never the keys.',
  service,
  who: 'admin',
  request: z.object(historyShape),
  reply: historyReply,
})
