import { z } from 'zod'
import { call } from './call.ts'
import { historyReply, historyShape } from './history.ts'
import { flag, text } from './shapes.ts'

const service = 'auth'
const nothing = z.object({})
const roles = { adminLoggedIn: flag, managerLoggedIn: flag }
/** The two flags exclude each other; nobody signed in is both false, with HTTP 200 (design, points 3 and 4). */
const session = z.object(roles)
const failed = { adminLoggedIn: false, managerLoggedIn: false } as const

export const checkAdmin = call({
  method: 'GET',
  path: '/api/admin/',
  service,
  who: 'anyone',
  request: nothing,
  reply: session,
  failed,
})
export const checkLanding = call({
  method: 'GET',
  path: '/api/admin/landing',
  service,
  who: 'anyone',
  request: nothing,
  reply: session,
  failed,
})
export const checkManager = call({
  method: 'GET',
  path: '/api/admin/applicationList',
  service,
  who: 'anyone',
  request: nothing,
  reply: session,
  failed,
})
export const login = call({
  method: 'POST',
  path: '/api/admin/login',
  // Two slow hashes, which queue when many try at once.
  patience: 10,
  service,
  who: 'anyone',
  request: z.object({ pw: text }),
  reply: z.object({ ...roles, message: text }),
  failed,
})
export const logout = call({
  method: 'POST',
  path: '/api/admin/logout',
  service,
  who: 'anyone',
  request: nothing,
  reply: z.object({ ...roles, message: text }),
})
/** Every change of a key, the newest first; never the keys. */
export const keyHistory = call({
  method: 'GET',
  path: '/api/admin/history',
  service,
  who: 'admin',
  request: z.object(historyShape),
  reply: historyReply,
})
