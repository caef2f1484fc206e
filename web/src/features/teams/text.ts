import { bilingual } from '../../i18n/text.ts'

export const teamsText = bilingual({
  source: ['소스 코드 보기 (새 창)', 'See the source code (new window)'],
  applyTitle: ['이 팀의 다음 조각이 되어 주세요', 'Be the next piece of this team'],
  leftOutTitle: ['이번 기수에는 모집하지 않습니다', 'Not recruiting this term'],
  applyOpen: ['지금 지원서를 받고 있습니다.', 'Applications are open now.'],
  applyShut: [
    '지금은 접수 기간이 아닙니다. 다음 일정을 확인해 주세요.',
    'Applications are not open now. See when the next period is.',
  ],
  period: ['접수 기간 보기', 'See the period'],
  otherTeams: ['다른 팀도 둘러보세요', 'Have a look at the other teams'],
  design: {
    lead: [
      '배너 하나, 배지 하나, 버튼 하나. 작은 것부터 이화이언답게 그립니다.',
      'A banner, a badge, a button: from the small things up, we draw what feels like EWHAIAN.',
    ],
    works: ['손에서 나온 네 가지 작업', 'Four works from our hands'],
    worksLead: ['작업을 누르면 과정과 그림을 볼 수 있습니다.', 'Open one to see how it came about.'],
  },
  web: {
    lead: [
      '회원이 실제로 쓰는 것을 만들고, 쓰이는 모습을 보며 고칩니다.',
      'We build what members really use, watch them use it, and mend it.',
    ],
    projects: ['해마다 만든 것들', 'What we built, year by year'],
    projectsLead: ['연도를 고르고, 궁금한 프로젝트를 눌러 보세요.', 'Choose a year, then open a project.'],
    years: ['연도', 'Year'],
    year: (year: number) => [`${year}년`, `${year}`],
    process: ['프로젝트 하나가 지나는 길', 'The way a project goes'],
    processLead: [
      '일곱 땀을 꿰면 다시 처음으로 돌아옵니다.',
      'Seven stitches, and the thread is back at the start.',
    ],
    stats: ['2022년 이벤트 사이트가 남긴 숫자', 'What the event site of 2022 left in figures'],
    users: ['찾아온 사람', 'people came'],
    events: ['기록된 이벤트', 'events recorded'],
    about: ['약', 'about'],
    countUsers: (value: number) => [
      `${Math.round(value).toLocaleString('ko')}명`,
      Math.round(value).toLocaleString('en'),
    ],
    countEvents: (value: number) => [
      `${(value / 10_000).toFixed(1)}만 건`,
      (Math.round(value / 1000) * 1000).toLocaleString('en'),
    ],
    statsNote: [
      '한 사람이 평균 쉰 번 남짓 눌러 주었습니다. 이 숫자를 읽고 다음 사이트의 질문 수를 줄였습니다.',
      'That is some fifty presses for every visitor. Having read it, we gave the next site fewer questions.',
    ],
  },
  marketing: {
    lead: [
      '좋은 소식이 제때, 제 사람에게 닿도록 말을 고르고 그림을 만듭니다.',
      'We choose words and make pictures, so that good news reaches the right person in time.',
    ],
    process: ['게시물 하나가 나오기까지', 'How a post comes about'],
    processLead: [
      '소셜 미디어에 올라가는 모든 것이 네 단계를 거칩니다.',
      'Whatever goes up on social media passes four steps.',
    ],
    sponsors: ['함께해 준 곳', 'Who stood by us'],
    sponsorClaim: [
      ['약', '개'],
      ['About', ''],
    ],
    sponsorLead: [
      '이만큼의 기업이 이화이언을 후원했습니다. 제안서를 쓰고 먼저 인사를 건네는 것도 마케팅팀의 일입니다.',
      'companies have sponsored EWHAIAN. Writing the proposal and saying hello first is the work of the marketing team.',
    ],
    sponsorList: ['후원사', 'Sponsors'],
    pause: ['멈춤', 'Pause'],
    play: ['움직이기', 'Play'],
    next: ['다음 후원사', 'Next sponsor'],
    study: ['스터디 프로젝트', 'Study projects'],
    studyLead: [
      '커뮤니티의 일만 하지는 않습니다. 나를 위한 세 가지 공부를 함께합니다.',
      'It is not all for the community. Three kinds of study, together, for yourself.',
    ],
    studyGo: ['스터디 프로젝트 보기', 'See the study projects'],
  },
  study: {
    title: ['마케팅 스터디 프로젝트', 'Marketing study projects'],
    lead: [
      '활동이 끝난 뒤에도 손에 남는 것을 만듭니다. 한 학기에 하나씩, 세 가지 계획이 있습니다.',
      'We make things that stay with you after your time here. One a term; there are three plans.',
    ],
    steps: ['이렇게 합니다', 'How we do it'],
    outcome: ['끝나면 남는 것', 'What stays'],
    back: ['마케팅팀으로', 'To the marketing team'],
  },
})
