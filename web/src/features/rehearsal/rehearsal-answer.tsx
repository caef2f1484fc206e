import { dayHead } from '@recruit/contract/interview/grid-days'
import { MESSAGE_KINDS } from '@recruit/contract/mail/kinds'
import { READING_PACE, type ReadingPace, readingMinutes } from '@recruit/contract/rules/reading-pace'
import { sumOf } from '@recruit/contract/sum'
import type { Reply } from '../../api/client.ts'
import { teamNames } from '../../content/teams.ts'
import { useText, useTranslation } from '../../i18n/text.ts'
import { paths } from '../../paths.ts'
import { LinkButton } from '../../ui/controls/button.tsx'
import { NumberField } from '../../ui/controls/text-field.tsx'
import page from '../../ui/layout/page.module.css'
import { Bar } from '../../ui/table/bars.tsx'
import { DataTable, numbers } from '../../ui/table/data-table.tsx'
import { Totals } from '../../ui/table/totals.tsx'
import styles from './rehearsal.module.css'
import { rehearsalText } from './text.ts'

type Answer = Reply<'rehearseTerm'>
interface Pace extends ReadingPace {
  mailsPerMinute: number
}
/** As it is typed. */
type TypedPace = Record<keyof Pace, string>
/** Mail: as the product sends, if its operator sets nothing else. */
export const USUAL_PACE: TypedPace = {
  charactersPerMinute: String(READING_PACE.charactersPerMinute),
  minutesEach: String(READING_PACE.minutesEach),
  mailsPerMinute: '60',
}
interface Props {
  answer: Answer
  pace: TypedPace
  onPace: (pace: TypedPace) => void
}

/** What the invented term takes: hours of reading, days of interviews, messages. */
export function RehearsalAnswer({ answer, pace: typed, onPace }: Props) {
  const text = useText(rehearsalText)
  // An emptied field means the usual pace; no one reads or sends nothing in a minute.
  const numberIn = (what: keyof Pace) => Number(typed[what] || USUAL_PACE[what])
  const pace = {
    charactersPerMinute: Math.max(1, numberIn('charactersPerMinute')),
    minutesEach: numberIn('minutesEach'),
    mailsPerMinute: Math.max(1, numberIn('mailsPerMinute')),
  }
  const field = (what: keyof Pace) => (
    <NumberField
      id={what}
      label={text[what]}
      value={typed[what]}
      onChange={(value) => onPace({ ...typed, [what]: value })}
    />
  )
  const readings = answer.reading
    .map((one) => ({ ...one, minutes: Math.round(readingMinutes(one, pace)) }))
    .sort((one, other) => other.minutes - one.minutes)
  return (
    <>
      <Summary {...{ answer, readings, pace }} />
      <section className={page.section} aria-labelledby="reading">
        <h2 id="reading">{text.readers}</h2>
        <div className={styles.numbers}>
          {field('charactersPerMinute')}
          {field('minutesEach')}
        </div>
        <Readings readings={readings} teams={answer.teams} />
      </section>
      <section className={page.section} aria-labelledby="interviews">
        <h2 id="interviews">{text.interviews}</h2>
        {answer.interviews ? (
          <Interviews interviews={answer.interviews} teams={answer.teams} />
        ) : (
          <p>{text.noDays}</p>
        )}
      </section>
      <section className={page.section} aria-labelledby="mail">
        <h2 id="mail">{text.mail}</h2>
        <div className={styles.numbers}>{field('mailsPerMinute')}</div>
        <Mail mail={answer.mail} pace={pace} />
      </section>
    </>
  )
}

type Reading = Answer['reading'][number] & { minutes: number }

/** The answer in a few numbers, first what is lacking. The readings begin with the longest. */
function Summary({ answer, readings, pace }: { answer: Answer; readings: Reading[]; pace: Pace }) {
  const text = useText(rehearsalText)
  const { teams, interviews, mail, basis } = answer
  const [longest] = readings
  const [placed, all] = [sumOf(teams, (one) => one.placed), sumOf(teams, (one) => one.interviewed)]
  const messages = sumOf(mail, (one) => one.messages ?? 0)
  const short = sumOf(teams, (one) => one.short)
  return (
    <>
      <Totals
        rows={[
          ...(short > 0 ? [[text.shortOf, short] as const] : []),
          [text.longest, longest ? text.inHours(longest.minutes) : text.none],
          [text.fitting, interviews ? text.ofAll(placed, all) : text.none],
          [text.mail, messages],
          [text.sending, text.inHours(minutesToSend(messages, pace))],
        ]}
      />
      <p className={page.quiet}>{basis === 'lastTerm' ? text.fromLastTerm : text.assumed}</p>
    </>
  )
}

const minutesToSend = (messages: number, { mailsPerMinute }: Pace) => Math.ceil(messages / mailsPerMinute)

function Readings({ readings, teams }: { readings: Reading[]; teams: Answer['teams'] }) {
  const { text, language } = useTranslation(rehearsalText)
  const most = readings[0]?.minutes ?? 0
  const short = teams.filter((one) => one.short > 0)
  return (
    <>
      {short.map((one) => (
        <p key={one.team}>
          <strong>{text.short(teamNames[one.team][language], one.short)}</strong>
        </p>
      ))}
      {(short.length > 0 || readings.length === 0) && (
        <div className={page.actions}>
          <LinkButton small to={paths.members}>
            {text.toMembers}
          </LinkButton>
        </div>
      )}
      {readings.length === 0 ? (
        <p>{text.noReader}</p>
      ) : (
        <DataTable
          label={text.reader}
          isCards
          rows={readings}
          keyOf={({ member }) => member.id}
          columns={[
            { id: 'reader', head: text.reader, cell: ({ member }) => member.name },
            numbers<Reading>('applications', text.applications, (one) => one.applications),
            {
              ...numbers<Reading>('hours', text.hours, ({ minutes }) => text.inHours(minutes)),
              width: 'line',
            },
            {
              id: 'compared',
              head: text.compared,
              hidesHead: true,
              cell: ({ minutes }) => <Bar parts={[{ count: minutes, fill: 'some' }]} most={most} />,
            },
          ]}
        />
      )}
    </>
  )
}

interface InterviewsProps {
  interviews: NonNullable<Answer['interviews']>
  teams: Answer['teams']
}
function Interviews({ interviews, teams }: InterviewsProps) {
  const { text, language } = useTranslation(rehearsalText)
  const { days, fewest, most, unplaced, concessions } = interviews
  const [placed, all] = [sumOf(teams, (one) => one.placed), sumOf(teams, (one) => one.interviewed)]
  const helps = [...Map.groupBy(concessions, ({ kind, day }) => `${kind} ${day}`).values()]
  return (
    <>
      <p>
        <strong>{placed === all ? text.allFit(all) : text.fits(placed, all)}</strong>{' '}
        {text.range(fewest, most)}
      </p>
      {placed < all && (
        <div className={page.actions}>
          <LinkButton small to={paths.timetableSetup}>
            {text.toRules}
          </LinkButton>
        </div>
      )}
      <DataTable
        label={text.byDay}
        isCards
        rows={days}
        keyOf={({ day }) => day}
        columns={[
          { id: 'day', head: text.day, cell: ({ day }) => dayHead(day, 0, language), width: 'line' },
          numbers<(typeof days)[number]>('interviewers', text.interviewers, (one) => one.interviewers),
          numbers<(typeof days)[number]>('placed', text.placed, (one) => one.placed),
          numbers<(typeof days)[number]>('left', text.left, (one) => one.left),
        ]}
      />
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

function Mail({ mail, pace }: { mail: Answer['mail']; pace: Pace }) {
  const { text, language } = useTranslation(rehearsalText)
  return (
    <DataTable
      label={text.byKind}
      isCards
      rows={mail}
      keyOf={({ kind }) => kind}
      columns={[
        {
          id: 'kind',
          head: text.kind,
          cell: ({ kind }) => MESSAGE_KINDS[kind].name[language],
          width: 'line',
        },
        numbers<(typeof mail)[number]>('messages', text.messages, (one) => one.messages ?? text.asNeeded),
        numbers<(typeof mail)[number]>('minutes', text.minutes, ({ messages }) =>
          messages === null ? '' : minutesToSend(messages, pace),
        ),
        {
          id: 'words',
          head: text.words,
          cell: ({ words }) => (
            <details className={styles.words}>
              <summary>{words[language].subject}</summary>
              <p>{words[language].text}</p>
            </details>
          ),
        },
      ]}
    />
  )
}
