import type { Text } from '@recruit/contract/text'

export interface CommunityEvent {
  /** The month in which it usually takes place. */
  month: Text
  name: Text
  description: Text
}

/** What the operating team holds for the community in the course of a year. */
export const events: CommunityEvent[] = [
  {
    month: { ko: '3월', en: 'Mar' },
    name: { ko: '새내기 길잡이 주간', en: 'Guide week for first-years' },
    description: {
      ko: '수강 신청 요령부터 학교 앞 밥집까지, 먼저 다녀 본 사람이 답하는 질문 게시판을 한 주 동안 엽니다.',
      en: 'From course registration to where to eat: for one week those who have been there answer anything.',
    },
  },
  {
    month: { ko: '4월', en: 'Apr' },
    name: { ko: '봄 배너 공모', en: 'Spring banner contest' },
    description: {
      ko: '회원이 보낸 그림으로 대문을 바꿉니다. 투표로 뽑힌 작품이 봄 내내 첫 화면에 걸립니다.',
      en: 'Members send in drawings, everyone votes, and the winner hangs on the front page all spring.',
    },
  },
  {
    month: { ko: '6월', en: 'Jun' },
    name: { ko: '시험 기간 간식 나눔', en: 'Snacks for exam weeks' },
    description: {
      ko: '서로에게 응원을 남기면 제휴 매장의 간식을 나눕니다. 가장 많은 공감을 받은 응원은 도서관 앞에 붙습니다.',
      en: 'Leave a word of encouragement and share a snack from a partner shop. The best-loved words go up outside the library.',
    },
  },
  {
    month: { ko: '9월', en: 'Sep' },
    name: { ko: '책 물려주기 장터', en: 'Hand-me-down book market' },
    description: {
      ko: '지난 학기의 교재를 다음 사람에게 건넵니다. 때로는 책보다 여백의 메모가 더 귀합니다.',
      en: 'Last term’s textbooks find their next owner. Sometimes the notes in the margin are worth more than the book.',
    },
  },
  {
    month: { ko: '12월', en: 'Dec' },
    name: { ko: '올해의 글 뽑기', en: 'Post of the year' },
    description: {
      ko: '한 해 동안 마음에 남은 글을 함께 고릅니다. 뽑힌 글은 작은 책자로 엮어 나눕니다.',
      en: 'Together we choose the posts that stayed with us, and bind them into a small booklet.',
    },
  },
]
