import { fromElsewhere } from '@recruit/local/testing/addresses'
import { visitor } from '@recruit/local/testing/visitor'
import type { Applicant } from './people.ts'
import type { PlannedBrowser } from './plan.ts'

const CAMPUS = '198.51.100.7'
const ON_CAMPUS = 0.7
const LOOKED_UP_AT_ONCE = 8

/** The address of a browser: seven of ten share a campus's. */
export const browserOf = (random: () => number): PlannedBrowser => ({
  address: random() < ON_CAMPUS ? CAMPUS : (fromElsewhere()['X-Forwarded-For'] ?? ''),
  cookies: {},
})

/** A browser for each, which has proved its application. */
export async function lookedUp(
  url: string,
  people: Applicant[],
  random: () => number,
): Promise<PlannedBrowser[]> {
  const browsers = people.map(() => browserOf(random))
  let next = 0
  const worker = async () => {
    for (let index = next++; index < people.length; index = next++) {
      const [{ name, studentId, ewhaianId }, planned] = [people[index], browsers[index]] as [
        Applicant,
        PlannedBrowser,
      ]
      const browser = visitor(url, 'ko', { 'X-Forwarded-For': planned.address })
      await browser.call('findApplicant', { name, studentId, ewhaianId })
      planned.cookies = Object.fromEntries(browser.jar)
    }
  }
  await Promise.all(Array.from({ length: LOOKED_UP_AT_ONCE }, worker))
  return browsers
}
