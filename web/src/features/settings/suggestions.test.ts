import { expect, test } from 'vitest'
import { type Edited, typedSettings } from './settings-tabs.ts'
import { suggestedTerm, suggestedTraining } from './suggestions.ts'

const NOW = Date.parse('2026-11-26T12:00:00+09:00')
const PERIOD = '12.4(금) ~ 12.10(목)'
const with_ = (changed: Partial<Edited>): Edited => ({
  ...typedSettings(),
  applicationSubmissionPeriod: PERIOD,
  ...changed,
})

test('the first day of the application period suggests the rest of an empty term', () => {
  const first = with_({ applicationSubmissionPeriod: '12.1(화)' })
  expect(suggestedTerm(first, NOW)).toEqual({
    applicationSubmissionPeriod: '12.1(화) ~ 12.14(월)',
    firstPresentationPeriod: '12.18(금)',
    interviewPeriod: '12.21(월) ~ 12.23(수)',
    finalPresentationPeriod: '12.28(월)',
    opensAt: '2026-12-01T00:00',
    closesAt: '2026-12-14T23:59',
    doesRecruitMarketing: true,
    doesRecruitDesign: true,
    doesRecruitWebDev: true,
  })
  expect(suggestedTerm(with_({ applicationSubmissionPeriod: '' }), NOW)).toEqual({})
})

test('what is filled in already is never replaced by a suggestion', () => {
  const begun = with_({
    interviewPeriod: '12.19(토)',
    firstPresentationPeriod: '추후 공지',
    closesAt: '2026-12-10T18:00',
    doesRecruitDesign: true,
  })
  expect(suggestedTerm(begun, NOW)).toEqual({
    finalPresentationPeriod: '12.24(목)',
    opensAt: '2026-12-04T00:00',
  })
  expect(suggestedTerm({ ...begun, finalPresentationPeriod: '12.25(금)' }, NOW)).toEqual({})
})

test('the training is suggested after the final announcement, at the places of the interview', () => {
  const values = with_({
    finalPresentationPeriod: '12.28(월)',
    faceTofaceInterviewPlace: '학생문화관 203호',
    interviewWaitingPlace: '학생문화관 로비',
  })
  expect(suggestedTraining(values, NOW)).toEqual({
    masterTrainingSchedule: '1월 2일(토) 오후 2시',
    masterTrainingPlace: '학생문화관 203호',
    masterTrainingWaitingPlace: '학생문화관 로비',
    masterTrainingWaitingTime: '오후 1시 30분',
  })
  expect(
    suggestedTraining({ ...values, isOnlineInterview: true, masterTrainingWaitingTime: '오후 1시' }, NOW),
  ).toEqual({ masterTrainingSchedule: '1월 2일(토) 오후 2시' })
})
