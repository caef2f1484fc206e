import { emptyContent } from '@recruit/contract/fields/application-values'
import { browserHeaders } from '@recruit/local/testing/cookie-jar'
import { enrolledPerson } from '@recruit/local/testing/people'
import { fc } from '@recruit/local/testing/random'
import type { Visitor } from '@recruit/local/testing/visitor'
import { expect, test } from 'vitest'
import { type Content, expected, type Model, type Step, step } from './history-model.ts'
import { admin, stack, useProduct } from './product.ts'

useProduct()

/**
 * Long histories of one application, written from two tabs: edits, refused and stale saves, cut-off calls, a period
 * that closes and opens, submissions. After each step the service must match a plain model.
 */
const HISTORIES = Number(process.env.HISTORIES) || 50

async function live(steps: Step[]): Promise<void> {
  const { browser, id } = await enrolledPerson(stack.url)
  const blank = emptyContent()
  let model: Model = { draft: blank, submitted: null, submissions: 0, version: 1, isOpen: true }
  const versions: [number, number] = [1, 1]

  async function write(
    call: 'savePage1' | 'savePage2' | 'saveInterview',
    fields: Content,
    by: { tab: 0 | 1; knows: boolean },
    isSubmit = false,
  ) {
    const version = by.knows ? versions[by.tab] : undefined
    const [outcome, next] = expected(model, version, fields, isSubmit)
    const answer = await browser.send(call, {
      id,
      ...fields,
      version,
      ...(call === 'saveInterview' ? {} : { isFinalSubmit: isSubmit }),
    })
    const said =
      answer.status === 409
        ? 'stale'
        : answer.body.applicationUpdateSuccess === 'success'
          ? 'success'
          : 'refused'
    expect(said, answer.text).toBe(outcome)
    model = next
    if (said === 'success') {
      expect(answer.body).toMatchObject({
        version: model.version,
        ...(isSubmit && { submissions: model.submissions }),
      })
      versions[by.tab] = answer.body.version
    }
  }

  async function compare() {
    const mine = await browser.call('getApplication', { id })
    expect(mine).toMatchObject({ ...model.draft, version: model.version, submissions: model.submissions })
    const seenByStaff = await admin.call('getApplication', { id, view: 'staff' })
    expect(seenByStaff).toMatchObject(model.submitted ?? model.draft)
    return mine.version ?? 0
  }

  for (const one of steps) {
    if (one.does === 'save') await write(one.page, one.fields, one)
    else if (one.does === 'mark')
      await write('saveInterview', { interviewHours: one.hours, interviewDays: one.days }, one)
    else if (one.does === 'submit') await write('savePage2', one.fields, one, true)
    else if (one.does === 'read') versions[one.tab] = await compare()
    else if (one.does === 'break off') model = await breakOff(browser, id, one.fields, model)
    else {
      model = { ...model, isOpen: !model.isOpen }
      await admin.call('modifyRecruitInfo', { isApplicationPeriod: model.isOpen })
    }
    await compare()
  }
  if (!model.isOpen) await admin.call('modifyRecruitInfo', { isApplicationPeriod: true })
}

/**
 * A save that is cut off before its answer, stored whole or not at all. A second save names the same version, so that
 * its answer shows whether the first was stored.
 */
async function breakOff(browser: Visitor, id: string, fields: Content, model: Model): Promise<Model> {
  const { version } = model
  const [, after] = expected(model, version, fields, false)
  const abort = new AbortController()
  const call = fetch(`${browser.url}/api/update/page2`, {
    method: 'POST',
    signal: abort.signal,
    headers: {
      'Content-Type': 'application/json',
      ...browserHeaders(browser.jar),
    },
    body: JSON.stringify({ id, ...fields, version, isFinalSubmit: false }),
  }).catch(() => undefined)
  setImmediate(() => abort.abort())
  await call
  const fence = await browser.send('savePage1', { id, version })
  if (fence.status === 409) return after
  return fence.body.applicationUpdateSuccess === 'success' ? { ...model, version: version + 1 } : model
}

// evidence: V2.3.3 V15.4.1 V15.4.2
test(
  `${HISTORIES} histories: what was acknowledged is there, and the submitted version is exactly what was submitted`,
  async () => {
    await fc.assert(fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 30 }), live), {
      numRuns: HISTORIES,
      endOnFailure: false,
      interruptAfterTimeLimit: undefined,
    })
  },
  HISTORIES * 10_000,
)
