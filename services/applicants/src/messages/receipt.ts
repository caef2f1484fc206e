import { answeredIn } from '@recruit/contract/fields/answered'
import { type ApplicationValues, titleOf } from '@recruit/contract/fields/application-values'
import { type Answers, isAnswered } from '@recruit/contract/fields/questions'
import { writtenDate } from '@recruit/contract/interview/written-date'
import { oneLine, type Values } from '@recruit/contract/mail/template'
import { secondChoiceName, teamNames } from '@recruit/contract/team-names'
import type { Language } from '@recruit/contract/text'
import type { Announced } from '../application/ports.ts'
import { inSeoul } from '../shared/seoul-time.ts'
import { composed, type Message } from './message.ts'
import type { KindTemplate } from './template.model.ts'

export interface Submitted extends ApplicationValues {
  id: string
  term: number
  submittedAt: Date | null
  submissions: number
  answers: Answers
}

const OPEN = { ko: '추후 안내', en: 'to be announced' }
const COHORT = { ko: (number: string) => `${number}기`, en: (number: string) => number }

/**
 * The values of a receipt but its time: which fields it has, without their contents, because the address may be
 * mistyped.
 */
export function receiptValues(
  application: ApplicationValues & Pick<Submitted, 'submissions' | 'answers'>,
  language: Language,
  { cardinalNumber, firstPresentationPeriod, questions, team, secondTeam }: Announced,
): Values {
  return {
    ...{ name: application.name, team: teamNames[team][language] },
    cohort: cardinalNumber.trim() ? COHORT[language](cardinalNumber.trim()) : OPEN[language],
    answered: [
      ...answeredIn(application).map((field) => titleOf(field, language)),
      ...(secondTeam ? [secondChoiceName[language]] : []),
      ...questions
        .filter(({ id }) => isAnswered(application.answers[id]))
        .map(({ label }) => label[language]),
    ].join(', '),
    next: writtenDate(firstPresentationPeriod, language).trim() || OPEN[language],
    submissions: String(application.submissions),
  }
}

/** The receipt of a submission, in its language: whose it is and when it arrived. */
export function receiptOf(
  application: Submitted,
  language: Language,
  announced: Announced,
  { template }: KindTemplate,
  link: string,
): Message | null {
  const { id, term, name, email, submittedAt, submissions } = application
  if (!submittedAt) return null
  const time = inSeoul(submittedAt)
  const values = { ...receiptValues(application, language, announced), time, link }
  return {
    ...{ term, mailing: null, application: id, kind: 'receipt', occasion: String(submissions) },
    ...{ gate: 'none', language, receiver: { name: oneLine(name), address: email } },
    ...{ ...composed(template[language], language, values), ics: null },
  }
}
