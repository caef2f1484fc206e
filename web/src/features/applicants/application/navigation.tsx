import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Reply } from '../../../api/client.ts'
import { useText } from '../../../i18n/text.ts'
import { paths } from '../../../paths.ts'
import { staffLinks } from '../../../staff-links.ts'
import { Button, LinkButton } from '../../../ui/controls/button.tsx'
import { useCall } from '../../../ui/feedback/use-call.ts'
import layout from '../../../ui/layout/page.module.css'
import { useSearchState } from '../../../ui/search-state.ts'
import { listQuery } from '../../staff/applicants.ts'
import { useIsAdmin } from '../../staff/session.tsx'
import { placeOf, rowsOf } from '../filters/rows.ts'
import { useFigures } from '../filters/use-figures.ts'
import { backFrom } from '../filters/use-place.ts'
import { VIEW } from '../filters/view.ts'
import styles from './review.module.css'
import { reviewText } from './text.ts'

interface Props {
  page: 1 | 2
  id: string
  application: Reply<'getApplication'>
}

/** Links to the role's list as it was left, to the other page, and to the next application. */
export function Ways({ page, id, application: { team, isFinalSubmit } }: Props) {
  const text = useText(reviewText)
  const isAdmin = useIsAdmin()
  const { state: view, query } = useSearchState(VIEW)
  const toList = isAdmin ? paths.applicantList : paths.applicationList
  return (
    <div className={styles.ways}>
      <strong>{text.page(page)}</strong>
      <LinkButton small to={`${toList}?${query}`} state={backFrom(id)}>
        {text.toList}
      </LinkButton>
      {page === 1 ? (
        <LinkButton small to={`${staffLinks.review2(id)}?${query}`}>
          {text.toPage2}
        </LinkButton>
      ) : (
        <LinkButton small to={`${staffLinks.review1(team, id)}?${query}`}>
          {text.toPage1}
        </LinkButton>
      )}
      {view.term === null && isFinalSubmit && (
        <LinkButton small to={`${staffLinks.desk(team)}&id=${encodeURIComponent(id)}`}>
          {text.toDesk}
        </LinkButton>
      )}
      {isAdmin && <PrintButton id={id} />}
      <Another page={page} id={id} team={team} />
    </div>
  )
}

/** The next application in the list's present order; after the last one the first. */
function Another({ page, id, team }: Pick<Props, 'page' | 'id'> & Pick<Props['application'], 'team'>) {
  const text = useText(reviewText)
  const { state: view, query } = useSearchState(VIEW)
  const asked = useMemo(() => ({ ...view, team }), [view, team])
  const { figures, isWaiting } = useFigures(asked, { isReadAnew: false })
  // What the list has read a moment ago is good enough to go through it.
  const { data } = useQuery({ ...listQuery(asked), refetchOnMount: true, staleTime: 60_000 })
  if (!data || isWaiting) return null
  const rows = rowsOf(data.applicants, asked, figures)
  const { at, next } = placeOf(rows, id)
  if (!next) return <p className={layout.quiet}>{text.onlyOne}</p>
  const to = page === 1 ? staffLinks.review1(next.team, next._id) : staffLinks.review2(next._id)
  return (
    <>
      <p className={layout.quiet}>{at < 0 ? text.outside(rows.length) : text.place(at + 1, rows.length)}</p>
      <LinkButton small look="primary" to={`${to}?${query}`}>
        {text.another}
      </LinkButton>
    </>
  )
}

/** Prints once the server has noted it: who took personal data out of the product stays known. */
function PrintButton({ id }: { id: string }) {
  const text = useText(reviewText)
  const print = useCall('notePrint', { onSuccess: () => window.print() })
  return (
    <Button small busy={print.isPending} onClick={() => print.mutate({ _id: id })}>
      {text.print}
    </Button>
  )
}
