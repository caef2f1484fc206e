import { useText } from '../../i18n/text.ts'
import { PatchworkArt } from '../../ui/art/patchwork-art.tsx'
import styles from './cover.module.css'
import { resultText } from './text.ts'
import { useReveal } from './use-reveal.ts'

/**
 * A cloth over the result that opens along its seam. It is visual only: screen readers read the result from the start,
 * and the cover never depends on it.
 */
export function Cover({ name, seed }: { name: string; seed: string }) {
  const text = useText(resultText)
  if (!useReveal()) return null
  return (
    <div className={styles.cover} aria-hidden="true">
      <div className={styles.left}>
        <PatchworkArt seed={`${seed} left`} width={360} height={640} smallest={110} />
      </div>
      <div className={styles.right}>
        <PatchworkArt seed={`${seed} right`} width={360} height={640} smallest={110} />
      </div>
      <div className={styles.label}>
        <strong>{text.yourResult(name)}</strong>
        <span>{text.coverNote}</span>
      </div>
    </div>
  )
}
