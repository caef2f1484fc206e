import { appointmentTimes } from '@recruit/contract/interview/appointment-times'
import { onlineManager, useQuery, useQueryClient } from '@tanstack/react-query'
import { memo, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { serverNow } from '../../../api/server-clock.ts'
import { useText, useTranslation } from '../../../i18n/text.ts'
import { staffLinks } from '../../../staff-links.ts'
import { LinkButton } from '../../../ui/controls/button.tsx'
import { Loaded } from '../../../ui/feedback/loaded.tsx'
import { useKeys } from '../../../ui/keys/use-keys.ts'
import { useLatest } from '../../../ui/latest.ts'
import page from '../../../ui/layout/page.module.css'
import { ONE_COLUMN, useMedia } from '../../../ui/media.ts'
import { linkTo, type Order, type Startable, sortedBy } from '../address.ts'
import styles from '../desk.module.css'
import { DeskHead, type DeskPart, type KeyLine, type Readings } from '../desk-head.tsx'
import { DeskLayout, ListOrder } from '../desk-layout.tsx'
import { useOpened } from '../reading-place.ts'
import { deskText } from '../text.ts'
import { isInCriteria } from './criterion-row.tsx'
import { beginsInWords, interviewInWords } from './interview-time.ts'
import { DocumentReviews } from './other-reviews.tsx'
import {
  type Judging,
  knownState,
  type Listed,
  readReviewsAgain,
  reviewSession,
  reviewsQuery,
  scoredQuery,
} from './review-session.ts'
import { createScoreDesk } from './score-desk.ts'
import { ScoreForm } from './score-form.tsx'
import { scoreText } from './text.ts'

const SCORE_ORDERS: readonly Order[] = ['usual', 'number']

interface Props extends DeskPart {
  stage: Judging['stage']
  reading: Readings['scored']
}

/**
 * Shows the applications that one has to review without their applicants' identities, or the interviews that one holds
 * in the order of their times.
 */
export const Score = memo(function Score({ stage, reading, ...part }: Props) {
  const { drawn, change, teams, modes } = part
  const { text, language } = useTranslation(deskText, scoreText)
  const { item: nameOf } = text
  const { team, order } = drawn
  const isInterview = stage === 'interview'
  const way = isInterview ? 'interview' : 'score'
  const judging = useMemo(() => ({ team, stage }), [team, stage])
  const list = useQuery(reviewsQuery(judging))
  const applications = list.data?.applications
  const items = useMemo(() => {
    const next = isInterview ? applications?.find(isAhead)?.id : undefined
    const all = (applications ?? []).map((one) => ({
      ...one,
      label: one.name ?? nameOf(one.number),
      detail: one.interview ? beginsInWords(one.interview, language) : '',
      isNext: one.id === next,
    }))
    if (isInterview) return all
    return order === 'number' ? sortedBy(all, ({ number }) => number) : all
  }, [applications, nameOf, order, isInterview, language])
  const [isHelpOpen, setHelpOpen] = useState(false)
  const queryOf = useCallback((id: string) => scoredQuery(judging, id), [judging])
  const { id, application, reader } = useOpened(way, part, items, queryOf)
  useAllAtHand(judging, applications)

  const desk = useScoreDesk(judging, { ...part, items })
  const said = useStore(desk.store, ({ said, busy, waiting }) =>
    busy ? text.keysWait[busy](waiting - 1) : said,
  )
  const left = items.filter((item) => !isFinished(team, item)).length
  useKeys(
    (key) => {
      if (key.kind === 'next') desk.press({ kind: 'step', by: 1 })
      else if (key.kind === 'previous') desk.press({ kind: 'step', by: -1 })
      else if (key.kind === 'help') setHelpOpen(true)
      else if (key.kind === 'number') desk.press({ kind: 'score', score: key.number })
    },
    () => {
      if (!isInCriteria() && !desk.isAhead()) return false
      desk.press({ kind: 'submit' })
      return true
    },
  )

  const isOneColumn = useMedia(ONE_COLUMN)
  const tools = <ListOrder teams={teams} orders={SCORE_ORDERS} usual={text.ownOrder} />
  const lines: KeyLine[] = [
    ['1–5', text.keyScore],
    ['Enter', text.keySubmit],
  ]
  return (
    <>
      <DeskHead
        {...{ teams, modes }}
        tools={isOneColumn && !isInterview ? { label: text.order, fields: tools } : undefined}
        help={{ isOpen: isHelpOpen, turn: setHelpOpen, lines }}
      >
        <div className={styles.done}>
          <p role="status" className={styles.said}>
            {said}
          </p>
          {items.length > 0 && <p>{left > 0 ? text.left(left) : text.allDone}</p>}
          {isInterview && items.length > 0 && (
            <LinkButton small to={staffLinks.packet(team)}>
              {text.packet}
            </LinkButton>
          )}
        </div>
      </DeskHead>
      <Loaded query={list}>
        {() => (
          <DeskLayout
            listKey={`${way}-${team}`}
            way={way}
            items={items}
            all={items.length}
            selected={id}
            to={(to) => linkTo({ ...drawn, mode: way, id: to })}
            mark={({ state }) => (
              <span className={styles.mark} data-state={state}>
                {text.states[state]}
              </span>
            )}
            onGo={(to) => change({ id: to })}
            onStep={(by) => desk.press({ kind: 'step', by })}
            tools={isOneColumn || isInterview ? undefined : tools}
            empty={isInterview ? text.noInterviews : text.nothing}
            reader={reader}
          >
            <Loaded query={application}>
              {(read) => (
                <>
                  <h2 id="desk-subject" className={styles.subject}>
                    {read.name ?? nameOf(read.number)}
                  </h2>
                  <div className={styles.text}>
                    {read.interview ? (
                      <p>
                        <strong>{interviewInWords(read.interview, language)}</strong>
                      </p>
                    ) : (
                      <p className={page.quiet}>{isInterview ? text.offTimetable : text.blind}</p>
                    )}
                    {reading(read)}
                    {isInterview && <DocumentReviews documents={read.documents ?? null} />}
                  </div>
                  <ScoreForm key={id} desk={desk} judging={judging} application={read} />
                </>
              )}
            </Loaded>
          </DeskLayout>
        )}
      </Loaded>
    </>
  )
})

const isFinished = (team: Judging['team'], { id, state }: Listed) =>
  ['submitted', 'recused'].includes(knownState(team, id) ?? state)

const isAhead = ({ interview }: Listed) =>
  interview !== undefined && appointmentTimes(interview).ends.getTime() > serverNow()

/** Reads every interview while there is a network: the rooms may have none. */
function useAllAtHand(judging: Judging, applications: readonly Listed[] | undefined) {
  const client = useQueryClient()
  useEffect(() => {
    if (judging.stage !== 'interview') return
    for (const { id } of applications ?? []) void client.prefetchQuery(scoredQuery(judging, id))
  }, [client, judging, applications])
}

/** The desk's keys and buttons, which read the current list and address. */
function useScoreDesk(
  judging: Judging,
  now: { items: readonly (Listed & Startable & { label: string })[] } & Pick<DeskPart, 'present' | 'change'>,
) {
  const client = useQueryClient()
  const text = useText(deskText, scoreText)
  const latest = useLatest({ ...now, text })
  // Another team's keys are still done, but lead nowhere.
  const isHere = useRef(false)
  const [desk] = useState(() =>
    createScoreDesk({
      shown: () => (isHere.current ? latest.current.present().id : ''),
      show: (id) => isHere.current && latest.current.change({ id }),
      items: () => latest.current.items,
      isFinished: (item) => isFinished(judging.team, item),
      open: async (id) => {
        const query = scoredQuery(judging, id)
        if (!client.getQueryData(query.queryKey) && !onlineManager.isOnline())
          throw new Error(latest.current.text.notAtHand)
        const { review, number, name, criteria, isClosed } = await client.ensureQueryData(query)
        const session = reviewSession(judging, id)
        await session.enter(review)
        return { session, label: name ?? latest.current.text.item(number), criteria, isClosed }
      },
      onSubmitted: (id) => void readReviewsAgain(client, judging, id),
      isInScores: isInCriteria,
      text: () => latest.current.text,
    }),
  )
  useLayoutEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
    }
  }, [])
  useEffect(desk.follow)
  return desk
}
