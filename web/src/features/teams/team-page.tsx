import { TEAMS, type Team } from '@recruit/contract/constants'
import { type ReactNode, useId } from 'react'
import { Link } from 'react-router-dom'
import { useSettings } from '../../api/settings.ts'
import { teamIntros } from '../../content/about.ts'
import { isLeftOut, teamNames } from '../../content/teams.ts'
import { useLanguage, useTranslation } from '../../i18n/text.ts'
import { applyPath, paths } from '../../paths.ts'
import { BlankPatch } from '../../ui/art/blank-patch.tsx'
import { Divider } from '../../ui/art/divider.tsx'
import { PatchworkArt } from '../../ui/art/patchwork-art.tsx'
import { TeamEmblem } from '../../ui/art/team-emblem.tsx'
import { LinkButton } from '../../ui/controls/button.tsx'
import { LeftOutNotice } from '../../ui/layout/left-out-notice.tsx'
import page from '../../ui/layout/page.module.css'
import { useArrival } from '../../ui/layout/page.tsx'
import { uiText } from '../../ui/text.ts'
import { usePeriod } from '../../ui/time/period.ts'
import styles from './team-page.module.css'
import { teamsText } from './text.ts'

interface Props {
  team: Team
  lead: string
  /** Of another page of the same team: its title, its cloth, and what is below its lead. */
  other?: { title: string; seed: string; below: ReactNode }
  children: ReactNode
}

const GROUND = { 1: 'persimmon', 2: 'gardenia', 3: 'indigo' } as const

/** A team's page: its colour, its shape cut out large, a hem of its own cloth, and at the end where to go on. */
export function TeamPage({ team, lead, other, children }: Props) {
  const language = useLanguage()
  const title = other?.title ?? teamNames[team][language]
  const heading = useArrival(title)
  return (
    <>
      <header className={styles.cover} data-team={team}>
        <div className={styles.inner}>
          <div className={styles.words}>
            <h1 ref={heading} tabIndex={-1}>
              {title}
            </h1>
            {!other && <p className={styles.pitch}>{teamIntros[team].pitch[language]}</p>}
            <p className={styles.lead}>{lead}</p>
            {other?.below}
          </div>
          <div className={styles.emblem}>
            <TeamEmblem team={team} seed={other?.seed} />
          </div>
        </div>
        <div className={styles.hem}>
          <PatchworkArt
            seed={`hem ${team} ${other?.seed}`}
            width={1600}
            height={64}
            smallest={62}
            without={GROUND[team]}
          />
        </div>
      </header>
      {children}
      <WaysOn team={team} />
    </>
  )
}

/** To the application, to the other teams, or back. */
function WaysOn({ team }: { team: Team }) {
  const { text, language } = useTranslation(uiText, teamsText)
  const isPeriod = usePeriod()
  const isOut = isLeftOut(useSettings().data, team)
  const [apply, others] = [useId(), useId()]
  return (
    <div className={styles.ways}>
      <section aria-labelledby={apply} className={styles.apply} data-team={team}>
        <BlankPatch>
          <h2 id={apply}>{isOut ? text.leftOutTitle : text.applyTitle}</h2>
          {isOut ? <LeftOutNotice team={team} /> : <p>{isPeriod ? text.applyOpen : text.applyShut}</p>}
          <p className={page.actions}>
            <LinkButton look={isOut ? 'plain' : 'primary'} to={applyPath(isPeriod)}>
              {isPeriod ? text.apply : text.period}
            </LinkButton>
            <LinkButton to={paths.home}>{text.toHome}</LinkButton>
          </p>
        </BlankPatch>
      </section>
      <nav aria-labelledby={others} className={styles.others}>
        <h2 id={others}>{text.otherTeams}</h2>
        {TEAMS.filter((other) => other !== team).map((other) => (
          <Link key={other} to={paths.team(other)} className={styles.other} data-team={other}>
            <span className={styles.thumb}>
              <TeamEmblem team={other} />
            </span>
            <span>
              <strong>{teamNames[other][language]} </strong>
              <span>{teamIntros[other].pitch[language]}</span>
            </span>
          </Link>
        ))}
      </nav>
    </div>
  )
}

interface SectionProps {
  title: string
  lead?: string
  fabric?: 'paper' | 'blush' | 'ink' | 'cloth'
  children: ReactNode
}

/** A full-width section of a team's page, its heading above on the left; a seam draws itself once. */
export function Section({ title, lead, fabric = 'paper', children }: SectionProps) {
  const heading = useId()
  return (
    <section className={`${styles.section} ${styles[fabric]}`} aria-labelledby={heading}>
      <Divider />
      <div className={styles.inner}>
        <header className={styles.head}>
          <h2 id={heading}>{title}</h2>
          {lead && <p>{lead}</p>}
        </header>
        {children}
      </div>
    </section>
  )
}
