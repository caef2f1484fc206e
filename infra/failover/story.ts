import { type Figure, holds } from '@recruit/local/testing/figures'
import { somebody, wholeContent } from '@recruit/local/testing/people'
import { type Visitor, visitor } from '@recruit/local/testing/visitor'
import type { Environment } from './environment.ts'

/** An applicant whose result is decided and not public: whoever reads it early has seen a leak. */
export interface Decided {
  browser: Visitor
  id: string
}

/** The whole story by its calls: enrol, save, submit, close, decide, publish, read, answer; then the results are hidden again. */
export async function playStory(environment: Environment): Promise<{ figures: Figure[]; decided: Decided }> {
  const admin = await environment.signIn()
  const browser = visitor(environment.site.url)
  const { value: id = '' } = await browser.call('enroll', { ...somebody(), ...wholeContent })
  const saved = await browser.call('savePage2', { id, ...wholeContent, isFinalSubmit: false })
  const submitted = await browser.call('savePage2', { id, ...wholeContent, isFinalSubmit: true })
  await admin.call('modifyRecruitInfo', { isApplicationPeriod: false })
  const late = await browser.send('savePage2', { id, activityPlan: '늦은 글' })
  await admin.call('selectPass', { _id: id, pass: 'finalPass' })
  const early = await browser.call('getApplication', { id })
  await admin.call('modifyResultInfo', { showResultToApplicant: true })
  const read = await browser.call('getApplication', { id })
  await admin.call('modifyResultInfo', { showResultToApplicant: false })
  await admin.call('modifyRecruitInfo', { isApplicationPeriod: true })
  return {
    decided: { browser, id },
    figures: [
      holds(
        'saved and submitted',
        saved.applicationUpdateSuccess === 'success' && submitted.applicationUpdateSuccess === 'success',
      ),
      holds('refused after the close', late.body.applicationUpdateSuccess !== 'success'),
      holds('result hidden before it is public', early.pass === 'default'),
      holds('result read when it is public', read.pass === 'finalPass'),
    ],
  }
}
