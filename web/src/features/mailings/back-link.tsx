import { Link } from 'react-router-dom'
import { paths } from '../../paths.ts'

/** Back to the list of mailings. */
export function BackLink({ children }: { children: string }) {
  return (
    <p>
      <Link to={paths.messages}>← {children}</Link>
    </p>
  )
}
