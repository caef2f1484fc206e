import type { Team } from '@recruit/contract/constants'
import { useSettings } from '../../api/settings.ts'
import { isLeftOut, teamNames } from '../../content/teams.ts'
import { useTranslation } from '../../i18n/text.ts'
import styles from './left-out-notice.module.css'
import { leftOutText } from './left-out-text.ts'

/** Warns of a team that does not recruit this term; applying to it stays possible. */
export function LeftOutNotice({ team }: { team: Team | null }) {
  const { text, language } = useTranslation(leftOutText)
  const { data: settings } = useSettings()
  const isOut = team !== null && isLeftOut(settings, team)
  // The place stays, so that screen readers announce a warning that appears later.
  return (
    <div role="status">
      {isOut && <p className={styles.notice}>{text.leftOut(teamNames[team][language])}</p>}
    </div>
  )
}
