import { chmodSync, chownSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createConnection } from 'mysql2/promise'
import { expect, onTestFinished, test } from 'vitest'
import { findProgram } from '../src/install/machine.ts'
import { startMysql } from '../src/servers/mysql.ts'

const isRoot = process.getuid?.() === 0
const isThere = findProgram(['mariadbd', 'mysqld'], process.env) !== null

function folder(mode: number): string {
  const dataDir = mkdtempSync(join(tmpdir(), 'recruit-mysql-user-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }))
  chmodSync(dataDir, mode)
  return dataDir
}

/** Starts the server, queries it, and returns its user. */
async function userOfServer(dataDir: string) {
  const said: string[] = []
  const env = { ...process.env, MYSQL_URL: undefined, CONTAINERS: 'off' }
  const server = await startMysql({ dataDir, env, say: (line) => said.push(line) })
  try {
    const connection = await createConnection({ uri: server.url })
    await connection.query('CREATE SCHEMA IF NOT EXISTS kept')
    await connection.end()
    const pid = readFileSync(join(dataDir, 'mysql/data/server.pid'), 'utf8').trim()
    const [, uid] = /^Uid:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
    return { uid: Number(uid), said }
  } finally {
    await server.stop()
  }
}

// evidence: M98 threat.root-database
test.skipIf(!isRoot || !isThere)('started by root the server runs as an ordinary user', async () => {
  const dataDir = folder(0o711)
  const { uid } = await userOfServer(dataDir)
  expect(uid).not.toBe(0)
  expect(statSync(join(dataDir, 'mysql/data')).uid).toBe(uid)

  // Earlier versions ran it as root: such data are given to that user.
  for (const path of ['mysql/data', 'mysql/data/ibdata1']) chownSync(join(dataDir, path), 0, 0)
  expect((await userOfServer(dataDir)).uid).toBe(uid)
  expect(statSync(join(dataDir, 'mysql/data/ibdata1')).uid).toBe(uid)
})

test.skipIf(!isRoot || !isThere)(
  'where no other user can reach the folder, it says that it runs as root',
  async () => {
    const { uid, said } = await userOfServer(folder(0o700))
    expect(uid).toBe(0)
    expect(said.join()).toMatch(/MySQL runs as root: no other user can reach/)
  },
)
