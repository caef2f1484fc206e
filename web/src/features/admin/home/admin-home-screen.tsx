import { SETTINGS_KEY } from '@recruit/contract/constants'
import { emptySettings } from '@recruit/contract/settings-fields'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { forgetSettings } from '../../../api/settings.ts'
import { useText } from '../../../i18n/text.ts'
import { paths } from '../../../paths.ts'
import { tell } from '../../../ui/alerts.ts'
import { Button, LinkButton } from '../../../ui/button.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import styles from '../../../ui/page.module.css'
import { Page } from '../../../ui/page.tsx'
import { LogoutButton } from '../logout-button.tsx'
import { Guarded } from '../session.tsx'
import { adminText } from '../text.ts'

/** The admin's home: the settings record, and the ways to its editing and to the applicants. */
export function AdminHomeScreen() {
  const text = useText(adminText)
  return (
    <Page title={text.home} width="narrow">
      <Guarded check="checkLanding" refusal="dialog">
        <Record />
        <div className={styles.actions}>
          <LinkButton to={paths.applicantList}>{text.toList}</LinkButton>
          <LogoutButton />
        </div>
      </Guarded>
    </Page>
  )
}

function Record() {
  const text = useText(adminText)
  const client = useQueryClient()
  const query = useQuery({
    queryKey: ['record'],
    queryFn: () => call('findSettings', { key: SETTINGS_KEY }),
    gcTime: 0,
  })
  const add = useMutation({
    mutationFn: () => call('initSettings', emptySettings()),
    onSuccess: async ({ message }) => {
      await Promise.all([query.refetch(), forgetSettings(client)])
      await tell(message)
    },
    onError: (error) => void tell(error.message),
  })
  return (
    <Loaded query={query}>
      {({ isInDB, objectId }) => (
        <section className={styles.card} aria-labelledby="record">
          <h2 id="record">{text.record}</h2>
          <p>{isInDB === 'true' ? text.recordThere : text.recordMissing}</p>
          {isInDB === 'true' && (
            <dl className={styles.facts}>
              <dt>{text.recordId}</dt>
              <dd>{objectId}</dd>
            </dl>
          )}
          <div className={styles.actions}>
            {isInDB === 'true' && (
              <LinkButton look="primary" to={paths.modifyInfo(objectId)}>
                {text.toSettings}
              </LinkButton>
            )}
            <Button busy={add.isPending} onClick={() => add.mutate()}>
              {text.addDb}
            </Button>
          </div>
        </section>
      )}
    </Loaded>
  )
}
