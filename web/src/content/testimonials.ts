import type { Text } from '@recruit/contract/text'

export interface Testimonial {
  content: Text
  /** The speaker: cohort, team and an invented name. */
  obInfo: Text
}

/** Former members, in sewing order: a long voice next to a short one. */
export const testimonials: Testimonial[] = [
  {
    content: {
      ko: '처음 올린 게시물의 댓글을 밤새 새로고침했습니다. 회의에서 열 번 넘게 고친 한 줄이 누군가에게 닿는 걸 보고, 문장 하나가 이렇게 큰일이구나 싶었어요. 지금도 글을 쓸 때면 읽을 사람의 하루를 먼저 떠올립니다.',
      en: 'I spent a whole night refreshing the comments under my first post. We had rewritten that one line more than ten times, and when I saw it reach somebody I understood how much a sentence can do. I still picture the reader’s day before I write.',
    },
    obInfo: { ko: '41기 마케팅팀 윤서아', en: 'Yoon Seoa, marketing, cohort 41' },
  },
  {
    content: {
      ko: '월요일 저녁이 기다려진 건 태어나 처음이었어요.',
      en: 'For the first time in my life I looked forward to Mondays.',
    },
    obInfo: { ko: '42기 디자인팀 한이든', en: 'Han Ideun, design, cohort 42' },
  },
  {
    content: {
      ko: '배너 하나에도 매일 보는 사람이 있다는 말을 들은 뒤로, 등굣길 포스터까지 다르게 보였습니다.',
      en: 'Someone told me that even a banner has people who see it daily. Since then I look at every poster on my way to class.',
    },
    obInfo: { ko: '43기 디자인팀 문가람', en: 'Moon Garam, design, cohort 43' },
  },
  {
    content: {
      ko: '과제는 혼자 끝낼 수 있지만 서비스는 혼자 끝낼 수 없더라고요. 코드 리뷰를 처음 받던 날의 긴장이 지금 하는 일의 밑천이 되었습니다.',
      en: 'You can finish an assignment alone, but not a service. How nervous I was at my first code review: everything I do at work now began there.',
    },
    obInfo: { ko: '40기 웹개발팀 서도하', en: 'Seo Doha, web development, cohort 40' },
  },
  {
    content: {
      ko: '거절 메일을 서른 통쯤 받고 나니, 서른한 번째 제안서는 정말 좋아졌어요.',
      en: 'After thirty letters of refusal the thirty-first proposal was really good.',
    },
    obInfo: { ko: '39기 마케팅팀 배하윤', en: 'Bae Hayun, marketing, cohort 39' },
  },
  {
    content: {
      ko: '모르는 것을 모른다고 말해도 되는 분위기가 가장 좋았습니다. 첫 학기에는 따라가기 바빴고, 다음 학기에는 제 몫을 했고, 마지막 학기에는 후배의 질문에 답하고 있었습니다.',
      en: 'What I liked best: you could say that you did not know. In my first term I ran to keep up, in the second I did my share, and in the last I was answering the questions of those who came after me.',
    },
    obInfo: { ko: '42기 웹개발팀 노유진', en: 'Noh Yujin, web development, cohort 42' },
  },
  {
    content: {
      ko: '졸업하고도 제일 자주 만나는 사람들이 여기에 있습니다.',
      en: 'We have all graduated, and these are still the people I meet most.',
    },
    obInfo: { ko: '38기 디자인팀 진소율', en: 'Jin Soyul, design, cohort 38' },
  },
]
