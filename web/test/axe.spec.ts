import { enrolledPerson, openPeriod } from '@recruit/local/testing/people'
import { paths, screens } from '../src/paths.ts'
import { staffLinks } from '../src/staff-links.ts'
import { test } from './fixtures.ts'
import { opened, SCREENS } from './screens.ts'
import { carry } from './staff.ts'
import { look, visitor } from './violations.ts'

const A = 'aaaaaaaa-aaaa-4aaa-8aaa-aaaaaaaaaaaa'

const isForStaff = (address: string) => address.startsWith('/admin') && address !== paths.adminLogin
/** Every address that anybody may open, the ones of an application too; staff's stand below. */
const PLAIN = [
  '/no/such/page',
  ...Object.values(screens)
    .map(([address]) => address.replace(':id', A))
    .filter((address) => !isForStaff(address)),
]

for (const { language, width } of opened('public', SCREENS)) {
  test(`the public pages have no violation (${language}, ${width} px)`, async ({ browser, stack }) => {
    await openPeriod(stack.url)
    const context = await visitor(browser, stack.url, language, width)
    const page = await context.newPage()
    for (const path of PLAIN) await look(page, path)
    await context.close()
  })
}

for (const { language, width } of opened('staff', SCREENS)) {
  test(`the pages behind a proof or a key have no violation (${language}, ${width} px)`, async ({
    browser,
    stack,
  }) => {
    const admin = await openPeriod(stack.url)
    const { browser: applicant, id } = await enrolledPerson(stack.url)
    const { objectId } = await admin.call('findSettings', { key: 1 })
    const context = await visitor(browser, stack.url, language, width)
    await carry(context, stack.url, applicant.jar, admin.jar)
    const page = await context.newPage()
    for (const path of [
      paths.application('register', 1, id),
      paths.application('register', 2, id),
      paths.application('update', 1, id),
      paths.adminHome,
      paths.overview,
      paths.history,
      paths.modifyInfo(objectId),
      staffLinks.review1(1, id),
      paths.applicantList,
      paths.reviewPage2(id),
      staffLinks.desk(1),
      paths.reviewSetup,
      // Parts of one screen: between two of them another one, whose heading is new.
      `${paths.messages}?write=notice`,
      paths.timetable,
      `${paths.messages}?part=mailbox`,
      paths.timetableSetup,
      `${paths.messages}?part=templates`,
      paths.timetablePrint,
      paths.interviewDay,
      paths.messages,
    ]) {
      await look(page, path)
    }
    await context.close()
  })
}
