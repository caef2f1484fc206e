import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import { at, instanceOf } from '../testing/examples.ts'

// Each starts a program, which starts a thread.
vi.setConfig({ testTimeout: 60_000 })

const folder = mkdtempSync(join(tmpdir(), 'recruit-timetable-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const command = join(import.meta.dirname, 'command.ts')

function timetable(...args: string[]) {
  const { stdout, stderr, status } = spawnSync(process.execPath, [command, ...args], { encoding: 'utf8' })
  return { stdout, stderr, status }
}
function file(name: string, text: string): string {
  const path = join(folder, name)
  writeFileSync(path, text)
  return path
}

test('prints the answer alone and ends with 0, also where nobody can be placed', () => {
  const instance = instanceOf({ people: [[at(0)], [0]], panel: [[at(0)]] })
  const { stdout, stderr, status } = timetable(file('good.json', JSON.stringify(instance)))
  expect({ stderr, status }).toEqual({ stderr: '', status: 0 })
  expect(JSON.parse(stdout)).toMatchObject({
    placed: 1,
    bound: 1,
    proven: true,
    moved: 0,
    seconds: expect.any(Number),
    appointments: [{ applicant: 'a1', day: 0, start: 0, room: 0, interviewers: ['i1'] }],
    unplaced: [{ applicant: 'a2', reason: 'no-hours', with: [] }],
    concessions: expect.any(Array),
  })
  const nobody = timetable(file('nobody.json', JSON.stringify({ ...instance, rooms: 0 })))
  expect(nobody.status).toBe(0)
  expect(JSON.parse(nobody.stdout)).toMatchObject({ placed: 0, bound: 0, proven: true })
})

test.each([
  ['not JSON', file('text.json', '{\n"days":\n')],
  ['not in the form', file('form.json', '{"days": "seven"}')],
  [
    'a line break in an id',
    file('id.json', JSON.stringify(instanceOf({ people: [[0, 0], [1]] })).replace('a2', 'a\\n2')),
  ],
  ['not there', join(folder, 'none.json')],
])('a file that is %s is one line and exit code 1', (_, path) => {
  const { stdout, stderr, status } = timetable(path)
  expect({ stdout, status }).toEqual({ stdout: '', status: 1 })
  expect(stderr).toMatch(/^[^\n]+\n$/)
})

test('without a file it says how it is used', () => {
  expect(timetable()).toEqual({
    stdout: '',
    stderr: 'Usage: npm run timetable -- instance.json\n',
    status: 1,
  })
})
