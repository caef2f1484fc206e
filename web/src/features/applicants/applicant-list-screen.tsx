import { useText } from '../../i18n/text.ts'
import { paths } from '../../paths.ts'
import { Guarded } from '../staff/session.tsx'
import { ListPage } from './list-page.tsx'
import { listText } from './text.ts'

/** The admin's list: pass status and interview date can be set. */
export function ApplicantListScreen() {
  const text = useText(listText)
  return (
    <ListPage
      title={text.applicants}
      path={paths.applicantList}
      isAdmin
      guarded={(list) => (
        <Guarded check="checkAdmin" refusal="dialog">
          {list}
        </Guarded>
      )}
    />
  )
}
