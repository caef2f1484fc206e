import { randomUUID } from 'node:crypto'
import { type Service, services } from '@recruit/local/paths'
import { grantTables } from '@recruit/local/stack/schemas'
import { enrolledPerson, openPeriod } from '@recruit/local/testing/people'
import { type SharedStack, sharedStack } from '@recruit/local/testing/shared-stack'
import { visitor } from '@recruit/local/testing/visitor'
import { Redis } from 'ioredis'
import { createConnection } from 'mysql2/promise'
import { beforeAll, describe, expect, test } from 'vitest'

let stack: SharedStack
beforeAll(async () => {
  stack = await sharedStack()
})

const TABLE: Record<Service, string> = {
  applicants: 'applications',
  settings: 'settings',
  auth: 'staff_keys',
}

// evidence: threat.stolen-account
describe("a service's MySQL user", () => {
  /** The error code of each statement, or 'done'. */
  async function outcomes(url: string, statements: string[]): Promise<string[]> {
    const mysql = await createConnection(url)
    try {
      const seen: string[] = []
      for (const sql of statements)
        seen.push(
          await mysql.query(sql).then(
            () => 'done',
            (error: { code: string }) => error.code,
          ),
        )
      return seen
    } finally {
      await mysql.end()
    }
  }
  const nameOf = (service: Service) => `${stack.prefix}_${service}`

  // evidence: V13.2.2 M67
  test.each(services)('of %s reads and writes its own rows and sees no other schema', async (service) => {
    const { app } = stack.schemas[service]
    expect(await outcomes(app, [`SELECT 1 FROM ${TABLE[service]} LIMIT 1`])).toEqual(['done'])
    for (const other of services.filter((one) => one !== service))
      expect(
        await outcomes(app, [
          `SELECT * FROM ${nameOf(other)}.${TABLE[other]}`,
          `DELETE FROM ${nameOf(other)}.${TABLE[other]}`,
          `USE ${nameOf(other)}`,
        ]),
      ).toEqual(['ER_TABLEACCESS_DENIED_ERROR', 'ER_TABLEACCESS_DENIED_ERROR', 'ER_DBACCESS_DENIED_ERROR'])
    expect(await outcomes(app, ['SELECT * FROM mysql.user', 'SHOW GRANTS FOR root@localhost'])).not.toContain(
      'done',
    )
  })

  // evidence: V14.2.4 V16.4.2 M68
  test.each(services)('of %s adds to its history and takes nothing out of it', async (service) => {
    const denied = 'ER_TABLEACCESS_DENIED_ERROR'
    const statements = [
      "INSERT INTO history (at, role, session, what, from_text, to_text) VALUES (NOW(6), 'x', '', 'x', '', '')",
      'SELECT 1 FROM history',
      'DELETE FROM history',
      "UPDATE history SET from_text = '', to_text = ''",
      "INSERT INTO migrations (name) VALUES ('x')",
    ]
    const expected = ['done', 'done', denied, denied, denied]
    const { app } = stack.schemas[service]
    expect(await outcomes(app, statements)).toEqual(expected)

    // The next start corrects an older installation that granted more.
    const admin = await createConnection(stack.mysqlAdminUrl)
    await admin.query(`GRANT UPDATE ON \`${nameOf(service)}\`.history TO ?@'%'`, [nameOf(service)])
    const here = `\`${nameOf(service).replaceAll('_', '\\_')}\`.*`
    await admin.query(`GRANT SELECT, INSERT, UPDATE, DELETE ON ${here} TO ?@'%'`, [nameOf(service)])
    await admin.end()
    expect(await outcomes(app, ['DELETE FROM history WHERE 1 = 0'])).toEqual(['done'])
    await grantTables(stack.mysqlAdminUrl, stack.prefix)
    expect(await outcomes(app, statements)).toEqual(expected)
  })

  // evidence: M69
  test('of applicants empties the personal texts about an application that is gone, and nothing else', async () => {
    const entry = (about: string, what: string) =>
      `INSERT INTO history (at, role, session, what, about, from_text, to_text)
        VALUES (NOW(6), 'applicant', '', '${what}', '${about}', '김가온', '김나온')`
    const { app } = stack.schemas.applicants
    const mysql = await createConnection(app)
    const textsAbout = async (about: string) => {
      const [rows] = await mysql.query('SELECT what, from_text, to_text FROM history WHERE about = ?', [
        about,
      ])
      return (rows as { what: string; from_text: string; to_text: string }[]).map(
        ({ what, from_text, to_text }) => `${what}: ${from_text} > ${to_text}`,
      )
    }
    try {
      await openPeriod(stack.url)
      const { id } = await enrolledPerson(stack.url)
      const gone = randomUUID()
      for (const about of [id, gone])
        expect(await outcomes(app, [entry(about, 'name'), entry(about, 'pass')])).toEqual(['done', 'done'])
      for (const about of [id, gone]) await mysql.query('CALL conceal_history(?)', [about])
      expect(await textsAbout(gone)).toEqual(['name:  > ', 'pass: 김가온 > 김나온'])
      expect(await textsAbout(id)).toEqual(['name: 김가온 > 김나온', 'pass: 김가온 > 김나온'])
    } finally {
      await mysql.end()
    }
    expect(
      await outcomes(app, ['DROP PROCEDURE conceal_history', 'CREATE PROCEDURE mine() SELECT 1']),
    ).toEqual(['ER_PROCACCESS_DENIED_ERROR', 'ER_DBACCESS_DENIED_ERROR'])
  })

  test.each(services)('of %s cannot change its tables; the user of its migrations can', async (service) => {
    const table = TABLE[service]
    const changes = [
      `ALTER TABLE ${table} ADD COLUMN more INT`,
      `ALTER TABLE ${table} DROP COLUMN more`,
      'CREATE TABLE more (id INT)',
      'DROP TABLE more',
    ]
    const { app, ddl } = stack.schemas[service]
    expect(new URL(ddl).username).not.toBe(new URL(app).username)
    expect(new Set(await outcomes(app, [...changes, `TRUNCATE ${table}`]))).toEqual(
      new Set(['ER_TABLEACCESS_DENIED_ERROR']),
    )
    expect(new Set(await outcomes(ddl, changes))).toEqual(new Set(['done']))
    const other = services.find((one) => one !== service) ?? 'auth'
    expect(await outcomes(ddl, [`SELECT 1 FROM ${nameOf(other)}.${TABLE[other]}`])).toEqual([
      'ER_TABLEACCESS_DENIED_ERROR',
    ])
  })
})

test('the whole product gets by with the rights of its Redis users', async () => {
  const admin = await openPeriod(stack.url)
  await admin.call('modifyMasterInfo', { masterName: '아무개' })
  expect((await visitor(stack.url).call('loadSettings', { key: 1 })).masterName).toBe('아무개')
  const { browser, person } = await enrolledPerson(stack.url)
  await browser.send('findApplicant', { ...person, name: '김나온' })
  await admin.send('login', { pw: 'wrong' })
  await admin.call('logout', {})
  const redis = new Redis(stack.redisUrl)
  expect(await redis.call('ACL', 'LOG')).toEqual([])
  redis.disconnect()
})

// evidence: threat.stolen-account
describe("a program's Redis user", () => {
  const NEVER = ['FLUSHALL', 'KEYS *', 'CONFIG GET *', 'ACL LIST', 'CLIENT LIST', 'SHUTDOWN']
  const may = {
    gateway: ['GETEX session:x', 'GET settings:record', 'INCRBY throttle:gateway:x 1'],
    applicants: [
      'GET settings:record',
      'INCRBY throttle:applicants:x 1',
      'MGET throttle:applicants:x throttle:applicants:y',
    ],
    settings: [
      'GET settings:record',
      'SET settings:record x',
      'PTTL settings:record',
      'PEXPIRE settings:record 1',
      'WAIT 0 1',
    ],
    auth: ['SET session:x 1', 'ZADD sessions:admin 1 x', 'DEL session:x', 'INCRBY throttle:auth:x 1'],
  }
  const mayNot = {
    gateway: [
      'SET session:x 1',
      'SET settings:record x',
      'INCRBY throttle:auth:x 1',
      'ZADD sessions:admin 1 x',
    ],
    applicants: [
      'SET settings:record x',
      'GET session:x',
      'INCRBY throttle:gateway:x 1',
      'MGET throttle:applicants:x throttle:gateway:x',
      'DEL settings:record',
    ],
    settings: ['GET session:x', 'INCRBY throttle:auth:x 1', 'DEL settings:record'],
    auth: ['GET settings:record', 'SET settings:record x', 'INCRBY throttle:applicants:x 1', 'GET session:x'],
  }

  // evidence: V13.2.2 V14.2.2 M99
  test.each(['gateway', 'applicants', 'settings', 'auth'] as const)(
    'of %s has its keys alone',
    async (user) => {
      const redis = new Redis(stack.redisUrls[user])
      const ask = (command: string) => {
        const [name = '', ...args] = command.split(' ')
        return redis.call(name, ...args).then(
          () => 'done',
          (error: Error) => error.message.split(' ')[0],
        )
      }
      try {
        for (const command of may[user]) expect([command, await ask(command)]).toEqual([command, 'done'])
        for (const command of [...mayNot[user], ...NEVER])
          expect([command, await ask(command)]).toEqual([command, 'NOPERM'])
        const script = redis.eval('return redis.call("SET", KEYS[1], "x")', 1, 'elsewhere')
        await expect(script).rejects.toThrow('NOPERM')
      } finally {
        redis.disconnect()
      }
    },
  )
})
