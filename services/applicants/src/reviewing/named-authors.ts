import type { By } from '@recruit/chassis/audit-log/audit-log'
import { AppError } from '@recruit/chassis/http/errors'
import { NAMED_PLACES_MAX, type Team } from '@recruit/contract/constants'
import { reviewTitleOf, type ScoredName } from '@recruit/contract/fields/application-values'
import { isAnswerName, questionIdOf } from '@recruit/contract/fields/questions'
import type { Language } from '@recruit/contract/text'
import { isId } from '../application/applicant.ts'
import type { QuestionStore } from '../application/questions/question.model.ts'
import type { TermQuestions } from '../application/questions/questions.ts'
import type { Judging } from './judging-tables.ts'
import { blindNumbers } from './pseudonym.ts'
import type { ReviewingStores } from './reviewing-stores.ts'
import { type Place, placesIn, scoredOf, textsOf } from './scored.ts'

/** What a field, or the question of an answer, is called. */
const headingOf = (field: string, { known }: TermQuestions, language: Language): string =>
  isAnswerName(field)
    ? (known.find(({ id }) => id === questionIdOf(field))?.label[language] ?? '')
    : reviewTitleOf(field as ScoredName, language)

const CONTEXT = 16
/** A place with some characters around it, for the admin to judge. */
function excerpt(text: string, { start, end }: Place) {
  return {
    before: [...text.slice(0, start)].slice(-CONTEXT).join(''),
    named: text.slice(start, end),
    after: [...text.slice(end, end + 2 * CONTEXT)].slice(0, CONTEXT).join(''),
  }
}

/** For the admin: the submitted applications whose texts name their author, and whether reviewers read that. */
export async function listNamedAuthors(
  { hiddenNames, assignments, pseudonyms }: ReviewingStores,
  questions: Pick<QuestionStore, 'read'>,
  judging: Judging & { team: Team },
  language: Language,
) {
  const [key, ids, hidden, ofTerm] = await Promise.all([
    pseudonyms.key(),
    assignments.applications(judging),
    hiddenNames.of(judging),
    questions.read(judging.term),
  ])
  const numbers = blindNumbers(key, judging.term, ids)
  const applications = []
  for await (const { id, ...written } of hiddenNames.submitted(ids)) {
    const texts = textsOf(scoredOf(ofTerm, written))
    const places = placesIn(texts, written)
    if (places.length > 0)
      applications.push({
        ...{ _id: id, name: written.name, number: numbers.get(id) ?? 0, isHidden: hidden.has(id) },
        places: places.slice(0, NAMED_PLACES_MAX).map((place) => ({
          heading: headingOf(place.field, ofTerm, language),
          ...excerpt(texts[place.field] ?? '', place),
        })),
      })
  }
  return { team: judging.team, applications }
}

/** Hides the names of an application's author from reviewers, or shows them again; throws 'notFound'. */
export async function hideNames(
  { hiddenNames }: Pick<ReviewingStores, 'hiddenNames'>,
  term: number,
  { _id, hidden }: { _id: string; hidden: boolean },
  by: By,
): Promise<void> {
  if (!isId(_id) || !(await hiddenNames.set(_id, term, hidden, by))) throw new AppError('notFound')
}
