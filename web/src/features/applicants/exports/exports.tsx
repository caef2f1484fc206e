import { teamNames } from '../../../content/teams.ts'
import { useLanguage } from '../../../i18n/language.ts'
import { useText } from '../../../i18n/text.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { useCall } from '../../../ui/feedback/use-call.ts'
import { saveText } from '../../../ui/save-text.ts'
import type { Which } from '../../staff/applicants.ts'
import styles from '../filters/tools.module.css'
import { listText } from '../text.ts'

/** Downloads a team's applications, or all, as a spreadsheet; the server notes it in the history. */
export function Exports({ view: { team, term } }: { view: Which }) {
  const text = useText(listText)
  const language = useLanguage((state) => state.language)
  const download = useCall('exportApplicants', {
    onSuccess: ({ filename, csv }) => saveText(filename, csv, 'text/csv'),
    says: () => text.exported,
  })
  const ofTerm = term === null ? {} : { term }
  return (
    // biome-ignore lint/a11y/useSemanticElements: two buttons need no frame with a legend
    <span role="group" aria-label={text.exports} className={styles.exports}>
      <Button small busy={download.isPending} onClick={() => download.mutate({ ...ofTerm, team })}>
        {text.exportTeam(teamNames[team][language])}
      </Button>
      <Button small busy={download.isPending} onClick={() => download.mutate(ofTerm)}>
        {text.exportAll}
      </Button>
    </span>
  )
}
