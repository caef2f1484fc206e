import { INTERVIEWERS_MAX } from './constants.ts'
import type { Text } from './text.ts'

export const timetableMessages = {
  interviewerSaved: { ko: '면접관을 저장했습니다.', en: 'The interviewer is saved.' },
  interviewerRemoved: { ko: '면접관을 지웠습니다.', en: 'The interviewer is removed.' },
  tooManyInterviewers: {
    ko: `면접관은 ${INTERVIEWERS_MAX}명까지 둘 수 있습니다. 저장하지 않았습니다.`,
    en: `There can be at most ${INTERVIEWERS_MAX} interviewers. Nothing was saved.`,
  },
  timetableRulesSaved: {
    ko: '면접 시간표 규칙을 저장했습니다.',
    en: 'The rules of the timetable are saved.',
  },
  timetableRunStarted: { ko: '자동 배치를 시작했습니다.', en: 'A timetable is being built.' },
  timetableRunStopping: {
    ko: '자동 배치를 곧 멈춥니다. 지금까지 가장 좋은 시간표가 남습니다.',
    en: 'The run ends in a moment; the best timetable so far is kept.',
  },
  timetableRunning: {
    ko: '이미 자동 배치를 하고 있습니다. 끝나거나 멈춘 뒤에 다시 시작해 주세요.',
    en: 'A timetable is being built already. Please wait for its end, or stop it.',
  },
  noInterviewDays: {
    ko: '설정의 면접 기간에 날짜가 없습니다. 날짜를 먼저 정해 주세요.',
    en: 'The interview period of the settings names no date. Please set one first.',
  },
  turnTaken: {
    ko: '이 시각의 면접은 고정되어 있어 순서를 바꿀 수 없습니다. 먼저 고정을 풀어 주세요.',
    en: 'The interview at this time is locked, so the order cannot change. Please unlock it first.',
  },
  /** The sentences of the broken rules replace it. */
  timetableRuleBroken: { ko: '시간표의 규칙에 어긋납니다.', en: 'This breaks a rule of the timetable.' },
  appointmentSaved: { ko: '면접 시간표를 저장했습니다.', en: 'The timetable is saved.' },
  timetableApplied: { ko: '자동 배치 결과를 시간표에 반영했습니다.', en: 'This is the timetable now.' },
  timetablePublished: {
    ko: '면접 시간표를 공개했습니다.',
    en: 'The timetable is published.',
  },
  timetableBegun: {
    ko: '이 결과의 면접 시각이 그사이 시작되어 아무것도 하지 않았습니다. 다시 배치해 주세요.',
    en: 'An hour of this result has begun since, so nothing was done. Please build again.',
  },
  timetableChanged: {
    ko: '그사이 시간표나 면접 대상이 바뀌어 아무것도 하지 않았습니다. 다시 확인해 주세요.',
    en: 'The timetable or the people have changed since, so nothing was done. Please look again.',
  },
  appointmentAnswered: { ko: '답변을 저장했습니다.', en: 'Your answer is saved.' },
  noAppointment: {
    ko: '지금 답할 수 있는 면접 일정이 없습니다. 저장하지 않았습니다.',
    en: 'There is no interview appointment to answer now. Nothing was saved.',
  },
  appointmentChanged: {
    ko: '그사이 면접 일정이 바뀌었습니다. 저장하지 않았으니 새 일정을 확인하고 답해 주세요.',
    en: 'Your interview appointment has changed since. Nothing was saved; please look at the new one and answer it.',
  },
  appointmentAnswerTooLate: {
    ko: '면접 일정에 답할 수 있는 시간이 지났습니다. 저장하지 않았습니다.',
    en: 'The time to answer the interview appointment is over. Nothing was saved.',
  },
  tapsRecorded: { ko: '면접 당일 기록을 저장했습니다.', en: 'The interview day is recorded.' },
  noInterviewThen: {
    ko: '그 시각에 공개된 면접이 없습니다. 일정이 바뀌었을 수 있습니다. 저장하지 않았습니다.',
    en: 'There is no published interview at that time; the timetable may have changed. Nothing was saved.',
  },
  tapBeforeDay: {
    ko: '면접 날이 되기 전의 기록입니다. 저장하지 않았습니다.',
    en: 'This is from before the day of the interview. Nothing was saved.',
  },
  tapInFuture: {
    ko: '아직 오지 않은 시각의 기록입니다. 기기의 시계를 확인해 주세요. 저장하지 않았습니다.',
    en: 'This is from a time to come. Please check the clock of the device. Nothing was saved.',
  },
} as const satisfies Record<string, Text>
