import type { Team } from '@recruit/contract/constants'
import { onlineManager, useQuery, useQueryClient } from '@tanstack/react-query'
import { memo, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { useText } from '../../../i18n/text.ts'
import { Loaded } from '../../../ui/feedback/loaded.tsx'
import { useKeys } from '../../../ui/keys/use-keys.ts'
import page from '../../../ui/layout/page.module.css'
import { ONE_COLUMN, useMedia } from '../../../ui/media.ts'
import { linkTo, type Order, sortedBy } from '../address.ts'
import styles from '../desk.module.css'
import { DeskHead, type DeskPart, type KeyLine, type Readings } from '../desk-head.tsx'
import { DeskLayout, ListOrder } from '../desk-layout.tsx'
import { useOpened } from '../reading-place.ts'
import { deskText } from '../text.ts'
import { isInCriteria } from './criterion-row.tsx'
import {
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

/** Shows the applications that one has to review, without their applicants' identities. */
export const Score = memo(function Score({ reading, ...part }: DeskPart & { reading: Readings['scored'] }) {
  const { drawn, change, teams, modes } = part
  const text = useText(deskText, scoreText)
  const { item: nameOf } = text
  const { team, order } = drawn
  const list = useQuery(reviewsQuery(team))
  const applications = list.data?.applications
  const items = useMemo(() => {
    const all = (applications ?? []).map((one) => ({ ...one, label: nameOf(one.number) }))
    return order === 'number' ? sortedBy(all, ({ number }) => number) : all
  }, [applications, nameOf, order])
  const [isHelpOpen, setHelpOpen] = useState(false)
  const queryOf = useCallback((id: string) => scoredQuery(team, id), [team])
  const { id, application, reader } = useOpened('score', part, items, queryOf)

  const desk = useScoreDesk(team, { ...part, items })
  const { said, busy, waiting } = useStore(desk.store)
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
        tools={isOneColumn ? { label: text.order, fields: tools } : undefined}
        help={{ isOpen: isHelpOpen, turn: setHelpOpen, lines }}
      >
        <div className={styles.done}>
          <p role="status" className={styles.said}>
            {busy ? text.keysWait[busy](waiting - 1) : said}
          </p>
          {items.length > 0 && <p>{left > 0 ? text.left(left) : text.allDone}</p>}
        </div>
      </DeskHead>
      <Loaded query={list}>
        {() => (
          <DeskLayout
            listKey={`score-${team}`}
            way="score"
            items={items}
            selected={id}
            to={(to) => linkTo({ ...drawn, mode: 'score', id: to })}
            mark={({ state }) => (
              <span className={styles.mark} data-state={state}>
                {text.states[state]}
              </span>
            )}
            onGo={(to) => change({ id: to })}
            onStep={(by) => desk.press({ kind: 'step', by })}
            tools={isOneColumn ? undefined : tools}
            empty={text.nothing}
            reader={reader}
          >
            <Loaded query={application}>
              {(read) => (
                <>
                  <h2 id="desk-subject" className={styles.subject}>
                    {nameOf(read.number)}
                  </h2>
                  <div className={styles.text}>
                    <p className={page.quiet}>{text.blind}</p>
                    {reading(read)}
                  </div>
                  <ScoreForm key={id} desk={desk} team={team} application={read} />
                </>
              )}
            </Loaded>
          </DeskLayout>
        )}
      </Loaded>
    </>
  )
})

const isFinished = (team: Team, { id, state }: Listed) =>
  ['submitted', 'recused'].includes(knownState(team, id) ?? state)

/** The desk's keys and buttons, which read the current list and address. */
function useScoreDesk(team: Team, now: { items: readonly Listed[] } & Pick<DeskPart, 'present' | 'change'>) {
  const client = useQueryClient()
  const text = useText(deskText, scoreText)
  const latest = useRef({ ...now, text })
  useLayoutEffect(() => {
    latest.current = { ...now, text }
  })
  // Another team's keys are still done, but lead nowhere.
  const isHere = useRef(false)
  const [desk] = useState(() =>
    createScoreDesk({
      shown: () => (isHere.current ? latest.current.present().id : ''),
      show: (id) => isHere.current && latest.current.change({ id }),
      items: () => latest.current.items,
      isFinished: (item) => isFinished(team, item),
      open: async (id) => {
        const query = scoredQuery(team, id)
        if (!client.getQueryData(query.queryKey) && !onlineManager.isOnline())
          throw new Error(latest.current.text.notAtHand)
        const { review, number, criteria, isClosed } = await client.ensureQueryData(query)
        const session = reviewSession(team, id)
        await session.enter(review)
        return { session, number, criteria, isClosed }
      },
      onSubmitted: (id) => void readReviewsAgain(client, team, id),
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
