import type { ReactNode } from 'react'
import { BlankPatch } from '../art/blank-patch.tsx'
import { PatchworkArt } from '../art/patchwork-art.tsx'
import { useArrival } from './page.tsx'
import styles from './pattern-page.module.css'

interface Props {
  title: string
  /** Every page has a pattern of its own. */
  seed: string
  /** Follows the pattern, which is lower then. */
  after?: ReactNode
  children: ReactNode
}

/** A page with little text shows it on the blank patch of a pattern. */
export function PatternPage({ title, seed, after, children }: Props) {
  const heading = useArrival(title)
  const pattern = (
    <div className={styles.page} {...(after ? { 'data-low': true } : { 'data-ends-in-cloth': true })}>
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
  return after ? (
    <>
      {pattern}
      {after}
    </>
  ) : (
    pattern
  )
}
