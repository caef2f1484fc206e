import { TEAMS, type Team } from '@recruit/contract/constants'
import { useId } from 'react'
import { Link } from 'react-router-dom'
import { useSettings } from '../../api/settings.ts'
import { teamIntros } from '../../content/about.ts'
import { isLeftOut, teamNames } from '../../content/teams.ts'
import { useLanguage } from '../../i18n/language.ts'
import { useText } from '../../i18n/text.ts'
import { applyPath, paths } from '../../paths.ts'
import { BlankPatch } from '../../ui/art/blank-patch.tsx'
import { TeamEmblem } from '../../ui/art/team-emblem.tsx'
import { LinkButton } from '../../ui/controls/button.tsx'
import { LeftOutNotice } from '../../ui/layout/left-out-notice.tsx'
import { uiText } from '../../ui/text.ts'
import { usePeriod } from '../../ui/time/period.ts'
import { teamsText } from './text.ts'
import styles from './ways-on.module.css'

/** Where to go from a team's page: to the application, to the other teams, or back. */
export function WaysOn({ team }: { team: Team }) {
  const text = useText(uiText, teamsText)
  const language = useLanguage((state) => state.language)
  const isPeriod = usePeriod()
  const isOut = isLeftOut(useSettings().data, team)
  const [apply, others] = [useId(), useId()]
  return (
    <div className={styles.ways}>
      <section aria-labelledby={apply} className={styles.apply} data-team={team}>
        <BlankPatch>
          <h2 id={apply}>{isOut ? text.leftOutTitle : text.applyTitle}</h2>
          {isOut ? <LeftOutNotice team={team} /> : <p>{isPeriod ? text.applyOpen : text.applyShut}</p>}
          <p className={styles.actions}>
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
            <span className={styles.emblem}>
              <TeamEmblem team={other} />
            </span>
            <span>
              <strong>{teamNames[other][language]} </strong>
              <span className={styles.pitch}>{teamIntros[other].pitch[language]}</span>
            </span>
          </Link>
        ))}
      </nav>
    </div>
  )
}
