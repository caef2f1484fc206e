import type { ReactNode } from 'react'
import { BlankPatch } from './blank-patch.tsx'
import styles from './on-cloth.module.css'
import { useArrival } from './page.tsx'
import { PatchworkArt } from './patchwork-art.tsx'

interface Props {
  title: string
  /** Every page has a cloth of its own. */
  seed: string
  children: ReactNode
}

/** A page that has little to say says it on the blank patch of a cloth. */
export function OnCloth({ title, seed, children }: Props) {
  const heading = useArrival(title)
  return (
    <div className={styles.page} data-ends-in-cloth>
      <div className={styles.cloth}>
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
