import { useText } from '../../i18n/text.ts'
import styles from '../../ui/page.module.css'
import { Page } from '../../ui/page.tsx'
import { ApplicantTable, IdentityCells, OpenCell } from './applicant-table.tsx'
import { LogoutButton } from './logout-button.tsx'
import { Guarded } from './session.tsx'
import { TeamTabs } from './team-tabs.tsx'
import { adminText } from './text.ts'

/** The manager's list: the same table, to read. */
export function ApplicationListScreen() {
  const text = useText(adminText)
  return (
    <Page title={text.applications} width="wide">
      <Guarded check="checkManager" refusal="silent">
        <TeamTabs>
          {(applicants) => (
            <ApplicantTable isEditable={false}>
              {applicants.map((applicant) => (
                <tr key={applicant._id}>
                  <IdentityCells applicant={applicant} />
                  <td>{text.passStates[applicant.pass]}</td>
                  <td>{applicant.date}</td>
                  <OpenCell applicant={applicant} />
                </tr>
              ))}
            </ApplicantTable>
          )}
        </TeamTabs>
        <div className={styles.actions}>
          <LogoutButton />
        </div>
      </Guarded>
    </Page>
  )
}
