import { z } from 'zod'
import { call } from './call.ts'
import { historyReply, historyShape } from './history.ts'
import {
  MASTER_TEXTS,
  PRIVATE_TEXTS,
  RECRUIT_SWITCHES,
  RECRUIT_TEXTS,
  RESULT_SWITCHES,
  RESULT_TEXTS,
} from './settings-fields.ts'
import { flag, flags, settingsShape, text, texts, version } from './shapes.ts'

const service = 'settings'
const hidden = Object.fromEntries(PRIVATE_TEXTS.map((field) => [field, true])) as Record<
  (typeof PRIVATE_TEXTS)[number],
  true
>
const isInDB = z.enum(['true', 'false'])
/** The specification's key is a number; clients that send the digits are understood. */
const key = z.unknown().optional()
/** ISO 8601 with an offset, or '' for none. */
const closesAt = text
const keepMonths = z.int().min(1).max(120)

/** The settings that every page may read. Answered by the gateway itself from its held copy. */
export const loadSettings = call({
  method: 'POST',
  path: '/api/var/load',
  reads: true,
  service,
  who: 'anyone',
  request: z.object({ key }),
  reply: z.object({ isInDB, ...z.object(settingsShape).omit(hidden).shape, closesAt }),
})
export const findSettings = call({
  method: 'POST',
  path: '/api/manager/find',
  reads: true,
  service,
  who: 'admin',
  request: z.object({ key }),
  reply: z.object({ isInDB, objectId: text }),
})
export const initSettings = call({
  method: 'POST',
  path: '/api/manager/init',
  service,
  who: 'admin',
  request: z.object(settingsShape).partial(),
  reply: z.object({ basicInfoCreate: flag, message: text, objectId: text.optional() }),
  failed: { basicInfoCreate: false },
  patience: 40,
})
export const getSettings = call({
  method: 'POST',
  path: '/api/manager/get',
  reads: true,
  service,
  who: 'admin',
  request: z.object({ id: text }),
  reply: z.object({ ...settingsShape, closesAt, keepMonths, version, objectId: text }),
})

const changed = z.object({ basicInfoUpdateSuccess: flag, message: text, version: version.optional() })
/** A change is acknowledged only when no cached copy can be older: up to 30 s while Redis is away. */
const change = {
  service,
  who: 'admin',
  reply: changed,
  failed: { basicInfoUpdateSuccess: false },
  patience: 40,
} as const
const known = { version: version.optional() }

export const modifyRecruitInfo = call({
  method: 'POST',
  path: '/api/manager/modify/recruitInfo',
  ...change,
  request: z.object({
    ...z.object({ ...texts(RECRUIT_TEXTS), ...flags(RECRUIT_SWITCHES), closesAt, keepMonths }).partial()
      .shape,
    ...known,
  }),
})
export const modifyResultInfo = call({
  method: 'POST',
  path: '/api/manager/modify/resultInfo',
  ...change,
  request: z.object({
    ...z.object({ ...texts(RESULT_TEXTS), ...flags(RESULT_SWITCHES) }).partial().shape,
    ...known,
  }),
})
export const modifyMasterInfo = call({
  method: 'POST',
  path: '/api/manager/modify/masterInfo',
  ...change,
  request: z.object({ ...z.object(texts(MASTER_TEXTS)).partial().shape, ...known }),
})

/** Closes the running term and begins the next: result texts empty, every switch off, earlier applications an archive. */
export const newTerm = call({
  method: 'POST',
  path: '/api/manager/newTerm',
  ...change,
  request: z.object(known),
})
/** Every change of the settings, the newest first. */
export const settingsHistory = call({
  method: 'GET',
  path: '/api/manager/history',
  service,
  who: 'admin',
  request: z.object(historyShape),
  reply: historyReply,
})
