/**
 * `npm run secrets`: creates the secret files of compose.yaml, random; ADMIN_KEY and MANAGER_KEY are used if given.
 * Existing files stay, so that a repeat is safe. With `internal`, it replaces the keys between the programs.
 */
import { chmodSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { readArguments } from '@recruit/local/arguments'
import { chooseKeys, givenKeys, keyLines, storedKeys } from '@recruit/local/keys/auth-keys'
import { withSecretFiles } from '@recruit/local/keys/secret-files'
import { makeKeyPair, readSecrets, writeSecrets } from '@recruit/local/keys/secrets'
import { runCommand } from '@recruit/local/process/run-command'
import { secretTexts } from './secret-texts.ts'

const INTERNAL = ['gateway', 'applicants'].flatMap((issuer) => [
  `${issuer}-signing-key`,
  `${issuer}-public-keys`,
])

async function makeSecrets(): Promise<void> {
  const { words } = readArguments({
    usage: 'npm run secrets [-- internal]',
    words: ['internal'],
  })
  const folder = resolve(import.meta.dirname, process.env.SECRETS_DIR || 'secrets')
  const known = (name: string) =>
    existsSync(join(folder, name)) ? readFileSync(join(folder, name), 'utf8') : undefined
  const isNew = known('admin-key') === undefined
  // Production refuses the obvious keys.
  const env = { ...withSecretFiles(process.env), NODE_ENV: 'production' }
  const given = isNew ? givenKeys(env) : storedKeys(known)
  const keys = chooseKeys(given, env)
  // The folder excludes other users; its files must be readable for any user of a container.
  mkdirSync(folder, { recursive: true })
  chmodSync(folder, 0o700)
  if (words.includes('internal')) {
    writeSecrets(folder, { ...readSecrets(folder), gateway: makeKeyPair(), applicants: makeKeyPair() })
    for (const name of INTERNAL) rmSync(join(folder, name), { force: true })
  }
  for (const [name, text] of Object.entries(secretTexts(folder, keys)))
    if (known(name) === undefined) writeFileSync(join(folder, name), text, { mode: 0o444 })
  if (isNew) console.log(keyLines(keys).join('\n'))
  console.log(`Secrets: ${folder}`)
}

await runCommand(makeSecrets)
