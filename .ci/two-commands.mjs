/**
 * The README's two commands as a new user runs them, in this checkout: `npm start`, a page and a sign-in, Ctrl-C, `npm
 * start` again, `npm test`. With `--new`, on an empty machine, also before and after the servers are installed. Plain
 * JavaScript, for Node 18 and later.
 */
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const isNew = process.argv.includes('--new')
const READY_LIMIT_S = 180
const END_LIMIT_S = 30
const USER = 'visitor'
/** A sample of every kind of test, to take a few minutes. */
const SAMPLE = ['infra/local/test/launcher', 'services/settings', 'web/test/story']

const dataDir = mkdtempSync(join(tmpdir(), 'recruit-two-commands-'))
process.on('exit', () => rmSync(dataDir, { recursive: true, force: true }))

if (isNew) {
  execFileSync('useradd', ['--create-home', USER])
  title('an ordinary user where nothing is installed')
  await refusedStart(cloneOf(USER))
}
const mine = { cwd: process.cwd(), env: { ...process.env, DATA_DIR: dataDir } }
title('npm start')
const keys = await start(mine)
title('npm start again')
await start(mine, keys)
title('npm test')
await run(mine, ['test'])
if (isNew) {
  title('an ordinary user where the servers are installed')
  const hers = ownedBy(USER)
  await start(hers)
  await run(hers, ['test', '--', ...SAMPLE])
}

function title(text) {
  console.log(`\n══ ${text}`)
}

/** Clones this checkout into the user's home; commands run there as that user. */
function cloneOf(user) {
  const hers = ownedBy(user)
  execFileSync('git', ['clone', '-q', '--no-hardlinks', process.cwd(), hers.cwd])
  execFileSync('chown', ['-R', `${user}:${user}`, hers.cwd])
  return hers
}

function ownedBy(user) {
  const id = (flag) => Number(execFileSync('id', [flag, user], { encoding: 'utf8' }))
  const env = { ...process.env, HOME: `/home/${user}`, USER: user }
  return { cwd: `/home/${user}/recruit`, env, uid: id('-u'), gid: id('-g') }
}

/** Starts the product, opens a page, signs in with the printed key (or an earlier start's), and presses Ctrl-C. */
async function start(where, known) {
  const begun = Date.now()
  const stack = npm(where, ['start'])
  const [, url] = await stack.line(/^Ready: (\S+)/m, READY_LIMIT_S)
  console.log(`(ready after ${Math.round((Date.now() - begun) / 1000)} s)`)
  const admin = known ?? /^Admin key: (\S+)$/m.exec(stack.output())?.[1]
  await page(url)
  await signIn(url, admin)
  process.kill(-stack.pid, 'SIGINT')
  const how = await stack.end(END_LIMIT_S)
  // npm exits by the signal where its shell does.
  if (how !== 0 && how !== 'SIGINT') fail(`npm start ended with ${how} after Ctrl-C`)
  await fetch(url).then(
    () => fail(`${url} answers after Ctrl-C`),
    () => console.log('(it ended)'),
  )
  return admin
}

async function page(url) {
  const reply = await fetch(url)
  const text = await reply.text()
  if (!reply.ok || !text.includes('<h1')) fail(`GET ${url} answered ${reply.status} without a heading`)
  console.log(`(GET ${url}: ${reply.status}, ${text.length} characters)`)
}

async function signIn(url, pw) {
  const reply = await fetch(`${url}/api/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ pw }),
  })
  const { adminLoggedIn } = await reply.json()
  if (adminLoggedIn !== true) fail('the printed admin key does not sign in')
  console.log('(the admin signed in)')
}

/** The start prints one line about what to install, and exits with 1. */
async function refusedStart(where) {
  const stack = npm(where, ['start'])
  const code = await stack.end(READY_LIMIT_S)
  const line = /^Missing: .*Please run: sudo apt-get install .*$/m.exec(stack.output())?.[0]
  if (code !== 1 || !line) fail(`npm start ended with ${code} and no advice`)
}

async function run(where, args) {
  const code = await npm(where, args).end()
  if (code !== 0) fail(`npm ${args.join(' ')} ended with ${code}`)
}

function npm({ cwd, ...options }, args) {
  const child = spawn('npm', args, { cwd, ...options, detached: true, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text) => {
      output += text
      process.stdout.write(text)
    })
  const closed = once(child, 'close').then(([code, signal]) => code ?? signal)
  const within = (promise, seconds, what) =>
    Promise.race([
      promise,
      new Promise((_, reject) => {
        if (seconds) setTimeout(reject, seconds * 1000, new Error(`${what} took over ${seconds} s`)).unref()
      }),
    ]).catch((error) => fail(error.message))
  const seen = (pattern) =>
    new Promise((resolve, reject) => {
      const look = () => pattern.test(output) && resolve(pattern.exec(output))
      child.stdout.on('data', look)
      closed.then((code) => reject(new Error(`npm ${args[0]} ended with ${code}`)))
    })
  return {
    pid: child.pid,
    output: () => output,
    line: (pattern, seconds) => within(seen(pattern), seconds, `npm ${args[0]}`),
    end: (seconds) => within(closed, seconds, `the end of npm ${args[0]}`),
  }
}

function fail(why) {
  console.error(`\nThe two commands: ${why}.`)
  process.exit(1)
}
