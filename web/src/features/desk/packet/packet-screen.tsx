import { useQueries, useQuery } from '@tanstack/react-query'
import { useText, useTranslation } from '../../../i18n/text.ts'
import { Button, LinkButton } from '../../../ui/controls/button.tsx'
import { Loaded } from '../../../ui/feedback/loaded.tsx'
import page from '../../../ui/layout/page.module.css'
import { DataTable } from '../../../ui/table/data-table.tsx'
import { StaffPage } from '../../staff/session.tsx'
import { linkTo, usePlaceInAddress } from '../address.ts'
import type { Readings } from '../desk-head.tsx'
import { SCORES } from '../score/criterion-row.tsx'
import { interviewInWords } from '../score/interview-time.ts'
import { reviewsQuery, type Scored, scoredQuery } from '../score/review-session.ts'
import { scoreText } from '../score/text.ts'
import styles from './packet.module.css'
import { packetText } from './text.ts'

/** What an interviewer takes along on paper: her interviews, their essays and questions, and room for notes. */
export function PacketScreen({ reading }: { reading: Readings['scored'] }) {
  const text = useText(scoreText, packetText)
  const { team } = usePlaceInAddress().place
  return (
    <StaffPage
      who="review"
      title={text.title}
      ways={
        <LinkButton small to={linkTo({ team, mode: 'interview' })}>
          {text.back}
        </LinkButton>
      }
    >
      <Packet judging={{ team, stage: 'interview' }} reading={reading} />
    </StaffPage>
  )
}

interface Props {
  judging: Parameters<typeof reviewsQuery>[0]
  reading: Readings['scored']
}

function Packet({ judging, reading }: Props) {
  const text = useText(scoreText, packetText)
  const list = useQuery(reviewsQuery(judging))
  const applications = list.data?.applications ?? []
  const read = useQueries({ queries: applications.map(({ id }) => scoredQuery(judging, id)) })
  const all = read.flatMap(({ data }) => data ?? [])
  const failed = read.find(({ error }) => error)?.error
  return (
    <Loaded query={list}>
      {() =>
        applications.length === 0 ? (
          <p>{text.noInterviews}</p>
        ) : (
          <>
            <p className={`${page.actions} ${page.screenOnly}`}>
              <Button look="primary" busy={all.length < applications.length} onClick={() => window.print()}>
                {text.print}
              </Button>
              <span className={page.quiet}>{text.note}</span>
            </p>
            {failed && <p role="alert">{failed.message}</p>}
            <Schedule all={all} />
            {all.map((one) => (
              <Sheet key={one.id} interview={one} reading={reading} />
            ))}
          </>
        )
      }
    </Loaded>
  )
}

function Schedule({ all }: { all: readonly Scored[] }) {
  const { text, language } = useTranslation(scoreText, packetText)
  const [first] = all
  return (
    <div className={styles.sheet}>
      <DataTable
        label={text.schedule}
        rows={all}
        keyOf={({ id }) => id}
        columns={[
          {
            id: 'time',
            head: text.time,
            cell: ({ interview }) => (interview ? interviewInWords(interview, language) : text.offTimetable),
          },
          { id: 'name', head: text.name, cell: ({ name }) => name },
        ]}
      />
      {first?.kit.opening && (
        <>
          <h2>{text.opening}</h2>
          <p className={styles.opening}>{first.kit.opening}</p>
        </>
      )}
    </div>
  )
}

function Sheet({ interview: one, reading }: { interview: Scored; reading: Readings['scored'] }) {
  const { text, language } = useTranslation(scoreText, packetText)
  const { name, interview, kit, criteria, review } = one
  return (
    <section className={styles.sheet} aria-label={name}>
      <h2>{name}</h2>
      {interview && <p className={styles.when}>{interviewInWords(interview, language)}</p>}
      {reading(one)}
      {kit.questions.map(({ id, text: question, shows }) => (
        <div key={id} className={styles.question}>
          <h3>{question}</h3>
          {shows && <p className={page.quiet}>{text.shows(shows)}</p>}
          <p className={styles.notes}>{review?.answers[id]}</p>
        </div>
      ))}
      <ul className={styles.scores}>
        {criteria.map(({ id, name: criterion }) => (
          <li key={id}>
            <strong>{criterion}</strong>{' '}
            {SCORES.map((score) => (
              <span key={score} data-given={review?.scores[id] === score || undefined}>
                {score}
              </span>
            ))}
          </li>
        ))}
      </ul>
    </section>
  )
}
