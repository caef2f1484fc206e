import type { Team } from '@recruit/contract/constants'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { callQuery } from '../../../api/call-query.ts'
import type { Reply } from '../../../api/client.ts'
import { serverNow } from '../../../api/server-clock.ts'
import { shortName } from '../../../content/teams.ts'
import { useText, useTranslation } from '../../../i18n/text.ts'
import { paths } from '../../../paths.ts'
import { LinkButton } from '../../../ui/controls/button.tsx'
import { Loaded } from '../../../ui/feedback/loaded.tsx'
import page from '../../../ui/layout/page.module.css'
import { useIsAdmin } from '../session.tsx'
import { adminText } from '../text.ts'
import { toDoText } from './text.ts'
import styles from './to-do.module.css'
import { leftOut, stuckIn, type Task, tasksOf } from './ways.ts'

export const useToDo = (enabled = true) =>
  useQuery(callQuery('toDoCounts', {}, { refetchOnMount: 'always', enabled }))

/** How far the mailings are; an admin alone approves and repeats. */
export const useMailings = () => useQuery(callQuery('listMailings', {}, { gcTime: 0 }))

interface Props {
  query: ReturnType<typeof useToDo>
  mailings?: Reply<'listMailings'> | undefined
  /** Where the settings of the term are written, while they name no cohort or no dates. */
  toSettings?: string | undefined
}

/** What waits to be done in the running term, each number with the way to where it is done. */
export function ToDo({ query, mailings, toSettings }: Props) {
  const text = useText(toDoText)
  const isAdmin = useIsAdmin()
  return (
    <section className={styles.part} aria-labelledby="to-do">
      <h2 id="to-do">{text.title}</h2>
      <Loaded query={query}>
        {(counts) => {
          const stuck = mailings && stuckIn(mailings, serverNow())
          const waiting = tasksOf(counts, isAdmin, stuck).filter(({ count }) => count > 0)
          return waiting.length === 0 && !toSettings ? (
            <p className={styles.allDone}>
              <span aria-hidden="true">✓</span> {text.allDone}
            </p>
          ) : (
            <ul className={styles.tasks}>
              {toSettings && (
                <li>
                  <Link className={`${styles.what} ${styles.link}`} to={toSettings}>
                    <strong className={styles.count} aria-hidden="true">
                      !
                    </strong>{' '}
                    <span>{text.fillIn}</span>
                  </Link>
                </li>
              )}
              {waiting.map((task) => (
                <li key={task.kind} data-kind={task.kind}>
                  <Row task={task} counts={counts} />
                </li>
              ))}
            </ul>
          )
        }}
      </Loaded>
    </section>
  )
}

function Row({ task: { kind, count, to, teams }, counts }: { task: Task; counts: Reply<'toDoCounts'> }) {
  const { text, language } = useTranslation(toDoText)
  const { system } = useText(adminText)
  const said = text.kinds[kind](count)
  const what = (
    <>
      <strong className={styles.count}>{count}</strong> <span>{said}</span>
    </>
  )
  const closed = leftOut(counts, kind)
  const nameOf = (team: Team) => shortName(team, language)
  return (
    <>
      {to ? (
        <Link className={`${styles.what} ${styles.link}`} to={to}>
          {what}
        </Link>
      ) : (
        <span className={styles.what}>{what}</span>
      )}
      <span className={styles.ways}>
        {kind === 'unpublished' && !counts.isPublic && <span className={page.quiet}>{text.hidden}</span>}
        {teams.map((one) =>
          // One screen for all teams has one link.
          one.to?.includes('team=') ? (
            <Link
              key={one.team}
              data-column={one.team}
              to={one.to}
              aria-label={`${said}, ${text.ofTeam(nameOf(one.team), one.count)}`}
            >
              {text.ofTeam(nameOf(one.team), one.count)}
            </Link>
          ) : (
            <span key={one.team} data-column={one.team}>
              {text.ofTeam(nameOf(one.team), one.count)}
            </span>
          ),
        )}
        {closed.length > 0 && (
          <span className={page.quiet}>{text.reviewsOpen(closed.map(nameOf).join(', '))}</span>
        )}
        {kind === 'stuck' && (
          <LinkButton small to={paths.system}>
            {system}
          </LinkButton>
        )}
      </span>
    </>
  )
}
