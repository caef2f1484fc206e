import type { Reply } from '../../../api/client.ts'
import { useText } from '../../../i18n/text.ts'
import { Button } from '../../../ui/controls/button.tsx'
import page from '../../../ui/layout/page.module.css'
import styles from './setup.module.css'
import { setupText } from './text.ts'

interface Props {
  preview: Reply<'previewAssignment'>
  isBusy: boolean
  onConfirm: (digest: string) => void
  onCancel: () => void
}

/** What a preview says: each reviewer's load, and whether all have as many reviewers as they need. */
export function Loads({ preview, isBusy, onConfirm, onCancel }: Props) {
  const text = useText(setupText)
  const { digest, applications, loads, short } = preview
  return (
    <section className={styles.sheet} aria-label={text.loads}>
      <p role="status">{short > 0 ? text.short(short) : text.enough(applications)}</p>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{text.member}</th>
            <th scope="col">{text.present}</th>
            <th scope="col">{text.added}</th>
            <th scope="col">{text.total}</th>
          </tr>
        </thead>
        <tbody>
          {loads.map(({ member, present, added }) => (
            <tr key={member.id}>
              <th scope="row">{member.name}</th>
              <td>{present}</td>
              <td>+{added}</td>
              <td>{present + added}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className={page.actions}>
        <Button look="primary" busy={isBusy} onClick={() => onConfirm(digest)}>
          {text.confirm}
        </Button>
        <Button onClick={onCancel}>{text.cancel}</Button>
      </div>
    </section>
  )
}
