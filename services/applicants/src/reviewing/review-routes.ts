import { byCaller } from '@recruit/chassis/audit-log/audit-log'
import { AppError, written } from '@recruit/chassis/http/errors'
import { on, type Route } from '@recruit/chassis/http/route'
import { calls } from '@recruit/contract'
import type { Stage, Team } from '@recruit/contract/constants'
import { messages } from '@recruit/contract/messages'
import type { SettingsClient } from '@recruit/settings-client/client'
import type { ApplicantStore } from '../application/applicant.model.ts'
import type { QuestionStore } from '../application/questions/question.model.ts'
import {
  addAssignment,
  assignReviewers,
  listAssignments,
  previewAssignment,
  removeAssignment,
} from './assign.ts'
import { readGiven } from './given.ts'
import { type Pair, pairKey, type ReviewState, shownPhase } from './judging.ts'
import type { Judging } from './judging-tables.ts'
import { hideNames, listNamedAuthors } from './named-authors.ts'
import { readToReview, shownReview } from './read-application.ts'
import { readResults } from './results.ts'
import { listReviews, reviewingOf } from './review-list.ts'
import type { ReviewingStores } from './reviewing-stores.ts'
import { recuse, saveReview } from './write-review.ts'

/** The calls of reviewers, each for her own reviews, and of staff to prepare and follow them. */
export function reviewRoutes(
  reviewing: ReviewingStores,
  stores: { applicants: ApplicantStore; questions: QuestionStore },
  settings: SettingsClient,
): Route[] {
  const { applicants } = stores
  const judgingOf = async ({ team, stage = 'documents' }: { team: Team; stage?: Stage | undefined }) => ({
    term: (await settings.now()).term,
    ...{ team, stage },
  })
  return [
    on(calls.listReviews, async (asked, { caller }) =>
      listReviews(await reviewingOf(reviewing, settings, caller, asked), applicants),
    ),
    on(calls.reviewApplication, async ({ id, ...asked }, { caller, language }) => {
      const reviewer = await reviewingOf(reviewing, settings, caller, asked)
      return readToReview(stores, settings, reviewer, { id, language })
    }),
    on(calls.saveReview, async ({ team, stage, ...sent }, { caller, language }) => {
      const review = await saveReview(await reviewingOf(reviewing, settings, caller, { team, stage }), sent)
      const said = messages[sent.state === 'submitted' ? 'reviewSubmitted' : 'reviewSaved']
      return { message: said[language], review: shownReview(review) }
    }),
    on(calls.recuseReview, async ({ team, stage, ...sent }, { caller, language }) => {
      const review = await recuse(await reviewingOf(reviewing, settings, caller, { team, stage }), sent)
      return { message: messages.reviewRecused[language], review: shownReview(review) }
    }),

    on(calls.reviewCriteria, async (asked) => {
      const judging = await judgingOf(asked)
      const [{ criteriaVersion: version }, criteria, kit] = await Promise.all([
        reviewing.phases.read(judging),
        reviewing.criteria.read(judging),
        reviewing.criteria.kit(judging),
      ])
      return { team: asked.team, version, criteria, kit }
    }),
    on(calls.setReviewCriteria, async ({ team, stage, version, ...sent }, { caller, language }) => {
      const judging = await judgingOf({ team, stage })
      const outcome = await reviewing.criteria.set(judging, version, sent, byCaller(caller))
      return { message: messages.criteriaSaved[language], ...written(outcome, { 'in use': 'criteriaInUse' }) }
    }),
    on(calls.takeOverCriteria, async ({ term, teams }, { caller, language }) => {
      if ((await settings.now()).term !== term) throw new AppError('staleVersion')
      await reviewing.nextCriteria.choose(term, teams, byCaller(caller))
      return { message: messages.criteriaTakenOver[language] }
    }),
    on(calls.previewAssignment, async ({ team, ...asked }) =>
      previewAssignment(reviewing, await judgingOf({ team }), asked),
    ),
    on(calls.assignReviewers, async ({ team, ...asked }, { caller, language }) => {
      const added = await assignReviewers(reviewing, await judgingOf({ team }), asked, byCaller(caller))
      return { message: messages.reviewersAssigned[language], added }
    }),
    on(calls.listAssignments, async (asked) =>
      listAssignments(reviewing, applicants, await judgingOf(asked)),
    ),
    on(calls.addAssignment, async (form, { caller, language }) => {
      const { term } = await settings.now()
      await addAssignment(reviewing, term, form, byCaller(caller))
      return { message: messages.assignmentAdded[language] }
    }),
    on(calls.removeAssignment, async (form, { caller, language }) => {
      const { term } = await settings.now()
      await removeAssignment(reviewing, term, form, byCaller(caller))
      return { message: messages[form.to ? 'assignmentHandedOn' : 'assignmentRemoved'][language] }
    }),
    on(calls.listNamedAuthors, async (asked, { language }) =>
      listNamedAuthors(reviewing, stores.questions, await judgingOf(asked), language),
    ),
    on(calls.hideNames, async (form, { caller, language }) => {
      await hideNames(reviewing, (await settings.now()).term, form, byCaller(caller))
      return { message: messages[form.hidden ? 'namesHidden' : 'namesShown'][language] }
    }),
    on(calls.setReviewPhase, async ({ team, stage, ...change }, { caller, language }) => {
      const phase = await reviewing.phases.set(await judgingOf({ team, stage }), change, byCaller(caller))
      return { message: messages.reviewPhaseSaved[language], ...shownPhase(phase), places: phase.places }
    }),
    on(calls.reviewProgress, async (asked) => readProgress(reviewing, await judgingOf(asked))),
    on(calls.reviewResults, async (asked) => readResults(reviewing, applicants, await judgingOf(asked))),
  ]
}

/** The progress of a team's reviewers, in numbers; drafts are not counted. */
async function readProgress(stores: ReviewingStores, judging: Judging & { team: Team }) {
  const [phase, { applications, pairs, names }, finished, known] = await Promise.all([
    stores.phases.read(judging),
    readGiven(stores, judging),
    stores.reviews.finished(judging),
    stores.reviewers.all(judging.term),
  ])
  const byMember = Map.groupBy(finished, ({ member, state }) => `${member} ${state}`)
  const countOf = (id: string, state: ReviewState) => byMember.get(`${id} ${state}`)?.length ?? 0
  const submitted = finished.filter(({ state }) => state === 'submitted')
  const done = new Set(submitted.map(pairKey))
  const isDone = (pair: Pair) => done.has(pairKey(pair))
  const isInterview = judging.stage === 'interview'
  const written = new Set(known.map(({ id }) => id))
  // A panel is known before anyone of it has written.
  const panels = [...names].flatMap(([id, name]) => (written.has(id) ? [] : [{ id, name, teams: null }]))
  const reviewers = [...known, ...panels].map(({ id, name, teams }) => ({
    isOfTeam: !isInterview && (teams?.includes(judging.team) ?? false),
    member: { id, name },
    assigned: pairs.filter(({ member }) => member === id).length,
    // Some are submitted without being assigned, or stay when their interview goes.
    left: pairs.filter((pair) => pair.member === id && !isDone(pair)).length,
    submitted: countOf(id, 'submitted'),
    recused: countOf(id, 'recused'),
  }))
  const again = pairs.filter(({ isAgain }) => isAgain)
  return {
    team: judging.team,
    ...shownPhase(phase),
    isAssigned: isInterview || phase.isAssigned,
    applications: applications.length,
    complete: [...Map.groupBy(submitted, ({ application }) => application).values()].filter(
      (reviews) => reviews.length >= phase.needed,
    ).length,
    readAgain: {
      assigned: again.length,
      submitted: again.filter(isDone).length,
    },
    // A reviewer who has only begun is not named: that would reveal a draft.
    reviewers: reviewers
      .filter((one) => one.isOfTeam || one.assigned + one.submitted + one.recused > 0)
      .map(({ isOfTeam: _, ...numbers }) => numbers),
  }
}
