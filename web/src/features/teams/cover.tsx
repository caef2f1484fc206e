import type { Team } from '@recruit/contract/constants'
import type { ReactNode } from 'react'
import { PatchworkArt } from '../../ui/art/patchwork-art.tsx'
import { TeamEmblem } from '../../ui/art/team-emblem.tsx'
import { useArrival } from '../../ui/layout/page.tsx'
import styles from './cover.module.css'

interface Props {
  team: Team
  title: string
  /** One large sentence under the heading. */
  pitch?: string
  lead: string
  /** Another cloth for another page of the same team. */
  seed?: string
  children?: ReactNode
}

const GROUND = { 1: 'persimmon', 2: 'gardenia', 3: 'indigo' } as const

/** The head of a team's page: its colour, its shape cut out large, and a hem of its own cloth. */
export function Cover({ team, title, pitch, lead, seed, children }: Props) {
  const heading = useArrival(title)
  return (
    <header className={styles.cover} data-team={team}>
      <div className={styles.inner}>
        <div className={styles.words}>
          <h1 ref={heading} tabIndex={-1}>
            {title}
          </h1>
          {pitch && <p className={styles.pitch}>{pitch}</p>}
          <p className={styles.lead}>{lead}</p>
          {children}
        </div>
        <div className={styles.emblem}>
          <TeamEmblem team={team} seed={seed} />
        </div>
      </div>
      <div className={styles.hem}>
        <PatchworkArt
          seed={`hem ${team} ${seed}`}
          width={1600}
          height={64}
          smallest={62}
          without={GROUND[team]}
        />
      </div>
    </header>
  )
}
