import { AppError } from '@recruit/chassis/http/errors'
import type { Calls, ReplyOf, RequestOf } from '@recruit/contract'
import { drawsOf } from '@recruit/contract/certainty/random'
import { REHEARSED_DEFAULT, TEAMS, type Team } from '@recruit/contract/constants'
import { namedDays } from '@recruit/contract/interview/interview-days'
import { sumOf } from '@recruit/contract/sum'
import { type SettingsClient, type SettingsRecord, shownBy } from '@recruit/settings-client/client'
import { runTimetable } from '@recruit/timetable/run/run-timetable'
import { askedOf } from '../../application/questions/questions.ts'
import type { Judging } from '../../reviewing/judging-tables.ts'
import { planAssignment } from '../../reviewing/plan-assignment.ts'
import { periodOf } from '../../shared/running-term.ts'
import type { ReportStores } from '../report.model.ts'
import { firstAppointment, rehearseInterviews, shownInterviews } from './interviews.ts'
import { examplesFor, type Invented, inventTeam } from './invent.ts'
import { lastTermStore, type TeamCounts } from './last-term.model.ts'
import { rehearseMail } from './mail.ts'

type Asked = RequestOf<Calls['rehearseTerm']>
type Rehearsed = ReplyOf<Calls['rehearseTerm']>
type Numbers = Record<'applicants' | 'interviewed' | 'drafts', number> & { team: Team }
type Stores = Pick<ReportStores, 'messaging' | 'questions' | 'seats' | 'terms' | 'timetable'>

/** How many terms are invented: chance makes them differ. */
const TERMS = 5

/**
 * Plays terms with invented applicants: reads what is stored, and stores nothing. One rehearsal at a time in each
 * process, because timetables take a thread of their own.
 */
export function rehearsals(stores: Stores, settings: SettingsClient) {
  let underWay: Promise<Rehearsed> | null = null
  let run: ReturnType<typeof runTimetable> | null = null
  let isClosing = false
  const compute: typeof runTimetable = (instance) => {
    if (isClosing) throw new AppError('unavailable')
    run = runTimetable(instance)
    return run
  }

  async function play(asked: Asked): Promise<Rehearsed> {
    const now = await settings.now()
    const { examples: ofTerm, counts, questions, places, premises, templates } = await readAll(stores, now)
    const draws = drawsOf(asked.seed ?? now.term)
    const { basis, examples } = examplesFor(ofTerm, draws)
    const numbers = TEAMS.map((team) => numbersOf(team, asked, counts))
    const terms = Array.from({ length: TERMS }, () =>
      numbers.map((one) => {
        const { questions: own } = askedOf(questions, one.team)
        const invented = inventTeam(examples, { ...one, questions: own, days: premises.days }, draws)
        const reading = rehearseReading({ term: now.term, team: one.team }, asked, invented)
        return { ...one, invented, interviewed: invented.slice(0, one.interviewed), ...reading }
      }),
    )
    const toInterview = terms.map((teams) => teams.flatMap(({ interviewed }) => interviewed))
    const interviews = premises.days.length ? await rehearseInterviews(premises, toInterview, compute) : null
    const placed = new Set(interviews?.answer.appointments.map(({ applicant }) => applicant))
    const appointment = interviews && firstAppointment(interviews)
    const team = appointment?.team ?? TEAMS[0]
    const announced = {
      ...{ ...shownBy(now), team, questions: askedOf(questions, team).questions },
      secondTeam: places.hasSecondChoice ? (TEAMS.find((one) => one !== team) ?? null) : null,
    }
    return {
      basis,
      teams: (terms[interviews?.term ?? 0] ?? []).map(
        ({ team, applicants, interviewed, invented, short }) => ({
          ...{ team, applicants, short, interviewed: interviewed.length, characters: meanLength(invented) },
          placed: interviewed.filter(({ id }) => placed.has(id)).length,
        }),
      ),
      reading: meanOf(
        terms.flat().flatMap(({ loads }) => loads),
        TERMS,
      ),
      interviews: interviews && shownInterviews(interviews),
      mail: rehearseMail(
        templates,
        { ...allTeams(numbers), placed: placed.size },
        { now, site: stores.messaging.site, reader: { team, announced, appointment } },
      ),
    }
  }

  return {
    /** Throws 'timetableRunning' while another rehearsal computes. */
    async rehearse(asked: Asked): Promise<Rehearsed> {
      if (underWay) throw new AppError('timetableRunning')
      underWay = play(asked)
      try {
        return await underWay
      } finally {
        underWay = null
      }
    },
    /** Ends what is being computed. */
    async close(): Promise<void> {
      isClosing = true
      run?.stop()
      await underWay?.catch(() => {})
    },
  }
}
export type Rehearsals = ReturnType<typeof rehearsals>

/** The last term as an example, and what the running one has. */
async function readAll({ messaging, questions, seats, terms, timetable }: Stores, now: SettingsRecord) {
  const last = Math.max(0, ...now.closedTerms.map(({ term }) => term))
  const lastTerm = lastTermStore(messaging.db)
  const [examples, counted, kept, asked, places, { rules }, interviewers, templates] = await Promise.all([
    lastTerm.examples(last),
    lastTerm.counts(last),
    terms.counts(),
    questions.read(now.term),
    seats.read(now.term),
    timetable.rules.read(now.term),
    timetable.interviewers.list(now.term),
    messaging.templates.list(),
  ])
  const period = periodOf(now)
  return {
    ...{ examples, questions: asked, places, templates },
    counts: counted.length > 0 ? counted : countsLeft(kept.get(last) ?? []),
    premises: { days: period ? namedDays(period) : [], columns: period?.days ?? null, rules, interviewers },
  }
}

type Kept = Awaited<ReturnType<Stores['terms']['counts']>> extends Map<number, infer Of> ? Of : never

/** Of a term whose applications are removed: only passes say who was interviewed. */
const countsLeft = (kept: Kept): TeamCounts[] =>
  TEAMS.flatMap((team) => {
    const own = kept.filter((one) => one.team === team)
    const submittedOf = (those: Kept) => sumOf(those, ({ submitted }) => submitted)
    const passed = own.filter(({ pass }) => pass === '1stPass' || pass === 'finalPass')
    const drafts = sumOf(own, (one) => one.drafts)
    return own.length ? [{ team, drafts, submitted: submittedOf(own), interviewed: submittedOf(passed) }] : []
  })

/** As asked, else as in the last term. */
function numbersOf(team: Team, { teams = [] }: Asked, counts: TeamCounts[]): Numbers {
  const { submitted, interviewed, drafts } = counts.find((one) => one.team === team) ?? {
    ...{ submitted: REHEARSED_DEFAULT, interviewed: REHEARSED_DEFAULT / 2, drafts: REHEARSED_DEFAULT / 4 },
  }
  const asked = teams.find((one) => one.team === team) ?? { applicants: submitted, interviewed }
  return {
    ...{ team, applicants: asked.applicants, interviewed: Math.min(asked.interviewed, asked.applicants) },
    drafts: submitted ? Math.round((asked.applicants * drafts) / submitted) : drafts,
  }
}

const meanLength = (invented: Invented[]) =>
  Math.round(sumOf(invented, ({ characters }) => characters) / Math.max(1, invented.length))

const allTeams = (numbers: Numbers[]) => ({
  applicants: sumOf(numbers, ({ applicants }) => applicants),
  interviewed: sumOf(numbers, ({ interviewed }) => interviewed),
  drafts: sumOf(numbers, ({ drafts }) => drafts),
})

type Reading = Rehearsed['reading'][number]

/** The applications of one team, assigned as the real ones are. */
export function rehearseReading(
  { term, team }: Pick<Judging, 'term' | 'team'>,
  { needed, members }: Pick<Asked, 'needed' | 'members'>,
  invented: Invented[],
): { loads: Reading[]; short: number } {
  const present = { term, team, applications: invented.map(({ id }) => id), assigned: [], recused: [] }
  const { added, loads, short } = planAssignment({ needed, members }, present)
  const characters = new Map(invented.map((one) => [one.id, one.characters]))
  return {
    short,
    loads: loads.map(({ member }) => {
      const own = added.filter((pair) => pair.member === member.id)
      const read = sumOf(own, ({ application }) => characters.get(application) ?? 0)
      return { member, applications: own.length, characters: read }
    }),
  }
}

/** One line for each member, who may read for several teams: the mean of these invented terms, in whole numbers. */
export const meanOf = (all: Reading[], terms: number): Reading[] =>
  [...Map.groupBy(all, ({ member }) => member.id).values()].flatMap((own) => {
    const [first] = own
    const mean = (read: (one: Reading) => number) => Math.round(sumOf(own, read) / terms)
    return first
      ? [
          {
            member: first.member,
            applications: mean(({ applications }) => applications),
            characters: mean(({ characters }) => characters),
          },
        ]
      : []
  })
