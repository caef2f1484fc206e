import type { Text } from '@recruit/contract/text'
import { paths } from '../paths.ts'

export interface Question {
  question: Text
  answer: Text
  /** Where on this site the reader finds more. */
  link?: { to: string; label: Text }
}

export const FAQ_TABS = ['recruitment', 'activity', 'other'] as const
export type FaqTab = (typeof FAQ_TABS)[number]

/** The questions that come every term with their answers. */
export const faq: Record<FaqTab, Question[]> = {
  recruitment: [
    {
      question: { ko: '누가 지원할 수 있나요?', en: 'Who can apply?' },
      answer: {
        ko: '이화이언 회원이라면 전공과 학년에 관계없이 지원할 수 있습니다. 아직 전공을 정하지 않았다면 희망하는 전공 뒤에 ‘(희망)’이라고 적어 주세요.',
        en: 'Any member of EWHAIAN, whatever she studies and whichever year she is in. If you have not chosen a major yet, write the one you wish for followed by “(desired)”.',
      },
    },
    {
      question: {
        ko: '제출한 지원서를 고칠 수 있나요?',
        en: 'Can I change my application after submitting it?',
      },
      answer: {
        ko: '네. 접수 마감 전까지는 몇 번이든 고쳐서 다시 제출할 수 있습니다. 고친 내용은 다시 제출해야 반영되며, 마감 뒤에는 읽기만 할 수 있습니다.',
        en: 'Yes, as often as you like until the submission deadline. Changes count once you submit again; after the deadline you can still read your application.',
      },
      link: { to: paths.lookup, label: { ko: '작성한 지원서 열기', en: 'Open my application' } },
    },
    {
      question: { ko: '포트폴리오가 꼭 있어야 하나요?', en: 'Do I need a portfolio?' },
      answer: {
        ko: '아니요. 포트폴리오는 선택 사항이며 합격 여부에 영향을 주지 않습니다. 보여 주고 싶은 작업이 있을 때만 링크를 남겨 주세요.',
        en: 'No. A portfolio is optional and does not affect whether you pass. Leave a link only if there is something you would like to show.',
      },
    },
    {
      question: {
        ko: '지원 동기와 활동 계획은 얼마나 써야 하나요?',
        en: 'How long should the motive and the plan be?',
      },
      answer: {
        ko: '형식은 자유입니다. 각각 공백을 포함해 800자 안팎을 권하며, 1,000자까지 쓸 수 있습니다. 쓰던 글은 임시 저장해 두고 나중에 이어서 쓸 수 있습니다.',
        en: 'There is no set form. About 800 characters each, spaces included, is a good length; 1,000 is the most. You can save a draft and go on later.',
      },
    },
    {
      question: { ko: '면접은 어떻게 진행되나요?', en: 'What is the interview like?' },
      answer: {
        ko: '1차 합격자를 대상으로 온라인 또는 대면으로 진행하며, 방식과 장소는 결과 화면에서 알려 드립니다. 앞 순서의 면접이 길어지면 10분 정도 늦어질 수 있으니 여유를 두고 와 주세요.',
        en: 'Those who pass the first round are interviewed online or face to face; your result page says which and where. If the interview before yours runs over, it may be delayed about 10 minutes, so please leave some time.',
      },
    },
    {
      question: { ko: '결과는 어디에서 확인하나요?', en: 'Where do I see my result?' },
      answer: {
        ko: '발표일부터 이 사이트의 결과 확인에서 볼 수 있습니다. 지원할 때 쓴 이름, 학번, 이화이언 아이디가 필요합니다.',
        en: 'On this site, from the day of the announcement. You need the name, student id and community id with which you applied.',
      },
      link: { to: paths.resultLookup, label: { ko: '결과 보러 가기', en: 'See my result' } },
    },
  ],
  activity: [
    {
      question: { ko: '최소 활동 기간이 있나요?', en: 'Is there a minimum time of activity?' },
      answer: {
        ko: '네. 최소 3학기 동안 활동합니다. 첫 학기에는 익히고, 다음 학기에는 만들고, 그다음 학기에는 물려준다고 생각해 주세요.',
        en: 'Yes, at least 3 terms. Think of one term to learn, one to make and one to hand on.',
      },
    },
    {
      question: { ko: '정기 회의는 언제 하나요?', en: 'When are the regular meetings?' },
      answer: {
        ko: '매주 월요일 저녁에 합니다. 세 팀이 함께 소식을 나눈 뒤 팀별로 이야기를 이어 가므로, 월요일 저녁은 비워 두셔야 합니다.',
        en: 'Every week on Monday evening. The three teams share their news, then each goes on by itself, so please keep Monday evenings free.',
      },
    },
    {
      question: { ko: '관련 경험이 없어도 괜찮을까요?', en: 'What if I have no experience?' },
      answer: {
        ko: '괜찮습니다. 처음 시작하는 사람이 훨씬 많습니다. 먼저 들어온 팀원이 곁에서 도우며, 배우고 싶은 마음과 끝까지 해 보려는 태도를 더 중요하게 봅니다.',
        en: 'That is fine; most of us began with none. Those who joined before you help, and what matters more is that you want to learn and see things through.',
      },
    },
    {
      question: { ko: '휴학이나 교환 학생 계획이 있어요.', en: 'I plan a leave of absence or an exchange.' },
      answer: {
        ko: '최소 3학기의 활동과 월요일 회의 참석이 가능한지가 중요합니다. 계획이 정해져 있다면 활동 계획에 적거나 면접에서 먼저 말씀해 주세요.',
        en: 'What counts is whether you can be active for at least 3 terms and come to the Monday meetings. If your plans are fixed, mention them in your activity plan or at the interview.',
      },
    },
    {
      question: { ko: '최종 합격하면 무엇부터 하나요?', en: 'What comes first after the final pass?' },
      answer: {
        ko: '첫 정기 회의 전에 마스터 교육을 받습니다. 20분 정도 걸리며, 시간과 장소는 결과 화면에서 알려 드립니다.',
        en: 'The master training, before your first regular meeting. It takes about 20 minutes; your result page says when and where.',
      },
    },
  ],
  other: [
    {
      question: { ko: '휴대전화로도 지원할 수 있나요?', en: 'Can I apply on a phone?' },
      answer: {
        ko: '네. 모든 화면이 휴대전화에서도 작동합니다. 다만 긴 글과 면접 시간표는 PC에서 쓰는 편이 편합니다.',
        en: 'Yes, every page works on a phone. The long texts and the interview hours are more comfortable on a PC.',
      },
    },
    {
      question: {
        ko: '지원 정보를 찾을 수 없다고 나와요.',
        en: 'It says that my application cannot be found.',
      },
      answer: {
        ko: '이름, 학번, 이화이언 아이디가 처음 등록한 그대로인지 확인해 주세요. 그래도 찾을 수 없다면 아래 이메일로 알려 주세요.',
        en: 'Please check that your name, student id and community id are just as you first entered them. If it still cannot be found, write to the e-mail address below.',
      },
    },
    {
      question: { ko: '개인정보는 언제 삭제되나요?', en: 'When is my personal data deleted?' },
      answer: {
        ko: '선발이 끝난 뒤 정해진 기간이 지나면 지원서를 삭제합니다. 따로 정하지 않은 학기에는 6개월입니다.',
        en: 'Applications are deleted a set time after the selection: 6 months, unless a term says otherwise.',
      },
      link: { to: paths.privacy, label: { ko: '개인정보 처리방침', en: 'Privacy policy' } },
    },
    {
      question: { ko: '다른 것이 궁금해요.', en: 'I have another question.' },
      answer: {
        ko: '화면 맨 아래의 이메일이나 채팅 채널로 편하게 물어봐 주세요. 사소한 질문도 괜찮습니다.',
        en: 'Write to us by e-mail or in the chat channel at the bottom of the page. No question is too small.',
      },
    },
  ],
}
