import { useEffect, useState } from 'react'
import { useText } from '../../i18n/text.ts'
import { PatchworkArt } from '../../ui/art/patchwork-art.tsx'
import page from '../../ui/layout/page.module.css'
import styles from './cover.module.css'
import { resultText } from './text.ts'

/** As long as the style sheet opens the cover; the same for every result. */
const REVEAL_MS = 1200

const prefersStillness = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches

/** Whether the cover still hides the result. Any key or press removes it immediately; reduced motion skips it. */
function useReveal(): boolean {
  const [isCovered, setCovered] = useState(() => !prefersStillness())
  useEffect(() => {
    if (!isCovered) return
    const opened = new AbortController()
    const { signal } = opened
    const open = () => setCovered(false)
    const timer = setTimeout(open, REVEAL_MS)
    window.addEventListener('keydown', open, { signal })
    window.addEventListener('pointerdown', open, { signal })
    return () => {
      clearTimeout(timer)
      opened.abort()
    }
  }, [isCovered])
  return isCovered
}

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
        <span className={page.quiet}>{text.coverNote}</span>
      </div>
    </div>
  )
}
