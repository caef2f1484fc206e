import type { ReactNode } from 'react'
import styles from './blank-patch.module.css'
import { PatchworkArt } from './patchwork-art.tsx'

/** The blank patch of the cloth: a leaning piece of paper, sewn on, for the most important content. */
export function BlankPatch({ children }: { children: ReactNode }) {
  return (
    <div className={styles.patch}>
      <svg className={styles.piece} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        <polygon className={styles.paper} points="0,3 98.4,0 100,96.5 1.8,100" />
        <polygon className={styles.stitches} points="1.4,5 97.2,2.3 98.7,94.3 3,97.6" />
      </svg>
      <div className={styles.content}>{children}</div>
    </div>
  )
}

interface Props {
  seed: string
  height?: number
  /** The class that gives the patch its place. */
  place: string | undefined
  children: ReactNode
}

/** A blank patch on a cloth that fills the positioned frame around both. */
export function PatchOnCloth({ seed, height = 720, place, children }: Props) {
  return (
    <>
      <div className={styles.cloth}>
        <PatchworkArt seed={seed} width={1280} height={height} smallest={130} />
      </div>
      <div className={`${styles.place} ${place}`}>
        <BlankPatch>{children}</BlankPatch>
      </div>
    </>
  )
}
