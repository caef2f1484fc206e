import { useText } from '../../i18n/text.ts'
import { paths } from '../../paths.ts'
import { LinkButton } from '../../ui/button.tsx'
import styles from '../../ui/page.module.css'
import { Page } from '../../ui/page.tsx'
import { ApplicantRow } from './applicant-row.tsx'
import { ApplicantTable } from './applicant-table.tsx'
import { LogoutButton } from './logout-button.tsx'
import { Guarded } from './session.tsx'
import { TeamTabs } from './team-tabs.tsx'
import { adminText } from './text.ts'

/** The admin's list: pass status and interview date can be set. */
export function ApplicantListScreen() {
  const text = useText(adminText)
  return (
    <Page title={text.applicants} width="wide">
      <Guarded check="checkAdmin" refusal="dialog">
        <TeamTabs>
          {(applicants) => (
            <ApplicantTable isEditable>
              {applicants.map((applicant) => (
                <ApplicantRow key={applicant._id} applicant={applicant} />
              ))}
            </ApplicantTable>
          )}
        </TeamTabs>
        <div className={styles.actions}>
          <LinkButton to={paths.adminHome}>{text.home}</LinkButton>
          <LogoutButton />
        </div>
      </Guarded>
    </Page>
  )
}
