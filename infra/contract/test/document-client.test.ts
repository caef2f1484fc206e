import { execFile } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { sharedStack } from '@recruit/local/testing/shared-stack'
import { ADMIN_KEY } from '@recruit/local/testing/stack'
import openapiTS, { astToString } from 'openapi-typescript'
import { expect, test } from 'vitest'
import { openApi } from '../src/openapi/openapi.ts'

const CLIENT = join(import.meta.dirname, 'client')
/** Named by a variable: its types are made by the first test, so the project of the servers does not read them. */
const STORY = join(CLIENT, 'story.ts')
const TSC = join(import.meta.dirname, '../../../node_modules/typescript/bin/tsc')

test('the types of a client that is made from the document accept what the story sends and reads', async () => {
  // A field with a default may be left out.
  const types = await openapiTS(JSON.stringify(openApi()), { defaultNonNullable: false })
  writeFileSync(join(CLIENT, 'openapi.d.ts'), astToString(types))
  const { stdout } = await promisify(execFile)(process.execPath, [TSC, '-p', CLIENT]).catch((error) => error)
  expect(stdout).toBe('')
})

test('a client that is made from the document applies, decides, publishes and reads the result', async () => {
  const { url } = await sharedStack()
  const { apply, decide, failures, openSite, resultOf } = await import(STORY)
  const admin = await openSite(url, ADMIN_KEY)
  const { browser, id, flags } = await apply(url)
  expect(flags).toEqual(['success', 'success'])
  expect(await resultOf(browser, id)).toBe('default')
  const { listed, changes, published } = await decide(admin, id)
  expect(listed).toEqual([{ name: '김가온', isFinalSubmit: true }])
  expect(changes).toMatchObject([{ _id: id, next: { pass: '1stPass' } }])
  expect(published).toBe(1)
  expect(await resultOf(browser, id)).toBe('1stPass')
  expect(await failures(admin, id)).toEqual([
    [404, 'not_found'],
    [400, 'invalid'],
    [403, 'xsrf'],
  ])
})
