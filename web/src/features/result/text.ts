import { bilingual } from '../../i18n/text.ts'

export const resultText = bilingual({
  lookup: ['결과 확인', 'Check result'],
  lookupLead: [
    '지원할 때 입력한 정보를 그대로 입력해 주세요.',
    'Enter the same details as when you applied.',
  ],
  lookupSubmit: ['결과 확인하기', 'Check my result'],
  result: ['결과 안내', 'Result'],
  yourResult: (name: string) => [`${name}님의 결과`, `Your result, ${name}`],
  coverNote: ['이화이언 운영진 모집', 'EWHAIAN operating team'],
  unknown: ['지원 정보를 찾을 수 없습니다', 'No such application'],
  unknownBody: [
    '주소를 다시 확인하시거나, 지원할 때 입력한 정보로 결과를 조회해 주세요.',
    'Please check the address, or look your result up with the details you applied with.',
  ],
  messages: ['받은 메시지 보기', 'Messages to you'],
  toResult: ['결과 보기', 'See the result'],
  undecided: [
    '아직 결과가 정해지지 않았습니다. 정해지면 바로 이 화면에서 알려 드리니, 조금 뒤에 다시 확인해 주세요.',
    'There is no decision yet. It will be shown on this page as soon as there is one; please look again later.',
  ],
  onlySubmitted: [
    '심사는 제출한 지원서만 받습니다. 제출했는지는 지원 정보를 확인하면 볼 수 있습니다.',
    'Only submitted applications are reviewed. Look your application up to see whether it was submitted.',
  ],
  toSubmission: ['지원 정보 확인하기', 'Look my application up'],
  notSubmitted: ['제출되지 않은 지원서입니다', 'Your application was not submitted'],
  notSubmittedOpen: [
    '작성하신 내용은 임시 저장되어 있습니다. 심사는 제출한 지원서만 받으니, 접수가 끝나기 전에 제출해 주세요.',
    'It is saved as a draft. Only submitted applications are reviewed, so please submit it before applications close.',
  ],
  notSubmittedOver: [
    '작성하신 내용은 임시 저장되어 있지만, 접수가 끝날 때까지 제출되지 않아 심사를 받지 않습니다.',
    'It is saved as a draft, but it was not submitted before applications closed, so it is not reviewed.',
  ],
  toWriting: ['이어서 쓰기', 'Continue writing'],
  toReading: ['작성한 내용 보기', 'Read what I have written'],
  announced: ['결과가 발표되었습니다.', 'The results are announced.'],
  firstPass: ['1차 합격을 축하드립니다', 'Congratulations on passing the first round'],
  firstPassBody: (name: string, team: string) => [
    `${name}님, ${team} 서류 심사에 합격하셨습니다. 이제 면접에서 뵙겠습니다.`,
    `${name}, your application to the ${team} has passed. We look forward to meeting you at the interview.`,
  ],
  cannotCome: ['면접에 참석할 수 없다고 답하셨습니다', 'You cannot come to the interview'],
  cannotComeBody: (name: string) => [
    `${name}님, 알려 주셔서 감사합니다. 운영진이 확인하고 일정을 다시 조율합니다. 새 일정이 정해지면 이 화면에서 볼 수 있습니다.`,
    `${name}, thank you for telling us. The team looks for another time. A new appointment is shown on this page.`,
  ],
  interview: ['면접 안내', 'Interview'],
  interviewDate: ['면접 일정', 'Date'],
  interviewHow: ['면접 방식', 'How'],
  online: ['온라인 면접', 'Online interview'],
  onlineBody: ['접속 방법은 면접 전에 따로 안내드립니다.', 'How to join is announced before the interview.'],
  faceToFace: ['대면 면접', 'Face-to-face interview'],
  place: ['면접 장소', 'Place'],
  waitingPlace: ['대기 장소', 'Waiting place'],
  delay: [
    '면접은 10분 정도 늦어질 수 있습니다. 양해를 부탁드립니다.',
    'The interview may be delayed by about 10 minutes.',
  ],
  late: (minutes: number) => [
    `면접이 ${minutes}분 정도 늦어지고 있습니다.`,
    `Your room runs about ${minutes} minutes late.`,
  ],
  survey: ['면접 전 설문', 'Survey before the interview'],
  surveyLink: ['설문 작성하기 (새 창)', 'Fill in the survey (new window)'],
  assignment: ['사전 과제', 'Pre-assignment'],
  banner: ['배너 시즌', 'Banner season'],
  pixelSize: ['픽셀 크기', 'Pixel size'],
  submitBy: ['제출 일정', 'Submission'],
  makeBanner: (name: string, size: string) => [
    `${[name, size].filter(Boolean).join(', ')} 배너를 만들어 주세요.`,
    `Please make a banner${name && ` for ${name}`}${size && `, ${size} pixels`}.`,
  ],
  sendTo: ['완성한 과제를 보낼 곳:', 'Send your work to'],
  finalPass: (cohort: string) => [
    `${cohort ? `${cohort}기 ` : ''}최종 합격을 축하드립니다`,
    `Congratulations on the final pass${cohort ? ` of cohort ${cohort}` : ''}`,
  ],
  finalBody: (name: string) => [
    `${name}님, 이화이언 운영진이 되신 것을 환영합니다.`,
    `${name}, welcome to the operating team of EWHAIAN.`,
  ],
  declined: ['참여하지 않는다고 답하셨습니다', 'You are not joining this cohort'],
  declinedBody: (name: string) => [
    `${name}님, 답해 주셔서 감사합니다. 다음 기회에 다시 만나 뵙기를 바랍니다.`,
    `${name}, thank you for your answer. We hope to meet you at a later chance.`,
  ],
  training: ['마스터 교육', 'Master training'],
  trainingBody: [
    '정기 회의에 앞서 마스터 교육이 있습니다. 교육은 약 20분간 진행됩니다.',
    'Master training happens before the regular meeting. It takes about 20 minutes.',
  ],
  trainingSchedule: ['일정', 'Schedule'],
  trainingPlace: ['장소', 'Place'],
  trainingWaiting: (place: string, time: string) => [
    `일찍 오신 분은 ${[time && `${time}부터`, place && `${place}에서`].filter(Boolean).join(' ')} 기다리실 수 있습니다.`,
    `If you arrive early, you can wait${place && ` at ${place}`}${time && ` from ${time}`}.`,
  ],
  cannotAttend: [
    '참석하기 어려우신 분은 이 번호로 알려 주세요.',
    'If you cannot attend, please tell this number.',
  ],
  fail: ['지원해 주셔서 감사합니다', 'Thank you for applying'],
  failThanks: (name: string) => [
    `${name}님, 이화이언 운영진에 지원해 주셔서 감사합니다. 시간과 마음을 들여 지원서를 써 주셔서 고맙습니다.`,
    `${name}, thank you for applying to the operating team of EWHAIAN. We are grateful for the time and care that you put into it.`,
  ],
  failBody: (cohort: string) => [
    `아쉽게도 이번 ${cohort ? `${cohort}기` : '기수'}에는 함께하지 못하게 되었습니다.`,
    `We are sorry that you could not join ${cohort ? `cohort ${cohort}` : 'this cohort'}.`,
  ],
  failHope: ['다음 기회에 다시 만나 뵙기를 바랍니다.', 'We hope to meet you at a later chance.'],
  failContact: [
    '궁금한 점이 있으면 마스터에게 편히 연락해 주세요.',
    'For questions, please feel free to contact the master.',
  ],
  notFirst: ['아직 1차 발표 기간이 아닙니다', 'Not yet the first announcement period'],
  notFirstBody: ['서류를 심사하고 있습니다.', 'Documents are under review.'],
  notFinal: ['아직 최종 발표 기간이 아닙니다', 'Not yet the final announcement period'],
  notFinalBody: ['면접 결과를 심의하고 있습니다.', 'Interviews are being deliberated.'],
  notAny: ['아직 결과 확인 기간이 아닙니다', 'Not yet a result-check period'],
  notAnyBody: ['위의 지원하기 버튼으로 지원해 주세요.', 'Please apply through the apply button at the top.'],
  notAnyMenu: [
    '이 화면에서는 맨 위의 메뉴를 열면 지원하기 버튼이 있습니다.',
    'On this screen the apply button is inside the menu at the top.',
  ],
  notAnySubmitted: [
    '이미 제출하셨다면 더 하실 일은 없습니다. 결과가 나오면 이 화면에서 확인하실 수 있습니다.',
    'If you have submitted already, there is nothing more to do: your result will be here once it is out.',
  ],
})
