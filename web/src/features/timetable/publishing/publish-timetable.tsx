import { useState } from 'react'
import type { Reply } from '../../../api/client.ts'
import { serverNow } from '../../../api/server-clock.ts'
import { useText, useTranslation } from '../../../i18n/text.ts'
import { paths } from '../../../paths.ts'
import { Button, LinkButton } from '../../../ui/controls/button.tsx'
import { Loaded, Refused } from '../../../ui/feedback/loaded.tsx'
import refused from '../../../ui/feedback/refused.module.css'
import { useCall } from '../../../ui/feedback/use-call.ts'
import { fullTime } from '../../../ui/time/seoul-time.ts'
import { useRecord } from '../../staff/admin-nav.tsx'
import { ChangeSheet } from '../../staff/publishing/change-sheet.tsx'
import { isAhead } from '../../staff/publishing/interviews-ahead.ts'
import { PublishSheet } from '../../staff/publishing/publish-sheet.tsx'
import { useUnpublishedAsRead } from '../../staff/publishing/use-unpublished.ts'
import { useNames } from '../names.ts'
import type { Step } from '../runs/use-next-step.ts'
import { interviewsOf } from '../times.ts'
import { TIMETABLE, type usePublication, useTimetable } from '../use-timetable.ts'
import styles from './publishing.module.css'
import { timetablePublishingText } from './text.ts'

interface BandProps extends Pick<Step, 'next' | 'published' | 'setPublished'> {
  query: ReturnType<typeof usePublication>
}

/** The next step of the timetable: whether it is published, and the button to publish it. */
export function PublishTimetable({ query, next, published, setPublished }: BandProps) {
  const { text, language } = useTranslation(timetablePublishingText)
  const timetable = useTimetable()
  const [isOpen, setOpen] = useState(false)
  const last = timetable.data?.published
  const { names } = useNames()
  const placed = timetable.data ? interviewsOf(timetable.data).length : 0
  const unplaced = timetable.data?.unplaced ?? []
  const [lacking] = unplaced
  const without = names(
    unplaced.map(({ name, didNotCome }) => ({ name: didNotCome ? text.didNotCome(name) : name })),
  )
  return (
    <section className={styles.band} aria-label={text.title} data-waiting={!!query.data?.changes.length}>
      <Loaded query={query}>
        {(publication) => {
          const { length } = publication.changes
          const standing = lacking ? text.nothingBut(placed, placed + unplaced.length, without) : text.nothing
          const known = timetable.data && placed === 0 ? text.empty : standing
          return (
            <>
              <p>
                <strong>{length > 0 ? text.waiting(length) : known}</strong>{' '}
                {length > 0 && lacking && text.without(without)}{' '}
                {timetable.data && (last ? text.lastAt(fullTime(last.at, language)) : text.never)}
              </p>
              {placed > 0 && lacking && (
                <Button
                  small
                  aria-label={text.findTimeOf(lacking.name)}
                  onClick={() => holdCard(lacking._id)}
                >
                  {text.findTime}
                </Button>
              )}
              {/* After publishing it stays, so that the focus comes back to it. */}
              {(length > 0 || published !== null) && (
                <Button
                  small
                  look={next === 'publish' ? 'primary' : 'plain'}
                  busy={length === 0}
                  onClick={() => setOpen(true)}
                >
                  {text.look}
                </Button>
              )}
              {/* There from the beginning, so that what comes into it is read out. */}
              <div role="status">
                {published !== null && length === 0 && (
                  <AfterPublishing
                    count={published}
                    isPublic={publication.isPublic}
                    look={next === 'results' ? 'primary' : 'plain'}
                  />
                )}
              </div>
              {isOpen && (
                <TimetableSheet
                  publication={publication}
                  onPublished={setPublished}
                  onClose={() => setOpen(false)}
                />
              )}
            </>
          )
        }}
      </Loaded>
    </section>
  )
}

/** Takes a card of the board into the hand as Enter on it does, which shows where it can go. */
function holdCard(id: string) {
  const card = document.querySelector<HTMLElement>(`[data-card="${CSS.escape(id)}"] button`)
  card?.focus()
  card?.click()
}

interface AfterProps {
  count: number
  isPublic: boolean
  look: 'primary' | 'plain'
}

/** The next step after the dates are written: publish the results or, where they are public, the new dates. */
function AfterPublishing({ count, isPublic, look }: AfterProps) {
  const text = useText(timetablePublishingText)
  const { data: unpublished } = useUnpublishedAsRead(isPublic)
  const { data: record } = useRecord()
  const [isOpen, setOpen] = useState(false)
  const waits = isPublic && unpublished && unpublished.changes.length > 0
  return (
    <div className={styles.next}>
      <p>
        <strong>{text.published(count)}</strong> {!isPublic && text.thenHidden} {waits && text.thenPublic}
      </p>
      {!isPublic && record?.isInDB === 'true' && (
        <LinkButton small look={look} to={paths.modifyInfo(record.objectId)}>
          {text.toSettings}
        </LinkButton>
      )}
      {waits && (
        <Button small look={look} onClick={() => setOpen(true)}>
          {text.toPublish}
        </Button>
      )}
      {isOpen && unpublished && <PublishSheet unpublished={unpublished} onClose={() => setOpen(false)} />}
    </div>
  )
}

type Publication = Reply<'timetablePublication'>

const KINDS = ['lost', 'moved', 'given', 'same'] as const
const kindOf = ({ date, next }: Publication['changes'][number]): (typeof KINDS)[number] => {
  if (date === next) return 'same'
  if (!next) return 'lost'
  return date ? 'moved' : 'given'
}

interface SheetProps {
  publication: Publication
  onPublished: (count: number) => void
  onClose: () => void
}

/** Who gets which date and who has none, and what keeps the timetable from being published. */
function TimetableSheet({ publication, onPublished, onClose }: SheetProps) {
  const text = useText(timetablePublishingText)
  const { names } = useNames()
  const publish = useCall('publishTimetable', { refresh: [...TIMETABLE, 'unpublished'], isErrorShown: true })
  const { changes, unplaced, broken, isPublic, seen } = publication
  const send = () =>
    publish.mutate(
      { seen },
      {
        onSuccess: ({ published }) => {
          onPublished(published)
          onClose()
        },
      },
    )
  const groups = KINDS.map((kind) => ({
    ...{ id: kind, title: text.kinds[kind], isGrave: kind === 'lost' },
    people: changes
      .filter((one) => kindOf(one) === kind)
      .map(({ date, next, ...who }) => ({ ...who, now: date || text.noDate, next: next || text.noDate })),
  }))
  const begun = changes.filter(
    ({ date, next }) => next !== '' && next !== date && !isAhead(next, serverNow()),
  )
  const warning = broken.length + unplaced.length + begun.length > 0 && (
    <>
      {broken.length > 0 && (
        <div className={`${refused.refused} ${styles.broken}`}>
          <p>{text.broken}</p>
          <ul>
            {[...new Set(broken.map(({ said }) => said))].map((said) => (
              <li key={said}>{said}</li>
            ))}
          </ul>
        </div>
      )}
      {begun.length > 0 && <p>{text.begun(begun.length, names(begun))}</p>}
      {unplaced.length > 0 && <p>{text.unplaced(unplaced.length, names(unplaced))}</p>}
    </>
  )
  return (
    <ChangeSheet
      title={text.sheet}
      note={isPublic ? text.isPublic : text.isHidden}
      heads={{ now: text.now, next: text.afterwards }}
      groups={groups}
      confirm={{
        label: text.publish(changes.length, changes.filter((one) => kindOf(one) === 'lost').length),
        busy: broken.length > 0 || changes.length === 0 || publish.isPending,
        onPress: send,
      }}
      warning={warning}
      onClose={onClose}
    >
      <Refused error={publish.error} />
    </ChangeSheet>
  )
}
