import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { freePort } from '@recruit/local/stack/ports'
import { kill, launch, npmStart, processesOf, temporaryData } from '@recruit/local/testing/launched'
import { visitor } from '@recruit/local/testing/visitor'
import { afterAll, expect, test } from 'vitest'
import { docker } from './engine.ts'

const { dataDir, remove } = temporaryData()
const port = await freePort()
const url = `http://localhost:${port}`
const volumeOf = (name: string) => readFileSync(join(dataDir, name, 'volume'), 'utf8')
const running = () => docker('ps', '--format', '{{.Names}}')

afterAll(async () => {
  const volumes = ['mysql', 'redis'].map(volumeOf)
  remove()
  await docker('volume', 'rm', ...volumes)
})

async function start() {
  const stack = launch(npmStart, dataDir, port, { CONTAINERS: 'on' })
  await stack.ready
  return stack
}

// One data folder for all, because its data must outlive each kind of end.
test('npm start runs the servers as containers, and Ctrl-C ends them', async () => {
  const stack = await start()
  expect((await running()).split('\n')).toEqual(
    expect.arrayContaining([volumeOf('mysql'), volumeOf('redis')]),
  )
  expect(processesOf(dataDir).filter(({ command }) => /^\S*(mariadbd|redis-server)/.test(command))).toEqual(
    [],
  )

  const [, pw = ''] = stack.output().match(/^Admin key: (\S+)$/m) ?? []
  const admin = visitor(url)
  expect(await admin.call('login', { pw })).toMatchObject({ adminLoggedIn: true })
  expect(await admin.call('initSettings', { cardinalNumber: '45' })).toMatchObject({ basicInfoCreate: true })

  kill(-stack.pid, 'SIGINT')
  await stack.ended
  expect(await running()).not.toContain('recruit-mysql')
})

test('a start after a killed npm finds the data in the volumes', async () => {
  const killed = await start()
  kill(killed.pid)
  await expect.poll(() => processesOf(dataDir), { timeout: 10_000 }).toEqual([])

  const stack = await start()
  expect(stack.output()).not.toMatch(/key:/)
  expect(await visitor(url).call('loadSettings', { key: 1 })).toMatchObject({
    isInDB: 'true',
    cardinalNumber: '45',
  })
  kill(-stack.pid, 'SIGINT')
  await stack.ended
})
