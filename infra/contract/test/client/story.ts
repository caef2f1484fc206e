import { type DocumentClient, documentClient, replyOf } from './client.ts'

const TEAM = 3
const IDENTITY = { name: '김가온', studentId: '2400001', ewhaianId: 'gaon' }
const applicant = { ...IDENTITY, team: TEAM } as const

/** Signs the admin in, creates the settings record and opens the application period. */
export async function openSite(url: string, pw: string): Promise<DocumentClient> {
  const admin = documentClient(url)
  const { adminLoggedIn } = await replyOf(admin.POST('/api/admin/login', { body: { pw } }))
  if (!adminLoggedIn) throw new Error('The key is not the admin’s.')
  await replyOf(admin.POST('/api/manager/init', { body: { cardinalNumber: '45' } }))
  const open = { isApplicationPeriod: true }
  await replyOf(admin.POST('/api/manager/modify/recruitInfo', { body: open }))
  return admin
}

/** Enrols, saves page 1 and submits page 2. */
export async function apply(url: string) {
  const browser = documentClient(url)
  const enrolled = await replyOf(browser.POST('/api/register/enroll', { body: applicant }))
  const id = 'value' in enrolled ? enrolled.value : undefined
  if (!id) throw new Error(enrolled.message)
  const page1 = { id, major: '통계학과', semester: '4', email: 'gaon@example.org', phonenum: '010-0000-0000' }
  const saved = await replyOf(
    browser.POST('/api/update/page1', {
      body: page1,
      params: { header: { 'Idempotency-Key': crypto.randomUUID() } },
    }),
  )
  const page2 = {
    id,
    applyReason: '함께 만들고 싶습니다.',
    activityPlan: '매주 하나씩.',
    isFinalSubmit: true,
  }
  const submitted = await replyOf(browser.POST('/api/update/page2', { body: page2 }))
  return { browser, id, flags: [saved, submitted].map((one) => one.applicationUpdateSuccess) }
}

/** Lists the team's applications and decides while results are public, then publishes. */
export async function decide(admin: DocumentClient, id: string) {
  const query = { team: TEAM } as const
  const { applicants } = await replyOf(admin.GET('/api/applicantlist', { params: { query } }))
  const results = { showResultToApplicant: true }
  await replyOf(admin.POST('/api/manager/modify/resultInfo', { body: results }))
  const decision = { _id: id, pass: '1stPass', was: 'default', staged: true } as const
  await replyOf(admin.PUT('/api/applicantlist/selectPass', { body: decision }))
  const { changes, seen } = await replyOf(admin.GET('/api/applicantlist/unpublished'))
  const { published } = await replyOf(admin.PUT('/api/applicantlist/publish', { body: { seen, left: [] } }))
  return {
    listed: applicants.map(({ name, isFinalSubmit }) => ({ name, isFinalSubmit })),
    changes,
    published,
  }
}

export async function resultOf(browser: DocumentClient, id: string) {
  const { pass } = await replyOf(browser.POST('/api/update/get', { body: { id } }))
  return pass
}

/** Failures have a type of their own: the code and the sentence are there. */
export async function failures(admin: DocumentClient, id: string) {
  const body = { _id: 'nobody', pass: 'fail' } as const
  const unknown = await admin.PUT('/api/applicantlist/selectPass', { body })
  // @ts-expect-error: the document has no such decision.
  const misspelt = await admin.PUT('/api/applicantlist/selectPass', { body: { _id: id, pass: 'pass' } })
  admin.jar.delete('XSRF-TOKEN')
  const withoutToken = await admin.PUT('/api/applicantlist/selectPass', { body })
  return [unknown, misspelt, withoutToken].map(({ error, response }) => [response.status, error?.code])
}
