import { newPerson, wholeContent } from '@recruit/local/testing/people'
import { visitor } from '@recruit/local/testing/visitor'
import { checkAll } from '../checks/invariants/check.ts'
import { schemasOf } from '../checks/invariants/sources.ts'
import { type Figure, holds, named, none } from '../faults/scenario.ts'
import { enrolAll, race } from '../faults/scenarios/deadline.ts'
import { restartEach, WITHIN_13_S } from '../faults/scenarios/rolling.ts'
import { type Decided, insist } from './embargo.ts'
import type { Environment } from './environment.ts'

const CLIENTS = 40

/** The whole story by its calls: enrol, save, submit, close, decide, publish, read; then it hides the results again. */
export async function playStory(environment: Environment): Promise<{ figures: Figure[]; decided: Decided }> {
  const admin = await environment.signIn()
  const browser = visitor(environment.site.url)
  const { value: id = '' } = await browser.call('enroll', { ...newPerson(), ...wholeContent })
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

/** Restarts every program of the product, one after the other, under load; of some there is only one. */
export async function restartAll(environment: Environment): Promise<Figure[]> {
  await environment.whole()
  const figures = await restartEach(environment, environment.stack.parts, WITHIN_13_S)
  return named('rolling restart', figures)
}

/** The admin closes the period right after the writer is killed, while applicants save and submit. */
export async function closeInFailover(environment: Environment): Promise<Figure[]> {
  await environment.whole()
  const racers = await enrolAll(environment, CLIENTS)
  const admin = await environment.signIn()
  const writer = await environment.database.writer()
  const figures = await race(environment, racers, async () => {
    await writer.fail('killed')
    return insist(admin, 'modifyRecruitInfo', { isApplicationPeriod: false })
  })
  await writer.repair('killed')
  await environment.whole()
  return named('closed in a failover', figures)
}

/** Checks the invariants after everything that was done to the databases. */
export async function checkInvariants({ env }: Environment): Promise<Figure> {
  const broken = (await checkAll(schemasOf(env))).filter(({ ids }) => ids.length)
  const names = broken.map(({ name }) => name).join(', ')
  return none(`invariants broken${names && `: ${names}`}`, broken.length)
}
