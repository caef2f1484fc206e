import { setTimeout as pause } from 'node:timers/promises'
import { workFor } from '@recruit/chassis/limits/caller'
import { connectMysql, inTransaction } from '@recruit/chassis/mysql/mysql'
import { queriesOf } from '@recruit/chassis/mysql/queries'
import { createMetrics } from '@recruit/chassis/observability/metrics'
import { createTestSchema } from '@recruit/local/testing/databases'
import { singleflight } from '@recruit/settings-client/singleflight'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'

const metrics = createMetrics('settings')
let schema: Awaited<ReturnType<typeof createTestSchema>>
let db: ReturnType<typeof connectMysql>
beforeAll(async () => {
  schema = await createTestSchema(inject('mysqlAdminUrl'))
  db = connectMysql(schema.url, { pool: 1, metrics })
})
afterAll(async () => {
  await db?.close()
  await schema?.drop()
})

const isWaiting = async () =>
  (await metrics.registry.getSingleMetricAsString('mysql_pool_waiting')).trim().endsWith(' 1')

test('a caller who leaves does not take those with her who wait for the same read', async () => {
  const read = singleflight(() => queriesOf(db).select('SELECT 7 AS version', []))
  const busy = Promise.withResolvers<void>()
  const held = inTransaction(db, () => busy.promise)
  let hasLeft = false
  const leaving = workFor({ key: 'one', hasLeft: () => hasLeft }, read)
  const staying = workFor({ key: 'two', hasLeft: () => false }, read)
  const answers = Promise.allSettled([leaving, staying])
  while (!(await isWaiting())) await pause(10)
  hasLeft = true
  busy.resolve()
  await held
  const [, stayed] = await answers
  expect(stayed).toEqual({ status: 'fulfilled', value: [{ version: 7 }] })
})
