import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { Redis } from 'ioredis'
import { createConnection, type RowDataPacket } from 'mysql2/promise'
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest'
import { assertOfThisVersion } from '../backup/fits.ts'
import {
  checkBackup,
  type Entry,
  type Header,
  isRow,
  isTable,
  readBackup,
  writeBackup,
} from '../backup/format.ts'
import { loadBackup } from '../backup/load.ts'
import { type Source, withConnection } from '../backup/tables.ts'
import { takeBackup } from '../backup/take.ts'
import { baseEnv } from '../src/environment.ts'
import { root, type Service, services } from '../src/paths.ts'
import { freePort } from '../src/ports.ts'
import { startRedis } from '../src/redis.ts'
import { ensureSchemas } from '../src/schemas.ts'
import { readSecrets } from '../src/secrets.ts'
import { type Stack, startStack } from '../src/stack.ts'
import { enrolledPerson, openPeriod, signedIn, type somebody, wholeContent } from '../testing/people.ts'
import { ADMIN_KEY, MANAGER_KEY } from '../testing/stack.ts'
import { type Visitor, visitor } from '../testing/visitor.ts'

// One story: a product is filled, backed up while it runs, goes on, is stopped, spoilt and restored.
const dataDir = mkdtempSync(join(tmpdir(), 'recruit-backup-'))
const elsewhere = mkdtempSync(join(tmpdir(), 'recruit-backup-'))
const file = join(dataDir, 'quiet.backup.gz')
const prefix = `b${process.pid}`
const source: Source = { url: inject('mysqlAdminUrl'), prefix }
const say = () => undefined
const redis = await startRedis({ dataDir, env: { ...process.env, REDIS_URL: undefined }, say })
const env = { MYSQL_URL: `${inject('mysqlAdminUrl')}${prefix}`, REDIS_URL: redis.url }
const LATER_KEY = 'later-key1'

const run = promisify(execFile)
/** `npm run backup`, `restore` or `keys` without npm. Answers what it printed, also where it refused. */
const command = (script: string, args: string[], more: Record<string, string> = {}, folder = dataDir) =>
  run(process.execPath, [join(root, 'infra/local', script), ...args], {
    cwd: root,
    env: { ...baseEnv(process.env, folder), ...more },
  }).then(
    ({ stdout }) => ({ code: 0, output: stdout }),
    (error: { code: number; stdout: string; stderr: string }) => {
      return { code: error.code, output: error.stdout + error.stderr }
    },
  )
const backup = (args: string[], more?: Record<string, string>, folder?: string) =>
  command('backup/backup.ts', args, more, folder)
const restore = (args: string[], more: Record<string, string> = env, folder?: string) =>
  command('backup/restore.ts', args, more, folder)

const start = async () =>
  startStack({
    ...{ dataDir, env: { ...process.env, ...env }, say },
    ...{ port: await freePort(), adminKey: ADMIN_KEY, managerKey: MANAGER_KEY },
  })

const mysql = await createConnection(inject('mysqlAdminUrl'))
const nameOf = (service: Service) => `${prefix}_${service}`
const query = async <Found>(sql: string, values: unknown[] = []) =>
  (await mysql.query<RowDataPacket[]>(sql, values))[0] as Found[]

/** Every value of every table as MySQL itself writes its bytes, without any of the code under test. */
async function everything(): Promise<Record<string, unknown[]>> {
  const all: Record<string, unknown[]> = {}
  for (const service of services) {
    const columns = await query<{ t: string; c: string }>(
      `SELECT table_name AS t, column_name AS c FROM information_schema.columns WHERE table_schema = ?
        ORDER BY table_name, ordinal_position`,
      [nameOf(service)],
    )
    for (const [table, own] of Map.groupBy(columns, ({ t }) => t)) {
      const values = own.map(({ c }) => `HEX(CONCAT(\`${c}\`)) AS \`${c}\``).join(', ')
      const rows = await query(`SELECT ${values} FROM ${nameOf(service)}.${table}`)
      all[`${service}.${table}`] = rows.map((row) => JSON.stringify(row)).sort()
    }
  }
  return all
}

const PEOPLE = ['default', '1stPass', 'finalPass', 'fail'] as const
const LONG = '가😀𝒳é"\\\'\n\t\u2028%'.repeat(100)
const people: { person: ReturnType<typeof somebody>; id: string; text: string }[] = []
let stack: Stack
let admin: Visitor
let before: Awaited<ReturnType<typeof everything>>
let exported: string[]

const exportsOf = async (staff: Visitor) => {
  const terms = [1, 2].map((term) => staff.call('exportApplicants', { term }))
  return (await Promise.all(terms)).map(({ csv }) => csv)
}

async function fill(): Promise<void> {
  admin = await openPeriod(stack.url)
  for (const pass of PEOPLE) {
    const { browser, id } = await enrolledPerson(stack.url, 1)
    await browser.call('savePage2', { id, ...wholeContent, isFinalSubmit: true })
    await admin.call('selectPass', { _id: id, pass })
  }
  await admin.call('newTerm', {})
  await admin.call('modifyRecruitInfo', { isApplicationPeriod: true, cardinalNumber: '46' })
  for (const [at, pass] of PEOPLE.entries()) {
    const text = [...LONG].slice(0, 1000 - at).join('')
    const { person, browser, id } = await enrolledPerson(stack.url, 2)
    await browser.call('savePage2', {
      id,
      ...wholeContent,
      applyReason: text,
      isFinalSubmit: pass !== 'fail',
    })
    await browser.send('savePage1', { id, major: `고친 전공 ${at} 🎈` }, { 'Idempotency-Key': randomUUID() })
    await admin.call('selectPass', { _id: id, pass })
    await admin.call('setInterviewDate', { _id: id, date: `11월 ${at + 1}일 19:00` })
    people.push({ person, id, text })
  }
  // What no form would send, yet a column can hold.
  await mysql.query(
    `INSERT INTO ${nameOf('applicants')}.applications
      (id, term, name, student_id, ewhaian_id, team, interview_hours, apply_reason, activity_plan, created_at) VALUES
      ('odd', 1, ?, '0', '', 3, '[1,  2]', '', ?, '2026-01-02 03:04:05.000001')`,
    ['\ufeffB\0M ', '\r\n\u2029\u001a'],
  )
}

beforeAll(async () => {
  stack = await start()
  await fill()
})
afterAll(async () => {
  await stack?.stop()
  await redis.stop()
  for (const service of services) {
    await mysql.query(`DROP DATABASE IF EXISTS ${nameOf(service)}`)
    for (const user of [nameOf(service), `${nameOf(service)}_ddl`])
      await mysql.query(`DROP USER IF EXISTS ?@'%'`, [user])
  }
  await mysql.end()
  for (const folder of [dataDir, elsewhere]) rmSync(folder, { recursive: true, force: true })
})

/** What a backup says of a table, row by row. */
function rowsIn(entries: Entry[], wanted: string): Record<string, string | null>[] {
  const found: Record<string, string | null>[] = []
  let columns: string[] | undefined
  for (const entry of entries)
    if (isTable(entry)) columns = `${entry.schema}.${entry.table}` === wanted ? entry.columns : undefined
    else if (columns && isRow(entry))
      found.push(Object.fromEntries(columns.map((column, at) => [column, entry[at] ?? null])))
  return found
}
/** Each application with its status, and with the last one that the history has of it. */
function statusesIn(entries: Entry[]) {
  const last = new Map(
    rowsIn(entries, 'applicants.history')
      .filter(({ what }) => what === 'pass')
      .map(({ about, to_text }) => [about, to_text]),
  )
  return rowsIn(entries, 'applicants.applications').map(({ id, pass }) => ({
    pass,
    history: last.get(id ?? '') ?? 'default',
  }))
}
async function whole(path: string): Promise<Entry[]> {
  const entries: Entry[] = []
  for await (const entry of readBackup(path)) entries.push(entry)
  return entries
}

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
  for (const line of [/^applicants: 10 applications, \d+ history, \d+ outcomes/m, /^settings: /m, /^auth: /m])
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
  await command('src/keys.ts', ['admin'], { ADMIN_KEY: LATER_KEY })
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

/** The backup once more with something else in it, and a checksum that fits. */
async function forged(name: string, change: (entry: Entry) => Entry): Promise<string> {
  const target = join(dataDir, name)
  const entries = await whole(file)
  await writeBackup(
    target,
    (async function* () {
      for (const entry of entries) yield change(structuredClone(entry))
    })(),
  )
  return target
}
const withHeader = (name: string, change: (header: Header) => void) =>
  forged(name, (entry) => {
    if ('format' in entry) change(entry)
    return entry
  })
/** Another value in the rows of a table. */
const withValue = (name: string, where: string, column: string, value: string) => {
  let at = -1
  return forged(name, (entry) => {
    if (isTable(entry)) at = `${entry.schema}.${entry.table}` === where ? entry.columns.indexOf(column) : -1
    else if (at >= 0 && isRow(entry)) entry[at] = value
    return entry
  })
}

test('what was cut off or damaged anywhere is recognised', async () => {
  const bytes = readFileSync(file)
  const damaged = join(dataDir, 'damaged.backup.gz')
  const isRefused = async (content: Buffer) => {
    writeFileSync(damaged, content)
    await expect(whole(damaged)).rejects.toThrow('is not a whole backup')
  }
  // The first ten bytes say nothing of the content.
  for (let step = 0; step < 60; step++) {
    const at = 10 + Math.floor(((bytes.length - 10) * step) / 60)
    await isRefused(bytes.subarray(0, at))
    await isRefused(
      Buffer.concat([bytes.subarray(0, at), Buffer.of((bytes[at] ?? 0) ^ 4), bytes.subarray(at + 1)]),
    )
  }
  await isRefused(bytes.subarray(0, -1))
  await isRefused(Buffer.concat([bytes, bytes]))
})

test('another format or version is refused, with the way to go', async () => {
  const refusal = async (path: string) => {
    const header = await checkBackup(path)
    assertOfThisVersion(path, header)
  }
  const text = join(dataDir, 'text')
  writeFileSync(text, 'SELECT 1')
  await expect(refusal(text)).rejects.toThrow('not a whole backup')
  const next = await withHeader('format', (header) => {
    header.version = 2
  })
  await expect(refusal(next)).rejects.toThrow('is of format 2')
  const older = await withHeader('older', ({ schemas }) => schemas.settings.migrations.pop())
  await expect(refusal(older)).rejects.toThrow('by an older version: its settings has no 0')
  const newer = await withHeader('newer', ({ schemas }) => schemas.auth.migrations.push('999-more'))
  await expect(refusal(newer)).rejects.toThrow('by a newer version: its auth has 999-more')
  await expect(
    refusal(
      await withHeader('count', ({ schemas }) => {
        schemas.auth.rows.history = 999
      }),
    ),
  ).rejects.toThrow('not as many auth.history')
  await refusal(file)
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

test('restored, every byte is as it was', async () => {
  expect(await everything()).not.toEqual(before)
  const { code, output } = await restore([file, '--replace'])
  expect([code, output]).toEqual([0, expect.stringContaining('Restored as of 20')])
  expect(await everything()).toEqual(before)
})

test('settings that Redis still holds of after the backup give way', async () => {
  const client = new Redis(redis.url)
  await client.set('settings:record', laterRecord, 'PX', 600_000)
  stack = await start()
  const { version } = JSON.parse(laterRecord) as { version: number }
  await vi.waitFor(async () => {
    const record = JSON.parse((await client.get('settings:record')) ?? '')
    expect(record.version).toBeLessThan(version)
  }, 10_000)
  client.disconnect()
  await vi.waitFor(async () => {
    const shown = await visitor(stack.url).call('loadSettings', { key: 1 })
    expect(shown).toMatchObject({ cardinalNumber: '46', masterName: '나중' })
  }, 10_000)
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

test('histories only grow, as before', async () => {
  for (const service of services) {
    const { app } = (await ensureSchemas(source.url, readSecrets(dataDir), prefix))[service]
    const own = await createConnection(app)
    await expect(own.query('DELETE FROM history')).rejects.toMatchObject({
      code: 'ER_TABLEACCESS_DENIED_ERROR',
    })
    await own.end()
  }
})

test('a new place is made from a backup alone, and is backed up while nothing runs', async () => {
  chmodSync(elsewhere, 0o755)
  const { code, output } = await restore([file], {}, elsewhere)
  expect([code, output]).toEqual([0, expect.stringContaining('applicants: 10 applications')])
  const again = join(elsewhere, 'again.backup.gz')
  expect((await backup([again], {}, elsewhere)).code).toBe(0)
  const [, ...rows] = await whole(again)
  expect(rows).toEqual((await whole(file)).slice(1))
})
