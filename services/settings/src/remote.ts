import { TOKEN_HEADER } from '@recruit/chassis/internal-token'
import { parseRecord, type SettingsRecord } from './record.ts'

export const INTERNAL_SETTINGS_PATH = '/internal/settings'
const LIMIT_MS = 2_000

/** Reads the record from the settings service itself; `mint` makes the internal token. Rejects when it does not answer. */
export function remoteSettings(
  settingsUrl: string,
  mint: (audience: string) => string,
): () => Promise<SettingsRecord> {
  const urls = settingsUrl.split(',')
  let turn = 0
  return async () => {
    const url = urls[turn++ % urls.length]
    const response = await fetch(`${url}${INTERNAL_SETTINGS_PATH}`, {
      headers: { [TOKEN_HEADER]: mint('settings') },
      signal: AbortSignal.timeout(LIMIT_MS),
    })
    const record = response.ok ? parseRecord(await response.text()) : null
    if (!record) throw new Error(`The settings service answered ${response.status}`)
    return record
  }
}
