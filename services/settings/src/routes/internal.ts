import type { Express } from 'express'
import type { Publisher } from '../publisher.ts'
import type { SettingsRecord } from '../record.ts'
import { INTERNAL_SETTINGS_PATH } from '../remote.ts'

/**
 * The source for programs that may not read this schema: gateway and applicants, by their own tokens. They ask when
 * Redis has nothing, so the answer is offered to Redis on the way.
 */
export const internalRoutes =
  (readSource: () => Promise<SettingsRecord>, { offer }: Publisher) =>
  (app: Express) => {
    app.get(INTERNAL_SETTINGS_PATH, async (_req, res) => {
      const record = await readSource()
      offer(record)
      res.json(record)
    })
  }
