import { TOKEN_HEADER } from '@recruit/chassis/tokens/internal-token'
import { parseRecord, type SettingsRecord } from './record.ts'

export const INTERNAL_SETTINGS_PATH = '/internal/settings'
/** For each replica. */
const LIMIT_MS = 1_000

/** Reads the record from the settings service itself, from another replica where one fails; `mint` makes the internal token. Rejects when none answers. */
export function remoteSettings(
  settingsUrl: string,
  mint: (audience: string) => string,
): () => Promise<SettingsRecord> {
  const urls = settingsUrl.split(',')
  let turn = 0
  async function ask(url: string | undefined): Promise<SettingsRecord> {
    const response = await fetch(`${url}${INTERNAL_SETTINGS_PATH}`, {
      headers: { [TOKEN_HEADER]: mint('settings') },
      signal: AbortSignal.timeout(LIMIT_MS),
    })
    const record = response.ok ? parseRecord(await response.text()) : null
    if (!record) throw new Error(`The settings service answered ${response.status}`)
    return record
  }
  return async () => {
    const first = turn++
    for (let at = 1; at < urls.length; at++) {
      const record = await ask(urls[(first + at) % urls.length]).catch(() => null)
      if (record) return record
    }
    return ask(urls[first % urls.length])
  }
}
