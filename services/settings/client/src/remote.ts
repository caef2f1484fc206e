import { setTimeout as sleep } from 'node:timers/promises'
import { TOKEN_HEADER } from '@recruit/chassis/tokens/internal-token'
import { parseRecord, type SettingsRecord } from './record.ts'

export const INTERNAL_SETTINGS_PATH = '/internal/settings'
/** Per replica. */
const LIMIT_MS = 1_000
/**
 * A replica that hangs, a stopped one for instance, delays a caller only this long: then another one is asked as well.
 */
const PATIENCE_MS = 200
/** A restarting service refuses connections for a moment: it is retried until then. */
const INSIST_MS = 1_500
const AGAIN_MS = 100

/**
 * Reads the record from the settings service itself, from another replica after a failure or a long wait, and again if
 * none answers; `mint` makes the internal token. Rejects after a limit.
 */
export function remoteSettings(
  settingsUrl: string,
  mint: (audience: string) => string,
  { patienceMs = PATIENCE_MS, insistMs = INSIST_MS } = {},
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
  /** The first answer of `count` replicas, each asked once the one before fails or takes long. */
  async function askOneOf(first: number, count: number): Promise<SettingsRecord> {
    const answer = ask(urls[first % urls.length])
    if (count === 1) return answer
    const isGood = answer.then(
      () => true,
      () => false,
    )
    if (await Promise.race([isGood, sleep(patienceMs, false, { ref: false })])) return answer
    const next = askOneOf(first + 1, count - 1)
    return Promise.any([answer, next]).catch(() => next)
  }
  return async () => {
    const until = performance.now() + insistMs
    for (;;) {
      try {
        return await askOneOf(turn++, urls.length)
      } catch (error) {
        if (performance.now() > until) throw error
        await sleep(AGAIN_MS)
      }
    }
  }
}
