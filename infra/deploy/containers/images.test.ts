import { newPerson, openPeriod, wholeContent } from '@recruit/local/testing/people'
import { visitor } from '@recruit/local/testing/visitor'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type Containers, openContainers, urlOf } from './start.ts'

let containers: Containers
beforeAll(async () => {
  containers = await openContainers()
})
afterEach(({ task }) => {
  if (task.result?.state === 'fail') console.log(containers.logs())
})
afterAll(() => containers?.stop(), 120_000)

test('one service runs from its own image, without the programs that it does not need', async () => {
  const url = urlOf(await containers.start('settings'))
  expect(await (await fetch(`${url}/readyz`)).json()).toEqual({ ready: true, missing: [] })
  // The service answers only the gateway.
  expect((await fetch(`${url}/api/var/load`, { method: 'POST' })).status).toBe(401)
  for (const other of ['gateway', 'applicants', 'auth']) expect(containers.names()).not.toContain(other)
}, 300_000)

test('the whole story passes, each program in a container of its own image', async () => {
  const url = urlOf(await containers.start('gateway'))
  const browser = visitor(url)
  expect((await browser.raw('GET', '/')).text).toContain('<title>')

  const admin = await openPeriod(url)
  const person = newPerson()
  const { value: id = '' } = await browser.call('enroll', person)
  const draft = { id, ...wholeContent, isFinalSubmit: false }
  expect(await browser.call('savePage2', draft)).toMatchObject({ applicationUpdateSuccess: 'success' })
  const whole = { ...draft, isFinalSubmit: true }
  expect(await browser.call('savePage2', whole)).toMatchObject({ applicationUpdateSuccess: 'success' })

  const { applicants } = await admin.call('listApplicants', { team: person.team })
  expect(applicants).toMatchObject([{ name: person.name, isFinalSubmit: true }])
  await admin.call('selectPass', { _id: id, pass: 'finalPass' })
  expect(await browser.call('getApplication', { id })).toMatchObject({ pass: 'default' })
  await admin.call('modifyResultInfo', { showResultToApplicant: true })
  expect(await browser.call('getApplication', { id })).toMatchObject({ pass: 'finalPass' })
}, 300_000)
