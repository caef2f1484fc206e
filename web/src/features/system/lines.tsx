import { type ReactNode, useId } from 'react'
import { useText, useTranslation } from '../../i18n/text.ts'
import page from '../../ui/layout/page.module.css'
import { dayAndTime } from '../../ui/time/seoul-time.ts'
import {
  ageOf,
  backupWarnings,
  isWrong,
  type Mail,
  type Part,
  type SystemState,
} from '../staff/system-findings.ts'
import styles from './system.module.css'
import { systemText } from './text.ts'

interface Line {
  name: string
  dot?: 'on' | 'check' | 'wrong' | undefined
  words: ReactNode
  /** What it means. */
  note?: ReactNode
}

function Lines({ title, lines }: { title: string; lines: Line[] }) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      <dl className={styles.lines}>
        {lines.map(({ name, dot, words, note }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className={dot && page.dot} data-dot={dot}>
              {words}
            </dd>
            {note && <dd className={page.quiet}>{note}</dd>}
          </div>
        ))}
      </dl>
    </section>
  )
}

/** Every program of the site and the servers it uses. */
export function Parts({ state: { parts } }: { state: SystemState }) {
  const text = useText(systemText)
  const noteOf = ({ part, state, lacks }: Part) => {
    if (state === 'lacking') return text.lacking(lacks.map((lack) => text.lacks[lack]).join(', '))
    if (state === 'behind') return text.behind
    return part === 'delivery' && state !== 'works' ? text.mailKept : text.serves[part]
  }
  const lines = parts.map((one): Line => {
    const dot = isWrong(one) ? 'wrong' : one.state === 'works' ? 'on' : 'check'
    return { name: text.parts[one.part], dot, words: text.states[one.state], note: noteOf(one) }
  })
  return <Lines title={text.works} lines={lines} />
}

/** When the last backup was made and verified. */
export function Backups({ state }: { state: SystemState }) {
  const text = useText(systemText)
  const { at, backup } = state
  const { isOld, isUnproven } = backupWarnings(state)
  if (backup.state !== 'kept') {
    const words = backup.state === 'none' ? text.never : text.states.unknown
    return <Lines title={text.backup} lines={[{ name: text.wholeAt, dot: 'check', words }]} />
  }
  const line = (name: string, time: string | null, isWrong: boolean): Line => ({
    ...{ name, dot: isWrong ? 'wrong' : time ? 'on' : 'check' },
    words: <Moment at={time} now={at} />,
  })
  const lines = [line(text.wholeAt, backup.wholeAt, isOld), line(text.provenAt, backup.provenAt, isUnproven)]
  return <Lines title={text.backup} lines={lines} />
}

/** What waits to be sent and since when, also while the mail program cannot be asked. */
export function Outgoing({ state: { at, mail: program }, mail }: { state: SystemState; mail: Mail }) {
  const text = useText(systemText)
  const counted = (name: string, count: number): Line => ({
    ...{ name, words: text.count(count), dot: count > 0 ? 'wrong' : undefined },
  })
  const lines: Line[] = [
    {
      ...{ name: text.waiting, words: text.count(mail.waiting) },
      dot: mail.isLate ? 'wrong' : undefined,
    },
    ...(mail.since
      ? [
          {
            ...{ name: text.oldest, words: <Moment at={mail.since} now={at} /> },
            note: mail.isLate && text.mailLate,
          },
        ]
      : []),
    counted(text.failed, mail.failed),
    counted(text.uncertain, mail.uncertain),
  ]
  const ofProgram: Line[] = program
    ? [
        {
          ...{ name: text.account, dot: program.hasAccount ? 'on' : 'check' },
          words: program.hasAccount ? text.hasAccount : text.never,
          note: !program.hasAccount && text.noAccount,
        },
        { name: text.lastSent, words: <Moment at={program.lastSentAt} now={at} /> },
      ]
    : []
  return <Lines title={text.mail} lines={[...lines, ...ofProgram]} />
}

/** When it was and how long ago; in words if it never was. */
export function Moment({ at, now }: { at: string | null; now: string }) {
  const { text, language } = useTranslation(systemText)
  return at === null ? text.never : text.at(dayAndTime(at, language), ageOf(at, now))
}
