import { services } from '@recruit/local/paths'
import { expect, test } from 'vitest'
import { read } from '../../../structure/sources.ts'
import { environmentOf, ofKind, programsOf, secretFilesOf } from './parts.ts'
import { render, site } from './render.ts'

const manifests = render(`${site}/invariants`)
const [program, ...others] = programsOf(manifests)
const [job] = programsOf(render(`${site}/staff-keys`))
if (!program || !job) throw new Error('no such program')

test('every hour one program starts, with the file that the image holds', () => {
  expect(others).toEqual([])
  const [cron] = ofKind(manifests, 'CronJob')
  expect(cron?.spec).toMatchObject({ schedule: '17 * * * *', concurrencyPolicy: 'Forbid' })
  expect(cron?.spec?.jobTemplate.spec).toMatchObject({ backoffLimit: 0 })
  const [node, entry = ''] = program.container.command ?? []
  expect([node, read(entry).includes('await ')]).toEqual(['node', true])
  const dockerfile = read('infra/deploy/Dockerfile')
  const stage = dockerfile.split('AS checks\n')[1]?.split('\nFROM')[0] ?? ''
  expect(stage).toContain(`CMD ["node", "${entry}"]`)
  for (const part of ['infra/local', 'infra/checks', 'services/applicants/invariants'])
    expect(stage).toContain(`/app/${part} ${part}\n`)
})

test('it may do no more than a Job of ours', () => {
  const own = program.pod.securityContext
  expect(own).toEqual(job.pod.securityContext)
  expect(program.container.securityContext).toEqual(job.container.securityContext)
  expect(program.pod).toMatchObject({ automountServiceAccountToken: false, enableServiceLinks: false })
  expect(program.container.image).toMatch(/^registry\.example\.org\/recruit\/checks:\d/)
})

test("it is given each service's own address, as a file", () => {
  const env = environmentOf(program, manifests)
  const files = secretFilesOf(program)
  expect(files.map(({ secret }) => secret).sort()).toEqual([...services].sort())
  for (const { file, secret, key } of files) {
    expect(key).toBe('MYSQL_URL')
    expect(env[`${secret.toUpperCase()}_MYSQL_URL_FILE`]).toBe(file)
  }
})
