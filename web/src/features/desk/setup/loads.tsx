import type { Reply } from '../../../api/client.ts'
import { useText } from '../../../i18n/text.ts'
import { Button } from '../../../ui/controls/button.tsx'
import page from '../../../ui/layout/page.module.css'
import { DataTable } from '../../../ui/table/data-table.tsx'
import styles from './setup.module.css'
import { setupText } from './text.ts'

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
          { id: 'present', head: text.present, cell: ({ present }) => present, isNumber: true },
          { id: 'added', head: text.added, cell: ({ added }) => `+${added}`, isNumber: true },
          { id: 'total', head: text.total, cell: ({ present, added }) => present + added, isNumber: true },
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
