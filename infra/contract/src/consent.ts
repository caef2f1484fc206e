import type { Language } from './text.ts'

interface ConsentWords {
  /** Headings with what they say; `{months}` is how long applications are kept. */
  facts: readonly { heading: string; body: string }[]
  /** The sentence that is agreed to. */
  statement: string
}
type ConsentText = Readonly<Record<Language, ConsentWords>> & { number: number }

/**
 * Every text that applicants have agreed to, the present one last. An application stores its number, so an entry never
 * changes: other words are a further entry, with its hash in the test.
 */
export const CONSENT_TEXTS = [
  {
    number: 1,
    ko: {
      facts: [
        {
          heading: '수집 항목',
          body: '이름, 학번, 이화이언 아이디와 지원서에 적는 전공, 이수 학기, 이메일, 연락처, 면접 가능 시간, 지원 동기, 활동 계획, 포트폴리오 링크',
        },
        { heading: '이용 목적', body: '운영진 선발, 면접 일정 조율, 결과 안내' },
        {
          heading: '메시지 발송',
          body: '접수 확인, 마감 알림, 결과 발표, 면접 일정을 지원서에 적은 이메일 주소로 보냅니다. 이화이언이 직접 보내고(메일 발송 업체: example.org), 보낸 메시지는 지원서와 함께 보관하고 함께 삭제합니다.',
        },
        {
          heading: '보관 기간',
          body: '선발이 끝난 뒤 {months}이 지나면 삭제합니다. 동의하지 않을 수 있으나, 그 경우 지원할 수 없습니다.',
        },
      ],
      statement: '개인정보 수집 및 이용에 동의합니다.',
    },
    en: {
      facts: [
        {
          heading: 'What',
          body: 'Name, student id, community id, and what you write in the application: major, completed semesters, e-mail, phone, interview availability, motive, plan, portfolio link',
        },
        { heading: 'Why', body: 'To select operating-team members, arrange interviews and announce results' },
        {
          heading: 'Messages',
          body: 'A receipt, a reminder before the close, that results are out, and your interview go by mail to the address in your application. The community sends them itself, through the mail provider example.org. They are kept with the application and removed with it.',
        },
        {
          heading: 'How long',
          body: 'It is deleted {months} after the selection. You may refuse, but then you cannot apply.',
        },
      ],
      statement: 'I agree to the collection and use of my personal data.',
    },
  },
] as const satisfies readonly [ConsentText, ...ConsentText[]]

/** The number of the text that an enrolment asks to agree to. */
export const PRESENT_CONSENT = CONSENT_TEXTS[CONSENT_TEXTS.length - 1]?.number ?? 1
/** Enrolments without a number come from before texts had one, and agreed to the first. */
export const FIRST_CONSENT = 1

const months = (count: number): Record<Language, string> => ({
  ko: `${count}개월`,
  en: count === 1 ? '1 month' : `${count} months`,
})

/** The words of a text for applications that are kept as many months. */
export function consentWords(number: number, keepMonths: number, language: Language): ConsentWords {
  const text: ConsentText = CONSENT_TEXTS.find((one) => one.number === number) ?? CONSENT_TEXTS[0]
  const { facts, statement } = text[language]
  return {
    statement,
    facts: facts.map(({ heading, body }) => ({
      heading,
      body: body.replace('{months}', months(keepMonths)[language]),
    })),
  }
}
