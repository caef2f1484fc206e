import { Fragment, type ReactNode } from 'react'
import type { Reply } from '../../api/client.ts'
import { shortName } from '../../content/teams.ts'
import { useText, useTranslation } from '../../i18n/text.ts'
import { paths } from '../../paths.ts'
import { Button, LinkButton } from '../../ui/controls/button.tsx'
import { ButtonChoice } from '../../ui/controls/button-choice.tsx'
import { Checkbox } from '../../ui/controls/choice.tsx'
import { DropDown, FoldedWays } from '../../ui/controls/drop-down.tsx'
import { Dialog } from '../../ui/feedback/dialog.tsx'
import { useKeysSwitch } from '../../ui/keys/use-keys.ts'
import page from '../../ui/layout/page.module.css'
import { CARDS } from '../../ui/media.ts'
import { uiText } from '../../ui/text.ts'
import { useIsAdmin } from '../staff/session.tsx'
import { useTeamTabs } from '../staff/team-tabs.ts'
import { inMode, inTeam, type Mode, modeIn, type OfferedTeams, usePlaceInAddress } from './address.ts'
import styles from './desk.module.css'
import { deskText } from './text.ts'

interface Props extends Pick<DeskPart, 'teams' | 'modes'> {
  /** Search and order, where no list stands next to the text. */
  tools?: { label: string; fields: ReactNode } | undefined
  /** Without it there are no keys to explain. */
  help?: { isOpen: boolean; turn: (isOpen: boolean) => void; lines: KeyLine[] }
  /** What was done last. */
  children?: ReactNode
}

/** Which team, which of the ways, what was done last, and the help: in the line of the heading. */
export function DeskHead({ teams, modes, tools, help, children }: Props) {
  const text = useText(deskText)
  return (
    <div className={`${page.actions} ${page.screenOnly}`}>
      <Ways {...{ teams, modes }} />
      {tools && (
        <DropDown label={tools.label} isAtEnd>
          {tools.fields}
        </DropDown>
      )}
      {children}
      {help && (
        <span className={styles.help}>
          <Button small onClick={() => help.turn(true)} aria-haspopup="dialog" aria-label={`${text.keys} ?`}>
            {text.keys}{' '}
            <span className={styles.key} aria-hidden="true">
              ?
            </span>
          </Button>
        </span>
      )}
      {help?.isOpen && <KeysHelp lines={help.lines} onClose={() => help.turn(false)} />}
    </div>
  )
}

/** Teams, what to do, and the way to the preparation; on a phone one button says the choice and opens them. */
function Ways({ teams, modes }: Pick<Props, 'teams' | 'modes'>) {
  const { text, language } = useTranslation(deskText)
  const isAdmin = useIsAdmin()
  const { place, push } = usePlaceInAddress(teams)
  const mode = modeIn(modes, place)
  const modeName = (value: Mode) => (value === 'decide' && !isAdmin ? text.seeDecisions : text[value])
  return (
    <FoldedWays below={CARDS} label={`${shortName(place.team, language)} · ${modeName(mode)}`}>
      <ButtonChoice
        label={text.teams}
        value={place.team}
        options={useTeamTabs(teams.offered)}
        onChange={(team) => push(inTeam(team))}
      />
      {modes.length > 1 && (
        <ButtonChoice
          label={text.modes}
          value={mode}
          options={modes.map((value) => ({ value, label: modeName(value) }))}
          onChange={(chosen) => push(inMode(chosen))}
        />
      )}
      {isAdmin && (
        <LinkButton small to={`${paths.reviewSetup}?team=${place.team}`}>
          {text.setup}
        </LinkButton>
      )}
    </FoldedWays>
  )
}

export type KeyLine = [keys: string, does: string]

function KeysHelp({ lines, onClose }: { lines: KeyLine[]; onClose: () => void }) {
  const text = useText(uiText, deskText)
  const { isOn, turn } = useKeysSwitch()
  const all: typeof lines = [['J', text.keyNext], ['K', text.keyPrevious], ...lines, ['?', text.keyHelp]]
  return (
    <Dialog title={text.keysTitle} close={text.close} onClose={onClose}>
      <dl className={page.facts}>
        {all.map(([keys, does]) => (
          <Fragment key={does}>
            <dt>
              <kbd className={styles.key}>{keys}</kbd>
            </dt>
            <dd>{does}</dd>
          </Fragment>
        ))}
      </dl>
      <p>{text.keysNote}</p>
      <Checkbox id="desk-keys" checked={isOn} onChange={turn}>
        {text.keysOn}
      </Checkbox>
    </Dialog>
  )
}

/** How the text of an application is drawn; its fields are another feature's matter. */
export interface Readings {
  application: (application: Reply<'getApplication'>) => ReactNode
  scored: (application: Reply<'reviewApplication'>) => ReactNode
}

/** What either way of using the desk is given. Of the address it is what is drawn; controls read it themselves. */
export interface DeskPart extends Pick<ReturnType<typeof usePlaceInAddress>, 'drawn' | 'present' | 'change'> {
  teams: OfferedTeams
  modes: readonly Mode[]
}
