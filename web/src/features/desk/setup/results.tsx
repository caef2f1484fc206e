import { SCORE_MAX } from '@recruit/contract/constants'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import type { Reply } from '../../../api/client.ts'
import { useText } from '../../../i18n/text.ts'
import { ButtonChoice } from '../../../ui/controls/button-choice.tsx'
import { Switch } from '../../../ui/controls/switch.tsx'
import { DrawnTogether } from '../../../ui/feedback/loaded.tsx'
import page from '../../../ui/layout/page.module.css'
import { Span } from '../../../ui/table/bars.tsx'
import { type Column, DataTable, numbers } from '../../../ui/table/data-table.tsx'
import { noValueText } from '../../../ui/table/no-value.tsx'
import { listQuery } from '../../staff/applicants.ts'
import { figure, MEDIAN_OF } from '../../staff/figures.ts'
import { PassMark } from '../../staff/pass-mark.tsx'
import { percentOf, SureMark } from '../../staff/sure-mark.tsx'
import { sureText } from '../../staff/sure-text.ts'
import { adminText } from '../../staff/text.ts'
import { linkTo } from '../address.ts'
import { holdsPlaceIn } from '../places-taken.tsx'
import type { Judging } from '../score/review-session.ts'
import { Offsets } from './offsets.tsx'
import { lackIn } from './phase.tsx'
import { PlacesForm } from './places-form.tsx'
import { type Application, departsFromScores, ORDERS, type Order } from './result-orders.ts'
import styles from './setup.module.css'
import { sureListText } from './sure-text.ts'
import { Sureness } from './sureness.tsx'
import { setupText } from './text.ts'

type Results = Reply<'reviewResults'>

const SCORES = [1, SCORE_MAX] as const
interface Props {
  judging: Judging
  results: Results
}

/** How applications were judged, how sure the list is, and how reviewers differ; nothing here decides or sorts a list. */
export function Results({ judging, results }: Props) {
  const text = useText(setupText)
  const { isOpen, applications } = results
  const list = useQuery(listQuery({ team: results.team, term: null }))
  return (
    <DrawnTogether queries={[list]}>
      <div className={styles.sureness}>
        <PlacesForm key={results.places} judging={judging} places={results.places} />
        {isOpen ? <Sureness results={results} /> : <p>{text.notOpen}</p>}
      </div>
      {isOpen && !applications.some(isShown) && <p>{text.noResults}</p>}
      {applications.some(isShown) && <Applications {...{ judging, results }} list={list.data} />}
      {results.reviewers.length > 0 && <Offsets reviewers={results.reviewers} />}
    </DrawnTogether>
  )
}

/** With at least one submitted review, or with an estimate in spite of none. */
const isShown = ({ aggregate, sure }: Application) => aggregate !== null || sure !== null

/** One line of each application, with how sure its place is where that is estimated. */
function Applications({ judging, results, list }: Props & { list: Reply<'listApplicants'> | undefined }) {
  const text = useText(adminText, setupText)
  const sureness = useText(sureText, sureListText)
  const noValue = useText(noValueText)
  const [chosen, setOrder] = useState<Order>('apart')
  const [hasNumbers, setNumbers] = useState(false)
  const { places, certainty } = results
  const decisions = new Map(list?.applicants.map(({ _id, pass }) => [_id, pass]))
  const submitted = list?.applicants.filter(({ isFinalSubmit }) => isFinalSubmit) ?? []
  const holdsPlace = holdsPlaceIn(judging.stage)
  const taken = submitted.filter(({ pass }) => holdsPlace(pass)).length
  const undecided =
    judging.stage === 'documents' ? submitted.filter(({ pass }) => pass === 'default').length : 0
  const shown = results.applications.filter(isShown)
  const isEstimated =
    places !== null && places < results.applications.length && shown.some(({ sure }) => sure)
  const order = isEstimated || chosen !== 'open' ? chosen : 'apart'
  const rows = ORDERS[order](shown)
  const medianOf = ({ aggregate }: Application) =>
    aggregate && aggregate.count >= MEDIAN_OF ? figure(aggregate.median) : null
  const percentIn = (share: number | null | undefined) =>
    share === null || share === undefined ? null : sureness.percent(percentOf(share))
  const sureColumns: Column<Application>[] = [
    {
      id: 'sure',
      head: sureness.sure,
      // Without a review it would be a guess from the others.
      cell: ({ sure, aggregate }) =>
        aggregate ? sure && <SureMark sure={sure.chance} places={places ?? 0} /> : text.noReviewYet,
    },
    ...(hasNumbers ? [numbers<Application>('now', sureness.now, ({ sure }) => percentIn(sure?.chance))] : []),
    ...(hasNumbers && certainty && certainty.readAgain > 0
      ? [numbers<Application>('before', sureness.before, ({ sure }) => percentIn(sure?.before))]
      : []),
  ]
  return (
    <>
      <h2>
        {text.spread}{' '}
        <span className={page.quiet}>
          {/* A line that breaks between them ends with the dot. */}
          <span className={styles.count}>
            {text.applications(rows.length)}
            {places !== null && list && ' ·'}
          </span>{' '}
          {places !== null && list && (
            <span className={styles.count}>
              {sureness.taken(taken)}
              {undecided > 0 && ' ·'}
            </span>
          )}{' '}
          {places !== null && undecided > 0 && (
            <Link to={linkTo({ team: results.team, mode: 'decide', isUndecidedOnly: true })}>
              {text.undecided(undecided)}
            </Link>
          )}
        </span>
      </h2>
      <div className={page.actions}>
        <span className={page.quiet} aria-hidden="true">
          {sureness.orders}
        </span>
        <ButtonChoice
          label={sureness.orders}
          value={order}
          options={[
            { value: 'apart', label: text.apart },
            { value: 'score', label: text.score },
            ...(isEstimated ? [{ value: 'open' as const, label: sureness.sure }] : []),
          ]}
          onChange={setOrder}
        />
        <div className={styles.note}>
          {isEstimated && departsFromScores(shown) && <p>{sureness.differs}</p>}
          <details>
            <summary>{text.howToRead}</summary>
            <p>
              {text.orderNote[order]} {text.spreadNote} {isEstimated && sureness.alsoCounts}
            </p>
            {isEstimated && (
              <Switch label={sureness.showNumbers} checked={hasNumbers} onChange={setNumbers} />
            )}
          </details>
        </div>
      </div>
      <DataTable
        label={text.spread}
        isHigh
        isCards
        className={styles.figures}
        rows={rows}
        keyOf={({ _id }) => _id}
        columns={[
          {
            id: 'name',
            head: text.applicant,
            cell: (one) => {
              const { _id, name } = one
              const lack = lackIn(text, one, results.needed)
              return (
                <>
                  <Link to={linkTo({ team: results.team, mode: 'decide', id: _id })}>{name}</Link>
                  {lack && <small>{lack}</small>}
                </>
              )
            },
          },
          numbers('score', text.score, ({ aggregate }: Application) => aggregate && figure(aggregate.mean)),
          {
            id: 'decision',
            head: text.decision,
            cell: ({ _id }) => {
              const pass = decisions.get(_id)
              return (
                pass && (
                  <>
                    <PassMark pass={pass} /> {text.passStates[pass]}
                  </>
                )
              )
            },
          },
          ...(isEstimated ? sureColumns : []),
          {
            id: 'range',
            head: `${text.range} (${SCORES.join('–')})`,
            cell: ({ aggregate }) =>
              aggregate && (
                <span className={styles.spread}>
                  <Span from={aggregate.lowest} to={aggregate.highest} mark={aggregate.mean} scale={SCORES} />
                  {aggregate.count > 1 ? (
                    `${figure(aggregate.lowest)}–${figure(aggregate.highest)}`
                  ) : (
                    <span className={page.hidden}>{noValue.oneReview}</span>
                  )}
                </span>
              ),
          },
          numbers('apart', text.apart, ({ aggregate, disagreement }: Application) =>
            disagreement === null || !aggregate ? null : figure(aggregate.deviation),
          ),
          ...(rows.some(medianOf) ? [numbers('median', text.median, medianOf)] : []),
          numbers('count', text.count, ({ aggregate }: Application) => (
            // A card leaves out what is as it should be.
            <span data-usual={aggregate?.count === results.needed}>{aggregate?.count ?? 0}</span>
          )),
        ]}
      />
      {hasNumbers && isEstimated && <p className={page.quiet}>{sureness.assumes}</p>}
    </>
  )
}
