import type { Team } from '@recruit/contract/constants'
import { teamNames } from '../../content/teams.ts'
import { useLanguage } from '../../i18n/language.ts'
import { useText } from '../../i18n/text.ts'
import { paths } from '../../paths.ts'
import { Button, LinkButton } from '../../ui/controls/button.tsx'
import { useIsAdmin } from '../staff/session.tsx'
import type { Mode } from './address.ts'
import { Choice } from './choice.tsx'
import styles from './desk.module.css'
import { deskText } from './text.ts'

interface Props {
  team: Team
  /** Those to choose from. */
  teams: readonly Team[]
  mode: Mode
  modes: readonly Mode[]
  onTeam: (team: Team) => void
  onMode: (mode: Mode) => void
  /** Without it there are no keys to explain. */
  onHelp?: () => void
}

/** Which team, which of the two ways, the help and the way to the preparation: one line. */
export function DeskHead({ team, teams, mode, modes, onTeam, onMode, onHelp }: Props) {
  const text = useText(deskText)
  const language = useLanguage((state) => state.language)
  const isAdmin = useIsAdmin()
  return (
    <div className={styles.head}>
      <Choice
        label={text.teams}
        value={team}
        options={teams.map((value) => ({ value, label: teamNames[value][language] }))}
        onChange={onTeam}
      />
      {modes.length > 1 && (
        <Choice
          label={text.modes}
          value={mode}
          options={modes.map((value) => ({
            value,
            label: value === 'decide' && !isAdmin ? text.seeDecisions : text[value],
          }))}
          onChange={onMode}
        />
      )}
      <span className={styles.ways}>
        {isAdmin && (
          <LinkButton small to={`${paths.reviewSetup}?team=${team}`}>
            {text.setup}
          </LinkButton>
        )}
        {onHelp && (
          <Button small onClick={onHelp} aria-haspopup="dialog" aria-label={`${text.keys} ?`}>
            {text.keys}{' '}
            <span className={styles.key} aria-hidden="true">
              ?
            </span>
          </Button>
        )}
      </span>
    </div>
  )
}
