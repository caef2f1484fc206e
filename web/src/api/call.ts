import endpoints from 'virtual:endpoints'
import { currentLanguage } from '../i18n/text.ts'
import { createClient } from './client.ts'

/** Makes one call of the contract from this browser; throws `CallError` on anything but a 200. */
export const call = createClient({
  endpoints,
  fetch: (...request) => fetch(...request),
  language: currentLanguage,
  cookies: () => document.cookie,
})
