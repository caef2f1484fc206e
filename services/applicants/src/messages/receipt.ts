import type { Team } from '@recruit/contract/constants'
import type { Language } from '@recruit/contract/text'
import { teamNames } from '../use-cases/reporting/export-text.ts'
import { inSeoul } from '../use-cases/reporting/in-words.ts'
import { filledIn, htmlOf, type Message, oneLine, type Template } from './message.ts'

/** What a receipt says: that it arrived, when, and of what; nothing of what was written. */
export const receiptTemplate = {
  subject: {
    ko: '지원서가 접수되었습니다 ({time} 제출)',
    en: 'We have your application (submitted {time})',
  },
  text: {
    ko: `{name} 님, 지원서가 접수되었습니다.

팀: {team}
제출 시각: {time} (한국 시간)
제출 횟수: {submissions}

모집이 끝나기 전까지는 사이트에서 내용을 고쳐 다시 제출할 수 있습니다. 마지막으로 제출한 지원서를 심사합니다.

지원한 적이 없다면 다른 분이 이메일 주소를 잘못 적은 것입니다. 이 메일은 지우셔도 됩니다.
`,
    en: `{name}, we have your application.

Team: {team}
Submitted: {time} (Korean time)
Submission: no. {submissions}

Until applications close you can change it on the site and submit it again. We read what you submitted last.

If you did not apply, somebody mistyped an e-mail address. You can delete this message.
`,
  },
} as const satisfies Template

/** What a receipt is made of: an application that has just been submitted. */
export interface Submitted {
  id: string
  name: string
  email: string
  team: Team
  submittedAt: Date | null
  submissions: number
}

/** The receipt of a submission, in the language in which it was made; null where no address is known. */
export function receiptOf(application: Submitted, language: Language): Message | null {
  const { id, email, team, submittedAt, submissions } = application
  if (!email || !submittedAt) return null
  const name = oneLine(application.name)
  const time = inSeoul(submittedAt)
  const subject = filledIn(receiptTemplate.subject[language], { time })
  const values = { name, team: teamNames[team][language], time, submissions: String(submissions) }
  const text = filledIn(receiptTemplate.text[language], values)
  return {
    ...{ application: id, kind: 'receipt', occasion: String(submissions), channel: 'mail', language },
    receiver: { name, address: email },
    ...{ subject, text, html: htmlOf(text, language, subject), ics: null },
  }
}
