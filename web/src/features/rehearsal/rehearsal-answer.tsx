import type { Team } from '@recruit/contract/constants'
import { dayHead } from '@recruit/contract/interview/grid-days'
import { MESSAGE_KINDS } from '@recruit/contract/mail/kinds'
import { type ReadingPace, readingMinutes } from '@recruit/contract/rules/reading-pace'
import { sumOf } from '@recruit/contract/sum'
import { type ReactNode, useEffect, useRef } from 'react'
import type { Reply } from '../../api/client.ts'
import { teamNames } from '../../content/teams.ts'
import { useText, useTranslation } from '../../i18n/text.ts'
import { paths } from '../../paths.ts'
import { LinkButton } from '../../ui/controls/button.tsx'
import { PHONE, useMedia } from '../../ui/media.ts'
import { Bar } from '../../ui/table/bars.tsx'
import { DataTable, numbers } from '../../ui/table/data-table.tsx'
import { useRecord } from '../staff/admin-nav.tsx'
import styles from './rehearsal.module.css'
import { rehearsalText } from './text.ts'

/** With how many reviewers were asked for, and how many each team has. */
export type Answer = Reply<'rehearseTerm'> & { needed: number; reviewers: Record<Team, number> }
export interface Pace extends ReadingPace {
  mailsPerMinute: number
}

const placedOf = ({ teams }: Answer) => sumOf(teams, (one) => one.placed)
const interviewedOf = ({ teams }: Answer) => sumOf(teams, (one) => one.interviewed)

/** What the invented term lacks, each with its way out; it takes the focus when it is there. */
export function Lacking({ answer }: { answer: Answer }) {
  const { text, language } = useTranslation(rehearsalText)
  const heading = useRef<HTMLHeadingElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new answer is read out
  useEffect(() => heading.current?.focus(), [answer])
  const { data: record } = useRecord()
  const { teams, interviews, needed, reviewers } = answer
  const lacks = [
    ...teams
      .filter(({ short }) => short > 0)
      .map(
        ({ team }) =>
          [
            text.shortOf(teamNames[team][language], reviewers[team], needed),
            paths.members,
            text.toMembers(team),
          ] as const,
      ),
    !interviews &&
      ([
        text.noDays,
        record?.isInDB === 'true' ? paths.modifyInfo(record.objectId) : paths.adminHome,
        text.toDays,
      ] as const),
    ...(interviews ? teams : [])
      .filter(({ placed, interviewed }) => placed < interviewed)
      .map(
        ({ team, placed, interviewed }) =>
          [
            text.unfit(teamNames[team][language], interviewed - placed, interviewed),
            paths.timetableSetup,
            text.toRules,
          ] as const,
      ),
  ].filter((one) => one !== false && one !== null)
  return (
    <section className={lacks.length > 0 ? styles.missing : undefined} aria-labelledby="lacking">
      <h2 id="lacking" ref={heading} tabIndex={-1}>
        {lacks.length > 0 ? text.lacking : text.nothingLacks}
      </h2>
      {lacks.length > 0 && (
        <ul className={styles.lacking}>
          {lacks.map(([words, to, way]) => (
            <li key={words}>
              <span>{words}</span>
              <LinkButton small to={to}>
                {way}
              </LinkButton>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

/** What the invented term takes: hours of reading, days of interviews, messages. */
export function Parts({ answer, pace }: { answer: Answer; pace: Pace }) {
  const text = useText(rehearsalText)
  const { interviews, mail } = answer
  const readings = answer.reading
    .map((one) => ({ ...one, minutes: Math.round(readingMinutes(one, pace)) }))
    .sort((one, other) => other.minutes - one.minutes)
  const [longest] = readings
  const messages = sumOf(mail, (one) => one.messages ?? 0)
  return (
    <div className={styles.parts}>
      {longest && (
        <Part title={text.readers} answer={text.longest(longest.minutes)}>
          <Readings readings={readings} most={longest.minutes} />
        </Part>
      )}
      {interviews && (
        <Part title={text.interviews} answer={text.fits(placedOf(answer), interviewedOf(answer))}>
          <Interviews interviews={interviews} />
        </Part>
      )}
      <Part title={text.mail} answer={text.sending(messages, minutesToSend(messages, pace))}>
        <ul className={styles.mail}>
          {mail.map((one) => (
            <Message key={one.kind} mail={one} pace={pace} />
          ))}
        </ul>
      </Part>
    </div>
  )
}

/** Its answer is in the line that stays; on a phone the rest opens. */
function Part({ title, answer, children }: { title: string; answer: string; children: ReactNode }) {
  const isPhone = useMedia(PHONE)
  return (
    <details className={styles.part} open={!isPhone}>
      <summary>
        <span>
          <h2>{title}</h2>
          {answer}
        </span>
      </summary>
      {children}
    </details>
  )
}

const minutesToSend = (messages: number, { mailsPerMinute }: Pace) => Math.ceil(messages / mailsPerMinute)

type Reading = Answer['reading'][number] & { minutes: number }

function Readings({ readings, most }: { readings: Reading[]; most: number }) {
  const text = useText(rehearsalText)
  return (
    <DataTable
      label={text.readers}
      className={styles.readings}
      rows={readings}
      keyOf={({ member }) => member.id}
      columns={[
        { id: 'reader', head: text.reader, cell: ({ member }) => member.name },
        numbers<Reading>('applications', text.applications, (one) => one.applications),
        numbers<Reading>('hours', text.hours, ({ minutes }) => text.inHours(minutes)),
        {
          id: 'compared',
          head: text.compared,
          hidesHead: true,
          cell: ({ minutes }) => <Bar parts={[{ count: minutes, fill: 'some' }]} most={most} />,
        },
      ]}
    />
  )
}

type Interviewing = NonNullable<Answer['interviews']>
type Day = Interviewing['days'][number]

function Interviews({ interviews }: { interviews: Interviewing }) {
  const { text, language } = useTranslation(rehearsalText)
  const { days, fewest, most, unplaced, concessions } = interviews
  const used = days.filter(({ placed, left }) => placed > 0 || left > 0)
  const helps = [...Map.groupBy(concessions, ({ kind, day }) => `${kind} ${day}`).values()]
  return (
    <>
      {fewest < most && <p>{text.range(fewest, most)}</p>}
      {used.length > 0 && (
        <DataTable
          label={text.byDay}
          rows={used}
          keyOf={({ day }) => day}
          columns={[
            { id: 'day', head: text.day, cell: ({ day }) => dayHead(day, 0, language), width: 'line' },
            numbers<Day>('interviewers', text.interviewers, (one) => one.interviewers),
            numbers<Day>('placed', text.placed, (one) => one.placed),
            ...(used.some(({ left }) => left > 0)
              ? [numbers<Day>('left', text.left, (one) => one.left)]
              : []),
          ]}
        />
      )}
      {unplaced.length > 0 && (
        <ul className={styles.lines}>
          {unplaced.map(({ reason, applicants }) => (
            <li key={reason}>{text.reasons[reason](applicants)}</li>
          ))}
        </ul>
      )}
      {helps.length > 0 && (
        <>
          <h3>{text.helps}</h3>
          <ul className={styles.lines}>
            {helps.map((those) => {
              const [{ kind, day } = { kind: '', day: '' }] = those
              const words = isHelp(kind) && text.helpOf[kind](dayHead(day, 0, language), those.length)
              return words && <li key={`${kind} ${day}`}>{words}</li>
            })}
          </ul>
        </>
      )}
    </>
  )
}

const HELPS = rehearsalText.ko.helpOf
const isHelp = (kind: string): kind is keyof typeof HELPS => Object.hasOwn(HELPS, kind)

/** A kind in a line, with how many and how long; it opens to the words of one. */
function Message({ mail: { kind, messages, words }, pace }: { mail: Answer['mail'][number]; pace: Pace }) {
  const { text, language } = useTranslation(rehearsalText)
  return (
    <li>
      <details>
        <summary>
          <span>
            {MESSAGE_KINDS[kind].name[language]}
            {messages === null ? (
              <small>{text.asNeeded}</small>
            ) : (
              <small>
                {text.messages(messages)}
                <span>{text.inHours(minutesToSend(messages, pace))}</span>
              </small>
            )}
          </span>
        </summary>
        <p>
          <strong>{words[language].subject}</strong>
          {`\n\n${words[language].text}`}
        </p>
      </details>
    </li>
  )
}
