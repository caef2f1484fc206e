import { TEAMS, type Team } from '@recruit/contract/constants'
import type { PublicSettings } from '@recruit/contract/fields/settings-values'
import { useState } from 'react'
import { teamIntros } from '../../content/about.ts'
import { isLeftOut, recruits, teamNames } from '../../content/teams.ts'
import { useTranslation } from '../../i18n/text.ts'
import { paths } from '../../paths.ts'
import { TeamEmblem } from '../../ui/art/team-emblem.tsx'
import { LinkButton } from '../../ui/controls/button.tsx'
import { Tabs } from '../../ui/controls/tabs.tsx'
import { uiText } from '../../ui/text.ts'
import { Section } from './section.tsx'
import styles from './teams.module.css'
import { landingText } from './text.ts'

/** The three teams, one tab each; a team that does not recruit this term says so on its tab and inside. */
export function Teams({ settings }: { settings: PublicSettings | undefined }) {
  const { text, language } = useTranslation(uiText, landingText)
  const [team, setTeam] = useState<Team>(1)
  // While no team recruits, the page already says so, and three marks would only repeat it.
  const isTermKnown = settings !== undefined && TEAMS.some((each) => recruits(settings, each))
  const isOut = (each: Team) => isLeftOut(settings, each)
  const { pitch, body, tasks } = teamIntros[team]
  return (
    <Section id="team" title={text.teams} lead={text.teamsLead} fabric="cloth">
      <div className={styles.teams}>
        <Tabs
          look="pieces"
          label={text.teamTabs}
          value={team}
          onChange={setTeam}
          tabs={TEAMS.map((value) => ({
            value,
            label: teamIntros[value].tab[language],
            note: isOut(value) ? text.notRecruitingShort : undefined,
          }))}
        >
          <div className={styles.team} data-team={team}>
            <div className={styles.words}>
              <p className={styles.name}>
                {teamNames[team][language]}
                {isTermKnown && (
                  <span className={styles.state}>{isOut(team) ? text.notRecruiting : text.recruiting}</span>
                )}
              </p>
              <h3>{pitch[language]}</h3>
              <p>{body[language]}</p>
              <h4>{text.tasks}</h4>
              <ul>
                {tasks.map((task) => (
                  <li key={task.en}>{task[language]}</li>
                ))}
              </ul>
              <p>
                <LinkButton to={paths.team(team)}>{text.toTeam(teamNames[team][language])}</LinkButton>
              </p>
            </div>
            <div className={styles.art}>
              <TeamEmblem team={team} />
            </div>
          </div>
        </Tabs>
      </div>
    </Section>
  )
}
