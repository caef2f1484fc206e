import { useText } from '../../i18n/text.ts'
import { paths } from '../../paths.ts'
import { Guarded } from '../staff/session.tsx'
import { ListPage } from './list-page.tsx'
import { listText } from './text.ts'

/** The manager's list: the same table, to read. */
export function ApplicationListScreen() {
  const text = useText(listText)
  return (
    <ListPage
      title={text.applications}
      path={paths.applicationList}
      isAdmin={false}
      guarded={(list) => (
        <Guarded check="checkManager" refusal="silent">
          {list}
        </Guarded>
      )}
    />
  )
}
