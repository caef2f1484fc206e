import { expect, test } from 'vitest'
import { applyPath, paths } from './paths.ts'
import { staffLinks } from './staff-links.ts'

/** The links of P3, letter by letter: a change here breaks a visitor's bookmark. */
test('every link is the one of the route table', () => {
  const { application, resultNotYet, result, team, modifyInfo, ownMessages } = paths
  const { archive, review1, review2 } = staffLinks
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
    applicantList: '/admin/applicantList',
    applicationList: '/admin/applicationList',
    reviewDesk: '/admin/review',
    reviewSetup: '/admin/review/setup',
    timetable: '/admin/timetable',
    timetableSetup: '/admin/timetable/setup',
    timetablePrint: '/admin/timetable/print',
    messages: '/admin/messages',
  })
  expect([
    application('register', 1, 'x'),
    application('register', 2, 'x'),
    application('update', 1, 'x'),
    application('update', 2, 'x'),
    resultNotYet('x'),
    result('x'),
    ownMessages('x'),
    team(1),
    team(2),
    team(3),
    modifyInfo('x'),
    archive(2),
    review1(2, 'x'),
    review2('x'),
  ]).toEqual([
    '/register/application/page1/x',
    '/register/application/page2/x',
    '/update/application/page1/x',
    '/update/application/page2/x',
    '/result/notperiod/x',
    '/result/x',
    '/messages/x',
    '/teamInfo/detail/marketing',
    '/teamInfo/detail/design',
    '/teamInfo/detail/web',
    '/admin/modifyInfo/x',
    '/admin/applicantList?term=2',
    '/admin/application/page1/2x',
    '/admin/application/page2/x',
  ])
})

test('an id from outside cannot lead to another page', () => {
  expect(paths.result('../admin/login?x#y')).toBe('/result/..%2Fadmin%2Flogin%3Fx%23y')
})

test('the apply button leads to the form only during the period', () => {
  expect([applyPath(true), applyPath(false)]).toEqual(['/register', '/register/notperiod'])
})
