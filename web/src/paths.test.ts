import { expect, test } from 'vitest'
import { applyPath, paths } from './paths.ts'
import { staffLinks } from './staff-links.ts'

/** The links of P3, letter by letter: a change here breaks a visitor's bookmark. */
test('every link is the one of the route table', () => {
  const { application, resultNotYet, result, team, modifyInfo, ownMessages } = paths
  const { archive, review1 } = staffLinks
  expect(paths).toMatchObject({
    home: '/',
    register: '/register',
    lookup: '/register/checkinfo',
    enrol: '/register/newEnroll',
    draftSaved: '/register/save',
    submitted: '/register/success',
    notPeriod: '/register/notperiod',
    edited: '/update/success',
    privacy: '/privacy',
    resultLookup: '/result/checkinfo',
    studyProjects: '/teamInfo/detail/marketing/studyproject',
    adminLogin: '/admin/login',
    adminHome: '/admin/landing',
    overview: '/admin/overview',
    history: '/admin/history',
    system: '/admin/system',
    applicantList: '/admin/applicantList',
    applicationList: '/admin/applicationList',
    reviewDesk: '/admin/review',
    reviewSetup: '/admin/review/setup',
    timetable: '/admin/timetable',
    timetableSetup: '/admin/timetable/setup',
    interviewPacket: '/admin/review/packet',
    timetablePrint: '/admin/timetable/print',
    messages: '/admin/messages',
  })
  const byId = [
    [application('register', 1, 'x'), '/register/application/page1/x'],
    [application('register', 2, 'x'), '/register/application/page2/x'],
    [application('update', 1, 'x'), '/update/application/page1/x'],
    [application('update', 2, 'x'), '/update/application/page2/x'],
    [resultNotYet('x'), '/result/notperiod/x'],
    [result('x'), '/result/x'],
    [ownMessages('x'), '/messages/x'],
    [team(1), '/teamInfo/detail/marketing'],
    [team(2), '/teamInfo/detail/design'],
    [team(3), '/teamInfo/detail/web'],
    [modifyInfo('x'), '/admin/modifyInfo/x'],
    [archive(2), '/admin/applicantList?term=2'],
    [review1(2, 'x'), '/admin/application/page1/2x'],
    [paths.reviewPage2('x'), '/admin/application/page2/x'],
  ]
  for (const [link, address] of byId) expect(link).toBe(address)
})

test('an id from outside cannot lead to another page', () => {
  expect(paths.result('../admin/login?x#y')).toBe('/result/..%2Fadmin%2Flogin%3Fx%23y')
})

test('the apply button leads to the form only during the period', () => {
  expect([applyPath(true), applyPath(false)]).toEqual(['/register', '/register/notperiod'])
})
