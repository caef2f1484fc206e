import { INTERNAL_SETTINGS_PATH } from '@recruit/settings-client/remote'
import type { Express } from 'express'
import type { Publisher } from '../publisher.ts'
import { recordOf } from '../record.ts'
import type { StoredSettings } from '../stored-settings.ts'

/**
 * The source for programs that may not read this schema: gateway and applicants, by their own tokens. They ask when
 * Redis has nothing, so the answer is also offered to Redis.
 */
export const internalRoutes =
  (readStored: () => Promise<StoredSettings | null>, { offer }: Publisher) =>
  (app: Express) => {
    app.get(INTERNAL_SETTINGS_PATH, async (_req, res) => {
      const stored = await readStored()
      offer(stored)
      res.json(recordOf(stored))
    })
  }
