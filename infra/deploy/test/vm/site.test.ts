import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { root } from '../../../structure/sources.ts'

const site = join(root, 'infra/deploy/vm/site')

/** In the place of Docker: notes what it is asked and what it is given, makes the keys, and can hang. */
const DOCKER = `#!/usr/bin/env bash
echo "$* TAG=\${TAG:-} PORT=\${PORT:-}" >>"$HOME/asked"
case "$*" in
  *secrets.ts*) for role in admin manager; do [ -s "$HOME/site/secrets/$role-key" ] || echo "$role-$RANDOM" >"$HOME/site/secrets/$role-key"; done ;;
  *' up -d'*) [ ! -f "$HOME/hang" ] || exec sleep 30 ;;
esac
`
let home: string
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'recruit-site-'))
  mkdirSync(join(home, 'bin'))
  program('docker', DOCKER)
  program('getent', '#!/usr/bin/env bash\necho 127.0.0.1\n')
  // Only root may give folders to the users of containers.
  program('install', `#!/usr/bin/env bash\nmkdir -p "\${@: -1}"\n`)
})
afterEach(() => rmSync(home, { recursive: true }))

function program(name: string, text: string): void {
  writeFileSync(join(home, 'bin', name), text)
  chmodSync(join(home, 'bin', name), 0o755)
}
const envWith = (env: Record<string, string>) => ({
  PATH: `${join(home, 'bin')}:${process.env.PATH}`,
  HOME: home,
  SITE_DIR: join(home, 'site'),
  YES: '1',
  ...env,
})
/** Runs `site` as a script would, without a terminal. */
function run(args: string[], env: Record<string, string> = {}) {
  const { stdout, stderr, status } = spawnSync('bash', [site, ...args], {
    env: envWith(env),
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  return { stdout, stderr, status }
}
const answers = () => readFileSync(join(home, 'site/site.env'), 'utf8')
const asked = () => readFileSync(join(home, 'asked'), 'utf8')
const start = (env: Record<string, string> = {}) => run(['start', 'recruit.test'], env)

test('a site starts without a question where all is given, and shows its keys once', () => {
  const first = start({ MAIL_FROM: 'Recruiting <a@recruit.test>', SMTP_URL: 'smtp://u:p@127.0.0.1:1' })
  expect(first.stderr).toBe('')
  expect(first.status).toBe(0)
  expect(first.stdout).toContain('The site is there: https://recruit.test\nAdmin key: admin-')
  expect(answers()).toContain('\nMAIL_FROM=Recruiting <a@recruit.test>\n')
  expect(answers()).not.toContain('u:p')
  expect(statSync(join(home, 'site/site.env')).mode & 0o777).toBe(0o600)
  const before = answers()
  const again = start()
  expect(again.status).toBe(0)
  expect(again.stdout).not.toContain('key:')
  expect(answers().split('\n').toSorted()).toEqual(before.split('\n').toSorted())
})

test('what a shell exports later changes nothing that was answered', () => {
  start()
  writeFileSync(join(home, 'asked'), '')
  expect(run(['status'], { TAG: 'other', PORT: '1', DOMAIN: 'other.test' }).status).toBe(0)
  expect(asked()).toContain(' ps TAG= PORT=\n')
})

test('an answer of the next start replaces the first one', () => {
  start({ RESTIC_REPOSITORY: 's3:one' })
  start({ RESTIC_REPOSITORY: 's3:two', AWS_ACCESS_KEY_ID: 'id' })
  expect(answers().match(/^RESTIC_REPOSITORY=.*$/gm)).toEqual(['RESTIC_REPOSITORY=s3:two'])
  expect(answers()).toContain('\nAWS_ACCESS_KEY_ID=id\n')
})

test.each([
  [['start'], 'Which name?'],
  [['start', 'http://x'], 'Which name?'],
  [['status'], 'There is no site yet'],
  [['nothing'], 'Usage:'],
])('site %j is refused with what to do', (args, words) => {
  const { status, stderr } = run(args)
  expect(status).toBe(1)
  expect(stderr).toContain(words)
})

test('an answer of two lines cannot smuggle in a third setting', () => {
  const { status, stderr } = start({ MAIL_FROM: 'a@b.c\nTAG=evil' })
  expect([status, stderr]).toEqual([1, 'MAIL_FROM: an answer is one line.\n'])
})

test('two commands of one site do not run side by side, and an interrupted start goes on', async () => {
  writeFileSync(join(home, 'hang'), '')
  const first = spawn('bash', [site, 'start', 'recruit.test'], {
    env: envWith({}),
    stdio: 'ignore',
    detached: true,
  })
  await expect.poll(() => existsSync(join(home, 'asked')) && asked()).toContain(' up -d')
  expect(start().stderr).toContain('Another command of this site is running')
  process.kill(-(first.pid ?? 0), 'SIGKILL')
  await once(first, 'exit')
  rmSync(join(home, 'hang'))
  const again = start()
  expect(again.status).toBe(0)
  expect(again.stdout).toContain('Admin key: admin-')
})

test('new keys replace both old ones', () => {
  const before = start().stdout.match(/key: \S+/g)
  const after = run(['keys']).stdout.match(/key: \S+/g)
  expect(after).toHaveLength(2)
  expect(after).not.toEqual(before)
  expect(asked()).toContain('MODE=rotate first-keys')
})

test('an upgrade to a version that is not there changes nothing', () => {
  start()
  const before = answers()
  const { status, stderr } = run(['upgrade', 'v0.0.0-none'])
  expect(status).toBe(1)
  expect(stderr).toContain('There is no v0.0.0-none here')
  expect(answers()).toBe(before)
})

test('the shell reads every file of it', () => {
  for (const file of ['site', ...['answers', 'machine', 'release', 'data'].map((name) => `lib/${name}.sh`)])
    execFileSync('bash', ['-n', join(root, 'infra/deploy/vm', file)])
  const unit = run(['unit']).stdout
  expect(unit).toContain(`WorkingDirectory=${root.replace(/\/$/, '')}\n`)
})
