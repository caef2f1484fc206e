import type { ReactNode } from 'react'
import { BlankPatch } from '../art/blank-patch.tsx'
import { PatchworkArt } from '../art/patchwork-art.tsx'
import { useArrival } from './page.tsx'
import styles from './pattern-page.module.css'

interface Props {
  title: string
  /** Every page has a pattern of its own. */
  seed: string
  children: ReactNode
}

/** A page with little text shows it on the blank patch of a pattern. */
export function PatternPage({ title, seed, children }: Props) {
  const heading = useArrival(title)
  return (
    <div className={styles.page} data-ends-in-cloth>
      <div className={styles.pattern}>
        <PatchworkArt seed={seed} width={1280} height={720} smallest={130} />
      </div>
      <div className={styles.place}>
        <BlankPatch>
          <h1 ref={heading} tabIndex={-1}>
            {title}
          </h1>
          {children}
        </BlankPatch>
      </div>
    </div>
  )
}
