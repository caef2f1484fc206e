import { services } from '@recruit/local/paths'
import { expect, test } from 'vitest'
import { read } from '../../../structure/sources.ts'
import { environmentOf, ofKind, programsOf, secretFilesOf } from './parts.ts'
import { render, site } from './render.ts'

const manifests = [...render(`${site}/invariants`), ...render(`${site}/backup`)]
const programs = programsOf(manifests)
const programOf = (wanted: string) => {
  const found = programs.find(({ name }) => name === wanted)
  if (!found) throw new Error(`no ${wanted}`)
  return found
}
const dockerfile = read('infra/deploy/Dockerfile')

/** Schedule, image, the words after the entry, and how often it is tried again. */
const CRON_JOBS = [
  ['invariants', '17 * * * *', 'checks', [], 0],
  ['backup', '*/10 * * * *', 'backup', ['now'], 0],
  ['backup-proof', '44 4 * * 1', 'backup', ['prove'], 2],
] as const

test('the data are checked every hour, backed up every ten minutes, and a backup is proved every week', () => {
  expect(programs.map(({ name }) => name).sort()).toEqual(CRON_JOBS.map(([name]) => name).sort())
})

test.each(CRON_JOBS)(
  '%s starts the file that its image holds, one at a time',
  (name, schedule, image, words, backoffLimit) => {
    const cron = ofKind(manifests, 'CronJob').find(({ metadata }) => metadata.name === name)
    expect(cron?.spec).toMatchObject({ schedule, concurrencyPolicy: 'Forbid' })
    expect(cron?.spec?.jobTemplate.spec).toMatchObject({ backoffLimit })
    expect(cron?.spec?.jobTemplate.spec?.activeDeadlineSeconds).toBeGreaterThan(0)
    const { container } = programOf(name)
    const [node, entry = '', ...others] = container.command ?? []
    expect([node, others, read(entry).includes('await ')]).toEqual(['node', [...words], true])
    expect(dockerfile.split(`AS ${image}\n`)[1]?.split('\nFROM')[0]).toContain(`CMD ["node", "${entry}"]`)
    expect(container.image).toMatch(new RegExp(`^registry\\.example\\.org/recruit/${image}:\\d`))
  },
)

test("the check is given each service's own address, as a file", () => {
  const program = programOf('invariants')
  const env = environmentOf(program, manifests)
  const files = secretFilesOf(program)
  expect(files.map(({ secret }) => secret).sort()).toEqual([...services].sort())
  for (const { file, secret, key } of files) {
    expect(key).toBe('MYSQL_URL')
    expect(env[`${secret.toUpperCase()}_MYSQL_URL_FILE`]).toBe(file)
  }
})

test.each(['backup', 'backup-proof'])(
  '%s is given its secrets as files, and writes below /tmp alone',
  (name) => {
    const program = programOf(name)
    const { NODE_ENV, RESTIC_CACHE_DIR, STATE_FILE, ...env } = environmentOf(program, manifests)
    expect([RESTIC_CACHE_DIR, STATE_FILE]).toEqual(['/tmp/restic', '/tmp/state.json'])
    expect(Object.values(env).sort()).toEqual(
      secretFilesOf(program)
        .map(({ file }) => file)
        .sort(),
    )
    expect(Object.keys(env).sort()).toEqual([
      'AWS_SHARED_CREDENTIALS_FILE',
      'MYSQL_URL_FILE',
      'RESTIC_PASSWORD_FILE',
      'RESTIC_REPOSITORY_FILE',
    ])
  },
)
