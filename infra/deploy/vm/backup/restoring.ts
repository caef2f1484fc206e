import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { withTlsFiles } from '@recruit/chassis/config/tls-files'
import { checkBackup } from '@recruit/local/backup/format'
import { loadBackup } from '@recruit/local/backup/load'
import { type Source, withConnection } from '@recruit/local/backup/tables'
import { withSecretFiles } from '@recruit/local/keys/secret-files'
import { root, services } from '@recruit/local/paths'
import { PlainError } from '@recruit/local/plain-error'
import { migratedSchemas } from '@recruit/local/stack/product'
import { prefixOf } from '@recruit/local/stack/schemas'
import { fetchSnapshot, type Snapshot } from './repository.ts'

const env = withSecretFiles(process.env)
/** The live schemas by MYSQL_URL, with the certificate files that the environment names. */
export function sourceIn({ MYSQL_URL: given = 'mysql://mysql/recruit', ...more }: NodeJS.ProcessEnv): Source {
  return { url: withTlsFiles(given, 'MYSQL', more), prefix: prefixOf(given) }
}
export const source = sourceIn(env)
const PROOF = 'proof'
const SCHEMAS = services.map((service) => `${PROOF}_${service}`)

/** Runs the work with the backup as a file in memory, which no disk keeps. */
async function withFile(snapshot: Snapshot, work: (file: string, dataDir: string) => Promise<void>) {
  const folder = mkdtempSync(join(tmpdir(), 'backup-'))
  try {
    const file = join(folder, 'recruit.backup.gz')
    await fetchSnapshot(snapshot, file)
    await work(file, folder)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** Replaces the data by the backup with the product's own command, whole or not at all. */
export const restore = (snapshot: Snapshot, signal: AbortSignal): Promise<void> =>
  withFile(snapshot, async (file, dataDir) => {
    const args = ['infra/local/backup/restore.ts', file, '--replace']
    const child = spawn(process.execPath, args, {
      cwd: root,
      env: { ...process.env, DATA_DIR: dataDir },
      stdio: 'inherit',
      signal,
    })
    const [code] = await once(child, 'exit')
    if (code !== 0) throw new PlainError(`The backup of ${snapshot.time} was not restored.`)
  })

/** Restores into an empty database next to the live one, where every row is read back and compared; then drops it. */
export const prove = (snapshot: Snapshot, signal: AbortSignal): Promise<void> =>
  withFile(snapshot, async (file, dataDir) => {
    const say = () => {}
    const { url } = source
    const proof: Source = { url, prefix: PROOF }
    const header = await checkBackup(file)
    await dropProof()
    try {
      await migratedSchemas({ dataDir, env, say, signal }, url, PROOF)
      await withConnection(
        proof,
        'The proof',
        (connection) => loadBackup(connection, proof, { file, header, replace: false, say }),
        signal,
      )
    } finally {
      await dropProof()
    }
  })

const dropProof = (): Promise<void> =>
  withConnection(source, 'Dropping the proof', async (connection) => {
    for (const schema of SCHEMAS) {
      await connection.promise().query(`DROP DATABASE IF EXISTS \`${schema}\``)
      for (const user of [schema, `${schema}_ddl`])
        await connection.promise().query("DROP USER IF EXISTS ?@'%'", [user])
    }
  })
