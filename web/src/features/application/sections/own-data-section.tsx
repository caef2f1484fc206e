import { useText } from '../../../i18n/text.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { useCall } from '../../../ui/feedback/use-call.ts'
import { saveText } from '../../../ui/save-text.ts'
import styles from './sections.module.css'
import { savingText } from './text.ts'

/** Hands the applicant everything that is kept about her, as a file. */
export function OwnDataSection({ id }: { id: string }) {
  const text = useText(savingText)
  const download = useCall('ownData', {
    onSuccess: (file) => saveText(file.filename, file.text),
  })
  return (
    <details className={styles.disclosure}>
      <summary>{text.ownData}</summary>
      <div>
        <p>{text.ownDataBody}</p>
        <Button busy={download.isPending} onClick={() => download.mutate({ id })}>
          {text.ownDataSave}
        </Button>
      </div>
    </details>
  )
}
