import type { Reply } from '../../../api/client.ts'
import { teamNames } from '../../../content/teams.ts'
import { useLanguage } from '../../../i18n/language.ts'
import { useText } from '../../../i18n/text.ts'
import { Dialog } from '../../../ui/feedback/dialog.tsx'
import { useCall } from '../../../ui/feedback/use-call.ts'
import { Refusal, usePlaceWords } from '../runs/places-table.tsx'
import { TIMETABLE } from '../use-timetable.ts'
import styles from './publishing.module.css'
import { timetablePublishingText } from './text.ts'

interface Props {
  publication: Reply<'timetablePublication'>
  onPublished: (count: number) => void
  onClose: () => void
}

/** Who gets which date and who has none, and what keeps the timetable from being published. */
export function TimetableSheet({ publication, onPublished, onClose }: Props) {
  const text = useText(timetablePublishingText)
  const language = useLanguage((state) => state.language)
  const { names } = usePlaceWords()
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
  return (
    <Dialog
      title={text.sheet}
      note={text.sheetLead}
      confirm={{
        label: text.publish(changes.length),
        busy: broken.length > 0 || changes.length === 0 || publish.isPending,
        onPress: send,
      }}
      close={text.close}
      onClose={onClose}
    >
      <div className={styles.sheet}>
        {broken.length > 0 && (
          <div className={styles.broken}>
            <p>{text.broken}</p>
            <ul>
              {[...new Set(broken.map(({ said }) => said))].map((said) => (
                <li key={said}>{said}</li>
              ))}
            </ul>
          </div>
        )}
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable by keyboard */}
        <ul className={styles.changes} tabIndex={0} aria-label={text.sheetLead}>
          {changes.map(({ _id, name, team, date, next }) => (
            <li key={_id}>
              <strong>{name}</strong> <small>{teamNames[team][language]}</small>
              <span>
                {text.now}: {date || text.noDate}
              </span>
              <span>
                {text.afterwards}: {next || text.noDate} {date === next && text.sameText}
              </span>
            </li>
          ))}
        </ul>
        {unplaced.length > 0 && <p>{text.unplaced(unplaced.length, names(unplaced))}</p>}
        <p>{isPublic ? text.isPublic : text.isHidden}</p>
        <Refusal error={publish.error} />
      </div>
    </Dialog>
  )
}
