import { setTimeout as sleep } from 'node:timers/promises'
import { type Browser, chromium, type Page } from '@playwright/test'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { chromiumPath } from '../src/install/browser.ts'
import { freePort } from '../src/stack/ports.ts'
import { CHROMIUM_ARGS } from '../testing/chromium-args.ts'
import { copiedRepository } from '../testing/copied.ts'
import { findProcess, kill, launch, processesOf, temporaryData } from '../testing/launched.ts'
import { visitor } from '../testing/visitor.ts'

const WAIT = { timeout: 20_000, interval: 20 }
/** The watcher ignores a second save of a file within a moment, which no person makes. */
const AGAIN_MS = 200
const copy = copiedRepository()
const { dataDir, remove } = temporaryData()
const port = await freePort()
const url = `http://localhost:${port}`
const develop = () => launch([process.execPath, copy.path('infra/local/launch.mjs'), 'dev'], dataDir, port)

let running: ReturnType<typeof launch>
let browser: Browser
let page: Page
let adminKey = ''
const complaints: string[] = []

beforeAll(async () => {
  running = develop()
  await running.ready
  adminKey = /^Admin key: (\S+)$/m.exec(running.output())?.[1] ?? ''
  browser = await chromium.launch({
    executablePath: chromiumPath(),
    args: CHROMIUM_ARGS,
  })
  page = await browser.newPage({ baseURL: url, locale: 'en-US' })
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
  page.on('pageerror', (error) => complaints.push(error.message))
  await page.goto('/')
})
afterAll(async () => {
  await browser?.close()
  remove()
  copy.remove()
})

/** Changes a part of a file of the copy; returns a function that undoes it. */
function edit(file: string, from: string | RegExp, to: string): () => void {
  const before = copy.read(file)
  const after = before.replace(from, to)
  if (after === before) throw new Error(`${file} has no ${from}`)
  copy.write(file, after)
  return () => copy.write(file, before)
}
const signIn = async () => (await visitor(url).send('login', { pw: adminKey })).body.message

describe('npm run dev', () => {
  test('shows a changed text without loading the page anew, under the policy of the product', async () => {
    await page.evaluate('window.isSamePage = true')
    edit('web/src/features/landing/text.ts', /(?<=en: \{\s+headline: ')[^']+/, 'Another headline')
    await page.getByText('Another headline').waitFor()
    const colours = 'infra/contract/src/theme/colours.css'
    const ground = () =>
      page.evaluate("getComputedStyle(document.documentElement).getPropertyValue('--page')")
    edit(colours, /(?<=--page: )[^;]+/, 'rgb(1, 2, 3)')
    await expect.poll(ground, WAIT).toBe('rgb(1, 2, 3)')
    await sleep(AGAIN_MS)
    // An editor empties a file before it writes it; the half state must not stay visible.
    const half = copy.read(colours)
    copy.write(colours, '')
    await sleep(20)
    copy.write(colours, half.replace(/(?<=--page: )[^;]+/, 'rgb(9, 9, 9)'))
    await expect.poll(ground, WAIT).toBe('rgb(9, 9, 9)')
    expect(await page.evaluate('window.isSamePage')).toBe(true)
    expect(complaints).toEqual([])
    const policy = (await fetch(url)).headers.get('content-security-policy')
    expect(policy).toMatch(/^default-src 'none'; script-src 'self' [^;]*'nonce-/)
    expect(policy).not.toContain('unsafe')
  })

  test('a mistake in the web app is shown on the page, loaded again or not, until it is fixed', async () => {
    const undo = edit('web/src/features/landing/landing-screen.tsx', 'export function', 'export funktion')
    const overlay = page.locator('vite-error-overlay')
    await overlay.getByText('landing-screen.tsx').first().waitFor()
    await page.reload()
    await overlay.getByText('landing-screen.tsx').first().waitFor()
    undo()
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect(await overlay.count()).toBe(0)
  })

  test('signs in, and refuses a call that does not repeat the XSRF token', async () => {
    await page.goto('/#/admin/login')
    await page.getByLabel('Password').fill(adminKey)
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Sign out' }).waitFor()
    const init = (token?: string) =>
      page.evaluate(
        async (header) =>
          (
            await fetch('/api/manager/init', {
              method: 'POST',
              headers: { 'content-type': 'application/json', ...(header && { 'x-xsrf-token': header }) },
              body: '{}',
            })
          ).status,
        token,
      )
    const cookies = await page.context().cookies()
    const token = cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value
    expect(await init()).toBe(403)
    expect(await init(token)).toBe(200)
    expect(cookies.find(({ name }) => name === 'session')).toMatchObject({ httpOnly: true })
  })

  test('a saved service answers anew, and whoever asks meanwhile waits for it', async () => {
    const undo = edit('services/auth/src/routes/index.ts', 'messages.signedIn[language]', "'Another reply'")
    await expect.poll(signIn, WAIT).toBe('Another reply')
    await sleep(AGAIN_MS)
    undo()
    await expect.poll(signIn, WAIT).toBe('Signed in.')
    const { pid } = findProcess(dataDir, 'settings/src/main.ts')
    edit('infra/contract/src/messages.ts', /(?<=signedIn: .* en: ')[^']+/, 'Welcome')
    await expect.poll(signIn, WAIT).toBe('Welcome')
    await expect.poll(() => findProcess(dataDir, 'settings/src/main.ts').pid, WAIT).not.toBe(pid)
  })

  test('a mistake is shown and ends nothing; the next save fixes it', async () => {
    const undo = edit('services/auth/src/app.ts', 'export async function', 'export async funktion')
    await expect.poll(running.output, WAIT).toContain('auth exited with code 1 before it was ready')
    expect(running.output()).toContain('export async funktion')
    expect((await fetch(url)).status).toBe(200)
    undo()
    await expect.poll(async () => (await fetch(`${url}/readyz`)).status, WAIT).toBe(200)
    await expect.poll(signIn, WAIT).toMatch(/^Welcome/)
  })

  test('a new migration is applied', async () => {
    const query = (sql: string) => `async (db) => void (await db.sequelize.query('${sql}'))`
    copy.write(
      'services/auth/migrations/900-tried.ts',
      `export const up = ${query('CREATE TABLE tried (id INT)')}\nexport const down = ${query('DROP TABLE tried')}\n`,
    )
    await expect.poll(running.output, WAIT).toContain('auth: applied 900-tried')
    await expect.poll(signIn, WAIT).toMatch(/^Welcome/)
  })

  test('a call that the contract has only now can be made by the web app', async () => {
    edit('infra/contract/src/calls/auth.ts', /'\/api\/admin\/landing'/, "'/api/admin/landed'")
    await expect
      .poll(async () => (await fetch(`${url}/@id/__x00__virtual:endpoints`)).text(), WAIT)
      .toContain('"admin/landed"')
  })

  test('serves the files of the app and nothing else of this machine', async () => {
    expect((await fetch(`${url}/src/main.tsx`)).status).toBe(200)
    expect((await fetch(`${url}/@fs${dataDir}/run.json`)).status).toBe(403)
    expect((await fetch(`${url}/@fs${copy.path('package.json')}`)).status).toBe(403)
  })

  test('Ctrl-C ends everything; so does the death of the launcher', async () => {
    kill(-running.pid, 'SIGINT')
    expect(await running.ended).toBe(0)
    expect(processesOf(dataDir)).toEqual([])
    running = develop()
    await running.ready
    kill(running.pid)
    await expect.poll(() => processesOf(dataDir), { timeout: 20_000, interval: 50 }).toEqual([])
  })
})
