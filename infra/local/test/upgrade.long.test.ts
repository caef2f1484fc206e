import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { type Migration, migrate } from '@recruit/chassis/mysql/migrate'
import { Sequelize } from 'sequelize'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { root } from '../src/paths.ts'
import { addressOf } from '../src/stack/schemas.ts'
import { enrolledPerson, openPeriod, signedIn, wholeContent } from '../testing/people.ts'
import { startTestStack, type TestStack } from '../testing/stack.ts'
import { type Visitor, visitor } from '../testing/visitor.ts'

/** The newest migration of each schema in the first released version. */
const FIRST_VERSION = { applicants: '005', settings: '003', auth: '002' }
type Schema = keyof typeof FIRST_VERSION
const folderOf = (schema: Schema) => join(root, 'services', schema, 'migrations')
const laterOf = (schema: Schema) =>
  readdirSync(folderOf(schema))
    .filter((name) => /^\d.*\.ts$/.test(name) && name.slice(0, 3) > FIRST_VERSION[schema])
    .sort()

let stack: TestStack
let admin: Visitor
beforeAll(async () => {
  stack = await startTestStack(inject('mysqlAdminUrl'))
  admin = await openPeriod(stack.url)
})
afterAll(() => stack?.stop())

const urlOf = (schema: Schema) => addressOf(stack.mysqlAdminUrl, `${stack.prefix}_${schema}`)
async function takeBack(schema: Schema): Promise<void> {
  const db = new Sequelize(urlOf(schema), { dialect: 'mysql', logging: false })
  try {
    for (const file of laterOf(schema).reverse()) {
      const { down }: Migration = await import(join(folderOf(schema), file))
      await down(db.getQueryInterface())
      await db.query('DELETE FROM migrations WHERE name = ?', { replacements: [file.slice(0, -3)] })
    }
  } finally {
    await db.close()
  }
}

test('a database of the first version, with its data, becomes one of this version', async () => {
  const { id, browser, person } = await enrolledPerson(stack.url, 2)
  await browser.call('savePage2', { id, ...wholeContent, isFinalSubmit: true })
  await admin.call('selectPass', { _id: id, pass: '1stPass' })
  await admin.call('setInterviewDate', { _id: id, date: '12.6(일) 14:00' })
  const { objectId } = await admin.call('findSettings', { key: 1 })
  const everything = async (by: Visitor) => ({
    own: await browser.call('getApplication', { id }),
    listed: await by.call('listApplicants', { team: 2 }),
    history: await by.call('applicantHistory', { id }),
    settings: await by.call('getSettings', { id: objectId }),
    settingsHistory: (await by.call('settingsHistory', {})).history.map(({ what, to }) => [what, to]),
  })
  const before = await everything(admin)
  const applied: string[] = []
  for (const schema of Object.keys(FIRST_VERSION) as Schema[]) {
    await takeBack(schema)
    await migrate(urlOf(schema), folderOf(schema), (line) => applied.push(line))
  }
  expect(applied).toEqual(
    (Object.keys(FIRST_VERSION) as Schema[]).flatMap((schema) =>
      laterOf(schema).map((file) => `applied ${file.slice(0, -3)}`),
    ),
  )
  expect(await everything(await signedIn(stack.url, 'admin'))).toEqual(before)
  // The restored application can be edited.
  const found = await visitor(stack.url).call('findApplicant', person)
  expect(found).toMatchObject({ checkInfoSuccess: true, applicantId: id })
  await browser.call('savePage2', { id, ...wholeContent, applyReason: '다시 씁니다.', isFinalSubmit: true })
  expect(await browser.call('getApplication', { id })).toMatchObject({
    applyReason: '다시 씁니다.',
    submissions: 2,
  })
})
