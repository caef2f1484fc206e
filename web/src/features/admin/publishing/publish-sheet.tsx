import { useState } from 'react'
import { teamNames } from '../../../content/teams.ts'
import { useLanguage } from '../../../i18n/language.ts'
import { useText } from '../../../i18n/text.ts'
import { Dialog } from '../../../ui/feedback/dialog.tsx'
import { toast } from '../../../ui/feedback/toasts.ts'
import { ChangesTable } from './changes-table.tsx'
import styles from './publishing.module.css'
import { StillMissing } from './still-missing.tsx'
import { publishingText } from './text.ts'
import { type Change, type Unpublished, usePublish } from './use-unpublished.ts'

interface Props {
  unpublished: Unpublished
  onClose: () => void
}

/** Who sees what now and who then, and what is still missing; publishes all of it or the selected. */
export function PublishSheet({ unpublished, onClose }: Props) {
  const text = useText(publishingText)
  const language = useLanguage((state) => state.language)
  const publish = usePublish()
  // Those left out, so that what is decided meanwhile is not left out unseen.
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const { changes } = unpublished
  const meant = changes.filter(({ _id }) => !left.has(_id))
  const nameOf = ({ name, team }: Pick<Change, 'name' | 'team'>) => text.of(name, teamNames[team][language])
  const send = () =>
    publish.mutate(meant, {
      onSuccess: (count) => {
        toast(text.published(count))
        onClose()
      },
    })
  return (
    <Dialog
      title={text.title}
      note={text.lead}
      confirm={{
        label: text.publish(meant.length),
        busy: meant.length === 0 || publish.isPending,
        onPress: send,
      }}
      close={text.close}
      onClose={onClose}
    >
      <ChangesTable changes={changes} left={left} onLeave={setLeft} nameOf={nameOf} />
      <div className={styles.missing}>
        <StillMissing unpublished={unpublished} nameOf={nameOf} />
        {publish.error && <p role="alert">{publish.error.message}</p>}
      </div>
    </Dialog>
  )
}
