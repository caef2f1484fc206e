import { emptySettings } from '@recruit/contract/fields/settings-values'
import { signedIn } from '@recruit/local/testing/people'
import { type SharedStack, sharedStack } from '@recruit/local/testing/shared-stack'
import { type Visitor, visitor } from '@recruit/local/testing/visitor'
import { Redis } from 'ioredis'
import { beforeAll, expect, test } from 'vitest'

let stack: SharedStack
let admin: Visitor
let manager: Visitor
const anyone = () => visitor(stack.url)
const load = () => anyone().call('loadSettings', { key: 1 })
beforeAll(async () => {
  stack = await sharedStack()
  admin = await signedIn(stack.url, 'admin')
  manager = await signedIn(stack.url, 'manager')
})

test('without a record all switches are off and all texts empty', async () => {
  const settings = await load()
  expect(settings).toMatchObject({
    isInDB: 'false',
    isApplicationPeriod: false,
    cardinalNumber: '',
    closesAt: '',
  })
  expect(await admin.call('findSettings', { key: 1 })).toEqual({ isInDB: 'false', objectId: '' })
  expect((await admin.send('getSettings', { id: crypto.randomUUID() })).status).toBe(404)
  const { body } = await admin.send('modifyMasterInfo', { masterName: '아무개' })
  expect(body).toMatchObject({
    basicInfoUpdateSuccess: false,
    message: expect.stringContaining('no settings record'),
  })
})

test('the record is made once, by twenty at once, and a second time is refused', async () => {
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => admin.send('initSettings', { ...emptySettings() })),
  )
  expect(answers.filter(({ body }) => body.basicInfoCreate)).toHaveLength(1)
  expect(answers.find(({ body }) => body.basicInfoCreate)?.body.message).toBe('DB added')
  expect((await admin.send('initSettings')).body).toMatchObject({
    basicInfoCreate: false,
    code: 'refused',
    message: 'DB already exists',
  })
  const { objectId } = await admin.call('findSettings', { key: 1 })
  expect(await admin.call('getSettings', { id: objectId })).toMatchObject({
    ...emptySettings(),
    version: 1,
    keepMonths: 6,
  })
  expect((await load()).isInDB).toBe('true')
})

test('a change is in every reply from its acknowledgement on', async () => {
  for (let round = 0; round < 20; round++) {
    const isApplicationPeriod = round % 2 === 0
    await admin.call('modifyRecruitInfo', { isApplicationPeriod, cardinalNumber: String(round) })
    expect(await load()).toMatchObject({ isApplicationPeriod, cardinalNumber: String(round) })
  }
  const { objectId } = await admin.call('findSettings', { key: 1 })
  expect(await admin.call('getSettings', { id: objectId })).toMatchObject({ cardinalNumber: '19' })
})

test('each tab changes its own fields and leaves the others', async () => {
  await admin.call('modifyRecruitInfo', {
    cardinalNumber: '45',
    firstPresentationPeriod: '9.10(수)',
    doesRecruitDesign: true,
  })
  await admin.call('modifyResultInfo', {
    isOnlineInterview: true,
    surveyFormLink: 'https://example.org/form',
    webDevPreAssignment: '과제',
  })
  await admin.call('modifyMasterInfo', { masterName: '이하늘', masterPhoneNumber: '010-0000-0000' })
  // Fields of another tab are dropped, like unknown keys.
  await admin.send('modifyMasterInfo', { masterName: '이하늘', cardinalNumber: '99' })
  await expect.poll(load).toMatchObject({
    cardinalNumber: '45',
    firstPresentationPeriod: '9.10(수)',
    doesRecruitDesign: true,
    isOnlineInterview: true,
    surveyFormLink: 'https://example.org/form',
    masterName: '이하늘',
    masterPhoneNumber: '010-0000-0000',
  })
  expect(Object.keys(await load())).not.toContain('webDevPreAssignment')
})

test('with another key nothing is found', async () => {
  for (const key of [2, '0', null, undefined, [1], { key: 1 }]) {
    expect((await anyone().send('loadSettings', { key })).body).toMatchObject({
      isInDB: 'false',
      cardinalNumber: '',
    })
    expect((await admin.send('findSettings', { key })).body).toEqual({ isInDB: 'false', objectId: '' })
  }
})

test('only lengths and the survey link are checked, and a refusal changes nothing', async () => {
  const { objectId } = await admin.call('findSettings', { key: 1 })
  const before = await admin.call('getSettings', { id: objectId })
  for (const [form, said] of [
    [{ surveyFormLink: 'javascript:alert(1)', masterTrainingPlace: '새 장소' }, 'survey link'],
    [{ surveyFormLink: 'https://a:b@example.org' }, 'survey link'],
    [{ designPreAssignment: '가'.repeat(1001) }, 'too long'],
    [{ masterTrainingPlace: '가'.repeat(201) }, 'too long'],
  ] as const) {
    const { status, body } = await admin.send('modifyResultInfo', form)
    expect({ status, ...body }).toMatchObject({
      status: 200,
      basicInfoUpdateSuccess: false,
      message: expect.stringContaining(said),
    })
  }
  for (const closesAt of [
    '2026-12-01 18:00',
    '2026-02-30T00:00:00Z',
    '9999-12-31T23:59:59-01:00',
    '0001-01-01T00:00Z',
  ]) {
    expect((await admin.send('modifyRecruitInfo', { closesAt })).body).toMatchObject({
      basicInfoUpdateSuccess: false,
      message: expect.stringContaining('ISO 8601'),
    })
  }
  expect((await admin.send('modifyRecruitInfo', { isApplicationPeriod: 'yes' })).status).toBe(400)
  expect(await admin.call('getSettings', { id: objectId })).toEqual(before)
})

test('of two who edit, the later one is told', async () => {
  const { objectId } = await admin.call('findSettings', { key: 1 })
  const { version } = await admin.call('getSettings', { id: objectId })
  const first = await admin.call('modifyMasterInfo', { masterName: '먼저', version })
  expect(first).toMatchObject({
    basicInfoUpdateSuccess: true,
    message: 'The edit is complete.',
    version: version + 1,
  })
  const second = await admin.send('modifyMasterInfo', { masterName: '나중', version })
  expect(second).toMatchObject({ status: 409, body: { basicInfoUpdateSuccess: false, code: 'conflict' } })
  expect((await admin.call('getSettings', { id: objectId })).masterName).toBe('먼저')
})

test('the closing time is kept to the millisecond', async () => {
  await admin.call('modifyRecruitInfo', { closesAt: '2030-03-01T18:00:00.999+09:00' })
  const { objectId } = await admin.call('findSettings', { key: 1 })
  expect((await admin.call('getSettings', { id: objectId })).closesAt).toBe('2030-03-01T09:00:00.999Z')
  await admin.call('modifyRecruitInfo', { closesAt: '' })
})

test('a cached record that is newer than the truth, or none at all, is replaced by the next change', async () => {
  const redis = new Redis(stack.redisUrl)
  try {
    for (const spoil of [
      (known: string) => known.replace(/"version":\d+/, '"version":1000000'),
      () => '{"version":999999}',
    ]) {
      await redis.set('settings:record', spoil((await redis.get('settings:record')) ?? ''))
      await admin.call('modifyRecruitInfo', { isApplicationPeriod: false })
      const answer = await anyone().send('enroll', {
        name: '늦은 이',
        studentId: '2500000',
        ewhaianId: 'late',
        team: 1,
      })
      expect(answer.body).toMatchObject({
        success: false,
        message: expect.stringContaining('Not an application period.'),
      })
      expect(await redis.pttl('settings:record')).toBeGreaterThan(0)
      await admin.call('modifyRecruitInfo', { isApplicationPeriod: true })
    }
  } finally {
    redis.disconnect()
  }
})

test('the closing time closes what the public sees', async () => {
  await admin.call('modifyRecruitInfo', { isApplicationPeriod: true, closesAt: '2026-01-01T09:00:00+09:00' })
  await expect.poll(load).toMatchObject({ isApplicationPeriod: false, closesAt: '2026-01-01T00:00:00.000Z' })
  await admin.call('modifyRecruitInfo', { closesAt: '' })
  await expect.poll(load).toMatchObject({ isApplicationPeriod: true, closesAt: '' })
})

test('the record is the admin’s alone', async () => {
  for (const name of [
    'findSettings',
    'initSettings',
    'getSettings',
    'modifyRecruitInfo',
    'modifyResultInfo',
    'modifyMasterInfo',
  ] as const) {
    const form = { key: 1, id: 'x', masterName: 'x' }
    expect(await manager.send(name, form)).toMatchObject({
      status: 403,
      body: { message: 'No access permission.' },
    })
    expect(await anyone().send(name, form)).toMatchObject({ status: 401, body: { code: 'unauthorized' } })
  }
})
