import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { useText } from '../../i18n/text.ts'
import { paths } from '../../paths.ts'
import styles from './table.module.css'
import type { Applicant } from './team-tabs.tsx'
import { adminText } from './text.ts'

/** The table of both lists; the admin's has one column more for the state of saving. */
export function ApplicantTable({ isEditable, children }: { isEditable: boolean; children: ReactNode }) {
  const text = useText(adminText)
  const columns = [
    text.name,
    text.studentId,
    text.ewhaianId,
    text.state,
    text.pass,
    text.date,
    text.application,
  ]
  if (isEditable) columns.push(text.saving)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section className={styles.scroll} tabIndex={0} aria-label={text.applicants}>
      <table className={styles.table}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </section>
  )
}

/** Who it is and whether it was submitted: the columns nobody edits here. */
export function IdentityCells({ applicant }: { applicant: Applicant }) {
  const text = useText(adminText)
  return (
    <>
      <th scope="row">{applicant.name}</th>
      <td>
        {applicant.studentId}
        {applicant.sharesStudentId && <span className={styles.shared}>{text.sharesStudentId}</span>}
      </td>
      <td>{applicant.ewhaianId}</td>
      <td>{applicant.isFinalSubmit ? text.submitted : <span className={styles.draft}>{text.draft}</span>}</td>
    </>
  )
}

export function OpenCell({ applicant: { _id, team, name } }: { applicant: Applicant }) {
  const text = useText(adminText)
  return (
    <td>
      <Link to={paths.review1(team, _id)} aria-label={text.openOf(name)}>
        {text.open}
      </Link>
    </td>
  )
}
