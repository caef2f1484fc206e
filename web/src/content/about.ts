import type { Team } from '@recruit/contract/constants'
import type { Text } from '@recruit/contract/text'

/** The community in two paragraphs. */
export const about = {
  lead: {
    ko: '학생이 만들고 학생이 지키는 온라인 커뮤니티, 이화이언.',
    en: 'EWHAIAN is an online community that students made and students look after.',
  },
  body: [
    {
      ko: '수강 신청을 앞둔 밤의 질문, 시험이 끝난 오후의 안도, 어디에도 털어놓지 못한 이야기까지. 학교를 다니는 동안 마음에 걸리는 거의 모든 것이 이곳을 오갑니다.',
      en: 'A question on the night before course registration, a sigh after the last exam, a story there was nobody to tell: nearly everything that is on a student’s mind passes through here.',
    },
    {
      ko: '그 자리를 지키는 운영진도 같은 학생입니다. 소식을 전하고, 화면을 그리고, 서비스를 만들며 한 학기를 함께 꾸립니다. 저마다 다른 천 조각을 이어 보자기 하나를 짓는 일과 닮았습니다.',
      en: 'The operating team that keeps it going are students too. They spread the word, draw the screens, build the services and carry a term together. It is much like sewing: pieces that differ from each other, joined into one cloth.',
    },
  ],
} satisfies { lead: Text; body: Text[] }

/** What anyone who joins should know first. */
export const facts: { figure: Text; label: Text }[] = [
  {
    figure: { ko: '세 팀', en: 'Three teams' },
    label: {
      ko: '마케팅, 디자인, 웹개발이 한 운영진으로 움직입니다.',
      en: 'Marketing, design and web development, run as one.',
    },
  },
  {
    figure: { ko: '월요일 저녁', en: 'Monday evening' },
    label: { ko: '매주 모두가 모여 회의합니다.', en: 'Everyone meets, every week.' },
  },
  {
    figure: { ko: '세 학기 이상', en: 'Three terms or more' },
    label: { ko: '익히고, 만들고, 물려줄 만큼 함께합니다.', en: 'Time to learn, to make and to hand on.' },
  },
]

export interface TeamIntro {
  /** The short name that fits on a tab. */
  tab: Text
  pitch: Text
  body: Text
  tasks: Text[]
}

export const teamIntros: Record<Team, TeamIntro> = {
  1: {
    tab: { ko: '마케팅', en: 'Marketing' },
    pitch: { ko: '이화이언의 말을 세상에 건넵니다', en: 'Gives EWHAIAN its voice' },
    body: {
      ko: '같은 소식도 누가 읽을지 생각하면 다른 문장이 됩니다. 마케팅팀은 아이디어 회의부터 발행까지 서로의 글을 다듬으며, 커뮤니티를 응원해 줄 곳을 찾아 먼저 인사를 건넵니다.',
      en: 'The same news becomes another sentence once you picture who reads it. From the idea meeting to the finished post the marketing team works on each other’s words, and it is the first to say hello to whoever might support the community.',
    },
    tasks: [
      { ko: '소셜 미디어 게시물 기획과 제작', en: 'Planning and making posts for social media' },
      { ko: '후원과 제휴 제안', en: 'Proposals to sponsors and partners' },
      { ko: '시즌 이벤트 기획과 홍보', en: 'Events of the season and how people hear of them' },
      { ko: '팀원끼리 여는 스터디 프로젝트', en: 'Study projects among the members' },
    ],
  },
  2: {
    tab: { ko: '디자인', en: 'Design' },
    pitch: { ko: '눈에 닿는 모든 것의 결을 맞춥니다', en: 'Makes everything you see belong together' },
    body: {
      ko: '대문에 걸리는 배너, 손에 쥐는 굿즈, 매일 누르는 버튼까지. 디자인팀은 이화이언을 만나는 모든 순간이 한 사람의 손끝에서 나온 듯 이어지게 합니다.',
      en: 'The banner on the front page, the keepsake in your hand, the button you press each day: the design team makes every meeting with EWHAIAN feel as if it came from one hand.',
    },
    tasks: [
      { ko: '시즌마다 바뀌는 사이트 배너', en: 'Site banners that change with the season' },
      { ko: '이화이언 굿즈 디자인', en: 'EWHAIAN goods' },
      { ko: '웹과 앱의 UX/UI 디자인', en: 'UX and UI of the site and the apps' },
      { ko: '로고와 그래픽 다듬기', en: 'Renewing the logo and the graphics' },
    ],
  },
  3: {
    tab: { ko: '웹개발', en: 'Web dev' },
    pitch: { ko: '쓰는 사람을 떠올리며 만듭니다', en: 'Builds with the user in mind' },
    body: {
      ko: '기획을 듣고, 시안을 받고, 코드를 쓰고, 실제로 쓰이는 모습까지 지켜봅니다. 웹개발팀의 일은 배포에서 끝나지 않습니다. 다음에 무엇을 고칠지는 늘 사용자에게서 배웁니다.',
      en: 'They hear the plan, receive the design, write the code and then watch it being used. For the web development team deploying is not the end: what to mend next is learned from the users.',
    },
    tasks: [
      { ko: '이벤트 사이트 개발과 배포', en: 'Building and deploying event sites' },
      { ko: '디자이너와 함께 다듬는 화면', en: 'Screens worked out with the designers' },
      { ko: '운영을 돕는 도구 만들기', en: 'Tools that help to run the community' },
      { ko: '사용 기록 분석과 개선', en: 'Reading how it is used, and improving it' },
    ],
  },
}
