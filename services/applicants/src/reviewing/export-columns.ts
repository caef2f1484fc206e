import { bandOf } from '@recruit/contract/certainty/bands'
import { STAGES, type Stage, TEAMS, type Team } from '@recruit/contract/constants'
import { bandNames } from '@recruit/contract/fields/status-names'
import type { Aggregate } from '@recruit/contract/rules/review-statistics'
import type { Language, Text } from '@recruit/contract/text'
import { judgedApplications } from './results.ts'
import type { ReviewingStores } from './reviewing-stores.ts'

interface Judged {
  id: string
  sure: { chance: number } | null
  places: number | null
  aggregate: Aggregate | null
  disagreement: number | null
}
interface ReviewColumn {
  heading: Text
  /** Empty without submissions, and for a team whose reviews are not open. */
  cell: (application: { id: string }, language: Language) => string
}

const ofAggregate = (read: (aggregate: Aggregate) => unknown) => (judged: Judged) =>
  judged.aggregate ? String(read(judged.aggregate)) : ''
interface ReviewOf {
  heading: Text
  of: (judged: Judged, language: Language) => string
}
const COLUMNS: ReviewOf[] = [
  { heading: { ko: '평가 수', en: 'reviews' }, of: ofAggregate(({ count }) => count) },
  { heading: { ko: '평가 중앙값', en: 'review median' }, of: ofAggregate(({ median }) => median) },
  { heading: { ko: '평가 평균', en: 'review mean' }, of: ofAggregate(({ mean }) => mean) },
  {
    heading: { ko: '평가 표준편차', en: 'review standard deviation' },
    of: ofAggregate(({ deviation }) => deviation),
  },
  { heading: { ko: '가장 낮은 평가', en: 'lowest review' }, of: ofAggregate(({ lowest }) => lowest) },
  { heading: { ko: '가장 높은 평가', en: 'highest review' }, of: ofAggregate(({ highest }) => highest) },
  {
    heading: { ko: '평가가 엇갈린 순위', en: 'disagreement rank' },
    of: ({ disagreement }) => String(disagreement ?? ''),
  },
]

/** What an estimate assumes goes with it, in its heading. */
const ASSUMED: Text = {
  ko: '평가 점수만으로 낸 추정. 점수 = 지원자 + 평가자의 엄격함과 점수 폭 + 우연이라고 가정하며, 합격을 정하지 않음',
  en: 'an estimate from the scores alone, which decides nothing; it assumes that a score is applicant + severity and scale of the reviewer + chance',
}
const SURE_COLUMNS: ReviewOf[] = [
  { heading: { ko: '뽑을 인원', en: 'places' }, of: ({ sure, places }) => (sure ? String(places) : '') },
  {
    heading: {
      ko: `뽑을 인원 안에 드는 비율(%): ${ASSUMED.ko}`,
      en: `share of draws within the places (%): ${ASSUMED.en}`,
    },
    of: ({ sure }) => (sure ? String(Math.round(100 * sure.chance)) : ''),
  },
  {
    heading: { ko: '얼마나 확실한지', en: 'how sure' },
    of: ({ sure }, language) => (sure ? bandNames[bandOf(sure.chance)][language] : ''),
  },
]

/** What precedes the heading of a stage. */
const PREFIX: Record<Stage, Text> = {
  documents: { ko: '', en: '' },
  interview: { ko: '면접 ', en: 'interview ' },
}

/** The export's columns of reviews: of each stage none before one of its teams is open. */
export async function reviewColumns(
  stores: ReviewingStores,
  term: number,
  team: Team | undefined,
): Promise<ReviewColumn[]> {
  const columns = await Promise.all(STAGES.map((stage) => stageColumns(stores, term, team, stage)))
  return columns.flat()
}

async function stageColumns(
  stores: ReviewingStores,
  term: number,
  team: Team | undefined,
  stage: Stage,
): Promise<ReviewColumn[]> {
  const teams = team ? [team] : TEAMS
  const all = await Promise.all(teams.map((team) => judgedApplications(stores, { term, team, stage })))
  if (all.every((judged) => judged === null)) return []
  const byId = new Map(
    all.flatMap(
      (judged) =>
        judged?.applications.map((one) => [one.id, { ...one, places: judged.places }] as const) ?? [],
    ),
  )
  const before = PREFIX[stage]
  const isEstimated = all.some((judged) => judged?.certainty?.cannotTell === null)
  return [...COLUMNS, ...(isEstimated ? SURE_COLUMNS : [])].map(({ heading: { ko, en }, of }) => ({
    heading: { ko: before.ko + ko, en: before.en + en },
    cell: ({ id }, language) => {
      const judged = byId.get(id)
      return judged ? of(judged, language) : ''
    },
  }))
}
