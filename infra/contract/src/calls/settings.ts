import { z } from 'zod'
import { historyReply, historyShape } from '../fields/history-authors.ts'
import { DOCUMENT_SETTINGS, TERM_TEXTS } from '../fields/settings-values.ts'
import { callsOf } from './call.ts'
import {
  documentShape,
  knownVersion,
  publicShape,
  reasonsToRefuse,
  SAVE_SECONDS,
  settingsShape,
  tabShapes,
} from './settings-shapes.ts'
import { flag, idText, messageOf, sentence, version } from './shapes.ts'

const call = callsOf({ service: 'settings' })
const done = flag.meta({ examples: [true] })
const isInDB = z.enum(['true', 'false']).describe('Whether there is a settings record, as a text.')
const objectId = idText
  .describe("The record's id.")
  .meta({ examples: ['feedbeef-1234-4abc-8def-000000000001'] })
/** The key of P17 is a number; a text of digits is accepted. */
const key = z
  .unknown()
  .optional()
  .describe('The fixed key, 1; with another value nothing is found.')
  .meta({ examples: [1] })

export const loadSettings = call({
  method: 'POST',
  path: '/api/var/load',
  summary: 'Load the public settings',
  description: 'The settings that every page may read. The gateway answers it by itself from its held copy.',
  readOnly: true,
  xsrf: false,
  who: 'anyone',
  request: z.object({ key }),
  reply: z.object({ isInDB, ...publicShape }),
})
export const findSettings = call({
  method: 'POST',
  path: '/api/manager/find',
  summary: 'Find the settings record',
  description: 'Whether there is a record, and its id for `getSettings`.',
  readOnly: true,
  who: 'admin',
  request: z.object({ key }),
  reply: z.object({ isInDB, objectId }),
})
export const initSettings = call({
  method: 'POST',
  path: '/api/manager/init',
  summary: 'Create the settings record',
  description: 'Only where there is none. Missing fields are empty, missing switches off.',
  reasons: ['dbExists', ...reasonsToRefuse(DOCUMENT_SETTINGS)],
  who: 'admin',
  request: z.object(documentShape).partial(),
  reply: z.object({ basicInfoCreate: done, message: sentence('dbAdded'), objectId: objectId.optional() }),
  failed: { basicInfoCreate: false },
  timeoutSeconds: 40,
})
export const getSettings = call({
  method: 'POST',
  path: '/api/manager/get',
  summary: 'Read the whole settings record',
  description: 'With what only staff read, and the version to name in a change.',
  reasons: ['notFound'],
  readOnly: true,
  who: 'admin',
  request: z.object({ id: objectId }),
  reply: z.object({ ...settingsShape, version, objectId }),
})

export const newTerm = call({
  method: 'POST',
  path: '/api/manager/newTerm',
  summary: 'Begin a new term',
  description:
    'Closes the running term and begins the next: schedule and result texts empty but for those that are taken over, every switch off, earlier applications an archive.',
  reasons: ['dbMissing', 'staleVersion', 'plannedTimeHere', ...reasonsToRefuse(['cardinalNumber'])],
  who: 'admin',
  reply: messageOf('termStarted').extend({ version }),
  timeoutSeconds: SAVE_SECONDS,
  request: z.object({
    ...knownVersion,
    keep: z
      .array(z.enum(TERM_TEXTS))
      .optional()
      .describe('The texts of the last term with which the new one begins.'),
    cardinalNumber: tabShapes.recruit.cardinalNumber
      .optional()
      .describe('The cohort of the new term; absent: that of the last one.'),
  }),
})
export const settingsHistory = call({
  method: 'GET',
  path: '/api/manager/history',
  summary: 'Read the changes of the settings',
  description: 'Every change of the settings, the newest first.',
  who: 'admin',
  request: z.object(historyShape),
  reply: historyReply,
})
