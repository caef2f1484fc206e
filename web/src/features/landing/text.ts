import { bilingual } from '../../i18n/text.ts'

export const landingText = bilingual({
  headline: ['이화이언을 함께 지을 사람을 찾습니다', 'Come and sew the next piece of EWHAIAN'],
  cohort: (number: string) => [`${number}기 운영진 모집`, `Operating team recruitment, cohort ${number}`],
  noCohort: ['운영진 모집', 'Operating team recruitment'],
  lead: [
    '학생이 운영하는 온라인 커뮤니티 이화이언. 마케팅, 디자인, 웹개발 세 팀에서 다음 조각을 기다립니다.',
    'EWHAIAN is an online community run by students. Its marketing, design and web development teams are looking for their next pieces.',
  ],
  receiving: ['지원서 접수', 'Applications'],
  closedNow: ['지금은 접수 기간이 아닙니다', 'Not open at the moment'],
  about: ['이화이언을 소개합니다', 'This is EWHAIAN'],
  schedule: ['모집 일정', 'Recruitment schedule'],
  settingsFailed: ['일정을 불러오지 못했습니다.', 'The schedule could not be loaded.'],
  now: ['지금', 'Now'],
  steps: {
    submission: ['지원서 접수', 'Application submission'],
    review: ['서류 심사', 'Document review'],
    first: ['1차 합격 발표', 'First announcement'],
    interview: ['심층 면접', 'In-depth interview'],
    final: ['최종 합격 발표', 'Final pass'],
  },
  reviewNote: ['접수가 끝나면 시작합니다', 'Once submission has closed'],
  teams: ['세 팀이 한 폭을 짓습니다', 'Three teams, one cloth'],
  teamsLead: [
    '잘하는 일이 서로 달라서 함께 만듭니다.',
    'We are good at different things. That is why it works.',
  ],
  teamTabs: ['팀 소개', 'Teams'],
  tasks: ['하는 일', 'What we do'],
  notRecruitingShort: ['모집 없음', 'not recruiting'],
  toTeam: (team: string) => [`${team} 자세히 보기`, `More about the ${team.toLowerCase()}`],
  testimonials: ['먼저 함께한 사람들', 'Those who sewed before you'],
  events: ['한 해 동안 여는 행사', 'A year of events'],
  eventsLead: [
    '운영진이 준비하고 회원이 완성합니다.',
    'Prepared by the operating team, finished by the members.',
  ],
  activities: ['지난 활동', 'Past activities'],
  activitiesLead: [
    '앞선 기수가 꿰매어 둔 조각들입니다.',
    'Pieces that earlier cohorts have left in the cloth.',
  ],
  newWindow: ['(새 창)', '(new window)'],
  faq: ['자주 묻는 질문', 'Frequently asked questions'],
  faqLead: [
    '찾는 답이 없다면 이메일이나 채팅 채널로 물어봐 주세요.',
    'No answer here? Write to us, or ask in the chat channel.',
  ],
  faqTabs: ['질문 종류', 'Kinds of questions'],
  faqTab: {
    recruitment: ['모집', 'Recruitment'],
    activity: ['활동', 'Activity'],
    other: ['기타', 'Other'],
  },
  closing: ['남은 한 조각은 당신의 자리입니다', 'One piece is missing. It may be yours.'],
  closingOpen: [
    '지금 지원서를 받고 있습니다. 쓰다가 멈추어도 저장해 두고 이어서 쓸 수 있습니다.',
    'Applications are open. You can stop halfway, save a draft and go on later.',
  ],
  closingShut: [
    '다음 모집이 시작되면 이곳에서 지원할 수 있습니다.',
    'When the next recruitment begins, it begins here.',
  ],
  closingGo: ['지원서 쓰러 가기', 'Start writing'],
  closingPeriod: ['접수 기간 보기', 'See the period'],
})
