import { teamNames } from '../../../content/teams.ts'
import { useLanguage } from '../../../i18n/language.ts'
import { useText } from '../../../i18n/text.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { DropDown } from '../../../ui/controls/drop-down.tsx'
import { useCall } from '../../../ui/feedback/use-call.ts'
import { saveText } from '../../../ui/save-text.ts'
import { clockTime } from '../../../ui/time/seoul-time.ts'
import type { Which } from '../../staff/applicants.ts'
import { listText } from '../text.ts'

interface Props {
  view: Which
  readAt: number
  isAdmin: boolean
  onReadAgain: () => void
}

/** What is seldom needed: reading the list again, and spreadsheets, which the server notes in the history. */
export function MoreMenu({ view: { team, term }, readAt, isAdmin, onReadAgain }: Props) {
  const text = useText(listText)
  const language = useLanguage((state) => state.language)
  const download = useCall('exportApplicants', {
    onSuccess: ({ filename, csv }) => saveText(filename, csv, 'text/csv'),
    says: () => text.exported,
  })
  const ofTerm = term === null ? {} : { term }
  return (
    <DropDown label={text.more} isMenu isAtEnd>
      <Button small onClick={onReadAgain}>
        {text.readAgain} ({text.readAt(clockTime(readAt, language))})
      </Button>
      {isAdmin && (
        <>
          <Button small busy={download.isPending} onClick={() => download.mutate({ ...ofTerm, team })}>
            {text.exportTeam(teamNames[team][language])}
          </Button>
          <Button small busy={download.isPending} onClick={() => download.mutate(ofTerm)}>
            {text.exportAll}
          </Button>
        </>
      )}
    </DropDown>
  )
}
