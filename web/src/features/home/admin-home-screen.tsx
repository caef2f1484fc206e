import { emptySettings } from '@recruit/contract/fields/settings-values'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { callQuery, readAgain } from '../../api/call-query.ts'
import { useText } from '../../i18n/text.ts'
import { paths } from '../../paths.ts'
import { Button, LinkButton } from '../../ui/controls/button.tsx'
import { FoldedWays } from '../../ui/controls/drop-down.tsx'
import { tell } from '../../ui/feedback/alerts.ts'
import { DrawnTogether, Loaded } from '../../ui/feedback/loaded.tsx'
import { useCall } from '../../ui/feedback/use-call.ts'
import styles from '../../ui/layout/page.module.css'
import { Page } from '../../ui/layout/page.tsx'
import { CARDS } from '../../ui/media.ts'
import { useRecord } from '../staff/admin-nav.tsx'
import { AllSeats, seatsQuery } from '../staff/seats.tsx'
import { Guarded, useIsAdmin } from '../staff/session.tsx'
import { adminText } from '../staff/text.ts'
import { ToDo, useMailings, useToDo } from '../staff/to-do/to-do.tsx'
import own from './home.module.css'
import { SiteState } from './site-state.tsx'
import { Terms } from './terms/terms.tsx'

/** The admin's home: what is to be done, the state of the site, and folded what is rarely needed. */
export function AdminHomeScreen() {
  const text = useText(adminText)
  return (
    <Page title={text.home} width="wide" ways={<Ways />}>
      <Guarded check="checkLanding" refusal="dialog">
        <Loaded query={useRecord()}>
          {({ isInDB, objectId }) => (isInDB === 'true' ? <Home recordId={objectId} /> : <NoRecord />)}
        </Loaded>
      </Guarded>
    </Page>
  )
}

/** Next to the title, where nothing that loads moves it: an admin looks for it when loading fails. */
function Ways() {
  const text = useText(adminText)
  if (!useIsAdmin()) return null
  return (
    <FoldedWays below={CARDS}>
      <LinkButton small to={paths.questions}>
        {text.questions}
      </LinkButton>
      <LinkButton small to={paths.rehearsal}>
        {text.rehearsal}
      </LinkButton>
      <LinkButton small to={paths.system}>
        {text.systemFor}
      </LinkButton>
    </FoldedWays>
  )
}

function Home({ recordId }: { recordId: string }) {
  const text = useText(adminText)
  const toDo = useToDo()
  const mailings = useMailings()
  const settings = useQuery(callQuery('getSettings', { id: recordId }))
  const seats = useQuery(seatsQuery())
  const { data: record } = settings
  const isUnset = record && !(record.cardinalNumber.trim() && record.applicationSubmissionPeriod.trim())
  return (
    <DrawnTogether queries={[toDo, mailings, settings, seats]}>
      <ToDo
        query={toDo}
        mailings={mailings.data}
        toSettings={isUnset ? paths.modifyInfo(recordId) : undefined}
      />
      <SiteState recordId={recordId} query={settings} />
      <AllSeats />
      <div className={own.folds}>
        <Terms recordId={recordId} />
        <details>
          <summary>
            {text.record}
            <span className={styles.quiet}>{text.recordThere}</span>
          </summary>
          <div className={`${own.fold} ${own.line}`}>
            <dl className={styles.facts}>
              <dt>{text.recordId}</dt>
              <dd>{recordId}</dd>
            </dl>
            <AddRecord small />
          </div>
        </details>
      </div>
    </DrawnTogether>
  )
}

/** Before the first term: the record comes first, so it is all that there is to see. */
function NoRecord() {
  const text = useText(adminText)
  return (
    <section className={styles.card} aria-labelledby="record">
      <h2 id="record">{text.record}</h2>
      <p>{text.recordMissing}</p>
      <ol className={own.steps}>
        {text.firstSteps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <p>
        <AddRecord look="primary" />
      </p>
    </section>
  )
}

function AddRecord(drawn: { look?: 'primary'; small?: boolean }) {
  const text = useText(adminText)
  const client = useQueryClient()
  const add = useCall('initSettings', {
    onSuccess: async ({ message }) => {
      await readAgain(client, 'findSettings', 'loadSettings')
      await tell(message)
    },
  })
  return (
    <Button {...drawn} busy={add.isPending} onClick={() => add.mutate(emptySettings())}>
      {text.addDb}
    </Button>
  )
}
