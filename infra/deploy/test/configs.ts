import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chooseKeys } from '@recruit/local/keys/auth-keys'
import { afterAll } from 'vitest'
import { readGatewayConfig } from '../../../gateway/src/config.ts'
import { applicantsConfig } from '../../../services/applicants/src/config.ts'
import { deliveryConfig } from '../../../services/applicants/src/messages/delivering/delivery-config.ts'
import { authConfig } from '../../../services/auth/src/config.ts'
import { settingsConfig } from '../../../services/settings/src/config.ts'
import { type ComposeService, filled } from '../compose-file.ts'
import { secretTexts } from '../secret-texts.ts'

/** How each program reads its environment. An invalid one ends the process, and a test with it. */
export const configOf = {
  gateway: readGatewayConfig,
  applicants: applicantsConfig,
  delivery: deliveryConfig,
  settings: settingsConfig,
  auth: authConfig,
}

/**
 * The secrets of an installation as files of a folder, until the tests are over. `environmentOf` is what a program in a
 * container receives, with those files instead of its own.
 */
export function installation(more: Record<string, string> = {}, edited = (text: string) => text) {
  const folder = mkdtempSync(join(tmpdir(), 'recruit-secrets-'))
  afterAll(() => rmSync(folder, { recursive: true }))
  const texts: Record<string, string> = { ...secretTexts(folder, chooseKeys({}, {})), ...more }
  for (const [name, text] of Object.entries(texts)) writeFileSync(join(folder, name), edited(text))
  const environmentOf = (given: ComposeService['environment'] = {}): Record<string, string> => ({
    ...{ NODE_ENV: 'production', HOST: '0.0.0.0', PORT: '8080' },
    ...Object.fromEntries(
      Object.entries(given).map(([name, value]) => [name, filled(value, {}).replace('/run/secrets', folder)]),
    ),
  })
  return { texts, environmentOf }
}
