import { Link } from 'react-router-dom'
import { useText } from '../../../i18n/text.ts'
import { staffLinks } from '../../../staff-links.ts'
import page from '../../../ui/layout/page.module.css'
import type { Applicant } from '../../staff/applicants.ts'
import type { Judged } from '../filters/figures.ts'
import { listText } from '../text.ts'
import { JudgedLine } from './judged-cells.tsx'
import styles from './list.module.css'

/** Who it is and whether it was submitted: the columns nobody edits here. */
export function IdentityCells({
  applicant: { name, studentId, sharesStudentId, ewhaianId, isFinalSubmit, answer },
  judged,
}: {
  applicant: Applicant
  judged: Judged | null | undefined
}) {
  const text = useText(listText)
  return (
    <>
      <th scope="row" className={styles.name} title={name}>
        {name}
        {judged && <JudgedLine judged={judged} />}
      </th>
      <td>
        {studentId}
        {sharesStudentId && (
          <span className={styles.shared} title={text.sharesStudentId}>
            {text.shared}
            <span className={page.hidden}>: {text.sharesStudentId}</span>
          </span>
        )}
      </td>
      <td title={ewhaianId}>{ewhaianId}</td>
      <td>
        {isFinalSubmit ? text.submitted : <span className={styles.draft}>{text.draft}</span>}
        {answer !== undefined && <span className={styles.answer}>{text.answers[answer]}</span>}
      </td>
    </>
  )
}

/** The way to the application; it takes the view of the list along. */
export function OpenLink({ applicant: { _id, team, name }, query }: { applicant: Applicant; query: string }) {
  const text = useText(listText)
  return (
    <Link
      to={`${staffLinks.review1(team, _id)}?${query}`}
      aria-label={text.openOf(name)}
      // Not every browser does so itself; the way back leads to where the focus was.
      onClick={({ currentTarget }) => currentTarget.focus()}
    >
      {text.open}
    </Link>
  )
}
