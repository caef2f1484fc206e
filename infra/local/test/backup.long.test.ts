import { chmodSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Redis } from 'ioredis'
import { beforeAll, expect, test, vi } from 'vitest'
import { checkBackup, type Entry, isTable } from '../backup/format.ts'
import { loadBackup } from '../backup/load.ts'
import { withConnection } from '../backup/tables.ts'
import { takeBackup } from '../backup/take.ts'
import { enrolledPerson, signedIn } from '../testing/people.ts'
import { MANAGER_KEY } from '../testing/stack.ts'
import { type Visitor, visitor } from '../testing/visitor.ts'
import { asRestored, rowsIn, statusesIn, valuesAsRestored, whole, withValue } from './backup-entries.ts'
import {
  backup,
  command,
  dataDir,
  elsewhere,
  env,
  everything,
  exportsOf,
  file,
  fill,
  mysql,
  nameOf,
  PEOPLE,
  people,
  redis,
  restore,
  say,
  source,
  stack,
  start,
} from './backup-product.ts'

// One story: a product is filled, backed up while it runs, goes on, is stopped, spoilt and restored.
const LATER_KEY = 'later-key1'
let admin: Visitor
let before: Awaited<ReturnType<typeof everything>>
let exported: string[]

beforeAll(async () => {
  await start()
  admin = await fill()
})

test('a backup is of one moment over all schemas, whoever writes meanwhile', async () => {
  const [first] = people
  const entries = await withConnection(source, 'The backup', async (connection) => {
    const taken: Entry[] = []
    for await (const entry of takeBackup(connection, source, () => undefined)) {
      if (isTable(entry) && entry.table === 'history' && entry.schema === 'applicants') {
        await admin.call('selectPass', { _id: first?.id ?? '', pass: 'fail' })
        await enrolledPerson(stack.url, 1)
        await admin.call('modifyMasterInfo', { masterName: '나중' })
      }
      taken.push(entry)
    }
    return taken
  })
  const statuses = statusesIn(entries)
  expect(statuses).toHaveLength(9)
  for (const { pass, history } of statuses) expect(pass).toBe(history)
  expect(JSON.stringify(rowsIn(entries, 'settings.settings'))).not.toContain('나중')
  expect(JSON.stringify(rowsIn(entries, 'settings.history'))).not.toContain('나중')
  await admin.call('selectPass', { _id: first?.id ?? '', pass: 'default' })
})

test('the command makes one under load, and nobody is refused', async () => {
  const busy = join(dataDir, 'busy.backup.gz')
  const statuses = new Set<number>()
  let isOver = false
  const write = async (at: number) => {
    for (let times = 0; !isOver; times++) {
      const pass = PEOPLE[times % PEOPLE.length]
      statuses.add((await admin.send('selectPass', { _id: people[at]?.id, pass })).status)
    }
  }
  const writers = [write(0), write(1), write(2)]
  const { output, code } = await backup([busy])
  isOver = true
  await Promise.all(writers)
  expect({ code, output }).toMatchObject({ code: 0, output: expect.stringContaining(`Backup: ${busy}`) })
  expect([...statuses]).toEqual([200])
  for (const { pass, history } of statusesIn(await whole(busy))) expect(pass).toBe(history)
})

test('a quiet one is one file for the owner alone, under its name only when it is whole', async () => {
  exported = await exportsOf(admin)
  before = await everything()
  expect(before['applicants.outcomes']).not.toHaveLength(0)
  const { output } = await backup([file])
  for (const line of [
    /^applicants: 10 applications, .*\d+ history, .*\d+ outcomes/m,
    /^settings: /m,
    /^auth: /m,
  ])
    expect(output).toMatch(line)
  expect(statSync(file).mode & 0o777).toBe(0o600)
  expect((await backup([file])).output).toContain('is there already')
  expect((await backup([join(dataDir, 'no-such-folder/x')])).code).toBe(1)
  const { output: named } = await backup([elsewhere])
  expect(named).toMatch(/recruit-\d{8}T\d{6}Z\.backup\.gz/)
})

test('a running product is not restored over', async () => {
  expect(await restore([file, '--replace'])).toMatchObject({
    code: 1,
    output: expect.stringContaining('in use by another running stack'),
  })
  expect((await restore([file, '--replace'], env, elsewhere)).output).toContain('stop the services first')
})

let later: Visitor
let laterRecord: string
test('then it goes on: other keys, settings, decisions and people', async () => {
  await command('src/commands/keys.ts', ['admin'], { ADMIN_KEY: LATER_KEY })
  later = visitor(stack.url)
  await later.call('login', { pw: LATER_KEY })
  for (const masterName of ['하나', '둘', '셋']) await later.call('modifyMasterInfo', { masterName })
  await later.call('bulkPass', { ids: people.map(({ id }) => id), pass: 'fail' })
  await enrolledPerson(stack.url, 3)
  const client = new Redis(redis.url)
  laterRecord = (await client.get('settings:record')) ?? ''
  client.disconnect()
  expect(laterRecord).toContain('셋')
  await stack.stop()
})

test('the command refuses in one line, and nothing changes', async () => {
  const there = await everything()
  const refusal = async (...args: string[]) => {
    const { code, output } = await restore(args)
    expect([code, output.trim().split('\n')]).toEqual([1, [expect.any(String)]])
    return output
  }
  const cut = join(dataDir, 'cut.backup.gz')
  writeFileSync(cut, readFileSync(file).subarray(0, -100))
  expect(await refusal(cut, '--replace')).toContain('not a whole backup')
  expect(await refusal(file)).toContain('is not empty')
  expect(await refusal()).toContain('Usage')
  await mysql.query(`INSERT INTO ${nameOf('auth')}.migrations (name) VALUES ('998-ahead')`)
  expect(await refusal(file, '--replace')).toContain(`${nameOf('auth')} has 998-ahead`)
  await mysql.query(`DELETE FROM ${nameOf('auth')}.migrations WHERE name = '998-ahead'`)
  expect(await everything()).toEqual(there)
})

test.each([
  ['too long', 'auth.staff_keys', 'hash', 'x'.repeat(201), 'Data too long'],
  ['there twice', 'auth.history', 'entry', '1', 'Duplicate entry'],
  ['stored as something else', 'auth.staff_keys', 'changed_at', '2026-01-01', 'was not stored as it is'],
])('a value that is %s leaves everything as it was', async (_what, table, column, value, words) => {
  const there = await everything()
  const spoilt = await withValue(column, table, column, value)
  const options = { file: spoilt, header: await checkBackup(spoilt), replace: true, say }
  await expect(
    withConnection(source, 'The restoring', (connection) => loadBackup(connection, source, options)),
  ).rejects.toThrow(words)
  expect(await everything()).toEqual(there)
})

// evidence: M219 threat.double-sending
test('restored, every byte is as it was, and no message that had not left can leave', async () => {
  expect(await everything()).not.toEqual(before)
  const { code, output } = await restore([file, '--replace'])
  expect([code, output]).toEqual([0, expect.stringContaining('Restored as of 20')])
  expect(output).toContain('messages: 3 that had not left are cancelled')
  const restored = await everything()
  expect(restored).toEqual(valuesAsRestored(before))
  expect(restored['applicants.messages']).not.toEqual(before['applicants.messages'])
  const [states] = await mysql.query(
    `SELECT state, COUNT(*) AS count FROM ${nameOf('applicants')}.messages GROUP BY state ORDER BY state + 0`,
  )
  expect(states).toEqual([
    { state: 'draft', count: 1 },
    { state: 'approved', count: 1 },
    { state: 'sent', count: 1 },
    { state: 'uncertain', count: 1 },
    { state: 'cancelled', count: 3 },
  ])
})

test('settings that Redis still holds of after the backup give way', async () => {
  const client = new Redis(redis.url)
  await client.set('settings:record', laterRecord, 'PX', 600_000)
  await start()
  const { version } = JSON.parse(laterRecord) as { version: number }
  await vi.waitFor(async () => {
    const record = JSON.parse((await client.get('settings:record')) ?? '')
    expect(record.version).toBeLessThan(version)
  }, 30_000)
  client.disconnect()
  await vi.waitFor(async () => {
    const shown = await visitor(stack.url).call('loadSettings', { key: 1 })
    expect(shown).toMatchObject({ cardinalNumber: '46', masterName: '나중' })
  }, 30_000)
})

test('the sessions of then are over and so is their key; the one of the backup is back', async () => {
  expect(later.jar.size).toBeGreaterThan(0)
  const back = visitor(stack.url)
  for (const [name, value] of later.jar) back.jar.set(name, value)
  expect((await back.send('listApplicants', { team: 2 })).status).toBe(401)
  expect((await visitor(stack.url).send('login', { pw: LATER_KEY })).body.adminLoggedIn).toBe(false)
  expect((await visitor(stack.url).send('login', { pw: MANAGER_KEY })).body.managerLoggedIn).toBe(true)
  admin = await signedIn(stack.url, 'admin')
})

test('staff and applicants go on from what they had', async () => {
  expect(await exportsOf(admin)).toEqual(exported)
  for (const [at, { person, id, text }] of people.entries()) {
    const browser = visitor(stack.url)
    expect(await browser.call('findApplicant', person)).toMatchObject({ applicantId: id })
    const mine = await browser.call('getApplication', { id })
    expect(mine).toMatchObject({ applyReason: text, major: `고친 전공 ${at} 🎈` })
    await browser.call('savePage1', { id, major: '이어서', version: mine.version })
  }
  await admin.call('selectPass', { _id: people[0]?.id ?? '', pass: 'finalPass' })
})

test('a new place is made from a backup alone, and is backed up while nothing runs', async () => {
  chmodSync(elsewhere, 0o755)
  const { code, output } = await restore([file], {}, elsewhere)
  expect([code, output]).toEqual([0, expect.stringContaining('applicants: 10 applications')])
  const again = join(elsewhere, 'again.backup.gz')
  expect((await backup([again], {}, elsewhere)).code).toBe(0)
  const [, ...rows] = await whole(again)
  expect(rows).toEqual(asRestored((await whole(file)).slice(1)))
})
