import type { Reply } from '../../../api/client.ts'
import { useText } from '../../../i18n/text.ts'
import { Button } from '../../../ui/controls/button.tsx'
import page from '../../../ui/layout/page.module.css'
import { DataTable, numbers } from '../../../ui/table/data-table.tsx'
import styles from './setup.module.css'
import { setupText } from './text.ts'

type Load = Reply<'previewAssignment'>['loads'][number]

interface Props {
  preview: Reply<'previewAssignment'>
  isBusy: boolean
  onConfirm: (digest: string) => void
  onCancel: () => void
}

/** A preview's result: each reviewer's load, and whether all applications have enough reviewers. */
export function Loads({ preview, isBusy, onConfirm, onCancel }: Props) {
  const text = useText(setupText)
  const { digest, applications, loads, short } = preview
  return (
    <div className={styles.sheet}>
      <p role="status">{short > 0 ? text.short(short) : text.enough(applications)}</p>
      <DataTable
        label={text.loads}
        rows={loads}
        keyOf={({ member }) => member.id}
        columns={[
          { id: 'member', head: text.member, cell: ({ member }) => member.name },
          numbers('present', text.present, ({ present }: Load) => present),
          numbers('added', text.added, ({ added }: Load) => `+${added}`),
          numbers('total', text.total, ({ present, added }: Load) => present + added),
        ]}
      />
      <div className={page.actions}>
        <Button look="primary" busy={isBusy} onClick={() => onConfirm(digest)}>
          {text.confirm}
        </Button>
        <Button onClick={onCancel}>{text.cancel}</Button>
      </div>
    </div>
  )
}
