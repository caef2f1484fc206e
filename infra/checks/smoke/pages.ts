import { type Check, type Checks, must, mustAnswer, type Reply, type Site } from './site.ts'

/** Expected on every reply, page or not. */
const HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
}
const TYPES: Record<string, string> = {
  css: 'text/css',
  js: 'text/javascript',
  svg: 'image/svg+xml',
  png: 'image/png',
  woff2: 'font/woff2',
  webmanifest: 'application/manifest+json',
}

export const page = (site: Site, language: string): Promise<Reply> =>
  site.ask('/', { headers: { 'Accept-Language': language } })

/** The settings that a page contains. */
export function settingsIn({ text }: Reply): Record<string, unknown> {
  const inside = /id="settings"[^>]*>([^<]+)<\/script>/.exec(text)?.[1]
  must(inside !== undefined, 'brings no settings along')
  return JSON.parse(inside) as Record<string, unknown>
}

const inLanguage =
  (language: 'ko' | 'en'): Check =>
  async (site) => {
    const reply = await page(site, language)
    mustAnswer(reply, 200)
    must(reply.headers.get('content-type') === 'text/html; charset=utf-8', 'is no page')
    must(reply.text.includes(`<html lang="${language}"`), `is not in ${language}`)
    must('isInDB' in settingsIn(reply), 'brings settings along that are none')
  }

/** The files of the site that a page loads. */
const assetsIn = ({ text }: Reply): string[] => [
  ...new Set([...text.matchAll(/(?:src|href)="(\/[^"#]+\.\w+)"/g)].map(([, path = '']) => path)),
]

export const pages: Checks = {
  'front page in Korean': inLanguage('ko'),
  'front page in English': inLanguage('en'),
  'security headers': async (site) => {
    for (const reply of [await page(site, 'ko'), await site.ask('/api/nothing')]) {
      for (const [name, value] of Object.entries(HEADERS))
        must(reply.headers.get(name) === value, `${name} is ${reply.headers.get(name)}`)
      const policy = reply.headers.get('content-security-policy') ?? ''
      must(
        policy.startsWith("default-src 'none'"),
        'the content security policy allows what it does not name',
      )
      must(policy.includes("frame-ancestors 'none'"), 'other sites may frame it')
      must(!policy.includes('unsafe'), 'the content security policy allows inline code')
      must(!reply.headers.has('x-powered-by'), 'says what it is made with')
    }
  },
  'scripts, styles and pictures': async (site) => {
    const paths = assetsIn(await page(site, 'ko'))
    must(
      paths.some((path) => path.endsWith('.js')) && paths.some((path) => path.endsWith('.css')),
      'the page names no script or no style',
    )
    for (const path of paths) {
      const { status, headers, text } = await site.ask(path)
      must(status === 200 && text.length > 0, `${path} answered ${status}`)
      const type = TYPES[path.split('.').at(-1) ?? ''] ?? ''
      must(
        headers.get('content-type')?.startsWith(type) === true,
        `${path} is ${headers.get('content-type')}`,
      )
      const isKept = !path.startsWith('/assets/') || /immutable/.test(headers.get('cache-control') ?? '')
      must(isKept, `${path} is not kept by browsers`)
    }
  },
  'page that is not there': async (site) => mustAnswer(await site.ask('/no-such-page'), 404),
}
