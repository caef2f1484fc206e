import { emptySettings } from '@recruit/contract/fields/settings-values'
import { useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { readAgain } from '../../api/call-query.ts'
import { useText } from '../../i18n/text.ts'
import { paths } from '../../paths.ts'
import { Button, LinkButton } from '../../ui/controls/button.tsx'
import { tell } from '../../ui/feedback/alerts.ts'
import { Loaded } from '../../ui/feedback/loaded.tsx'
import { useCall } from '../../ui/feedback/use-call.ts'
import styles from '../../ui/layout/page.module.css'
import { Page } from '../../ui/layout/page.tsx'
import { useRecord } from '../staff/admin-nav.tsx'
import { Guarded } from '../staff/session.tsx'
import { adminText } from '../staff/text.ts'
import own from './terms/terms.module.css'
import { Terms } from './terms/terms.tsx'

/** The admin's home: the settings record, the ways to its editing and to the applicants, the term in `numbers`. */
export function AdminHomeScreen({ numbers }: { numbers: ReactNode }) {
  const text = useText(adminText)
  return (
    <Page title={text.home}>
      <Guarded check="checkLanding" refusal="dialog">
        <Home numbers={numbers} />
      </Guarded>
    </Page>
  )
}

function Home({ numbers }: { numbers: ReactNode }) {
  return (
    <Loaded query={useRecord()}>
      {({ isInDB, objectId }) => (
        <>
          <Record id={isInDB === 'true' ? objectId : null} />
          {isInDB === 'true' && (
            <>
              {numbers}
              <Terms recordId={objectId} />
            </>
          )}
        </>
      )}
    </Loaded>
  )
}

/** Whether the record exists, its id, and what leads on from it. */
function Record({ id }: { id: string | null }) {
  const text = useText(adminText)
  const client = useQueryClient()
  const add = useCall('initSettings', {
    onSuccess: async ({ message }) => {
      await readAgain(client, 'findSettings', 'loadSettings')
      await tell(message)
    },
  })
  return (
    <section className={styles.card} aria-labelledby="record">
      <h2 id="record">{text.record}</h2>
      <p>{id ? text.recordThere : text.recordMissing}</p>
      {!id && (
        <ol className={own.steps}>
          {text.firstSteps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      )}
      {id && (
        <dl className={styles.facts}>
          <dt>{text.recordId}</dt>
          <dd>{id}</dd>
        </dl>
      )}
      <div className={styles.actions}>
        {id && (
          <LinkButton look="primary" to={paths.modifyInfo(id)}>
            {text.toSettings}
          </LinkButton>
        )}
        <LinkButton to={paths.applicantList}>{text.toList}</LinkButton>
        <Button busy={add.isPending} onClick={() => add.mutate(emptySettings())}>
          {text.addDb}
        </Button>
      </div>
    </section>
  )
}
