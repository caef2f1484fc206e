import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import { call } from '../../api/call.ts'
import { useText } from '../../i18n/text.ts'
import { paths } from '../../paths.ts'
import { LinkButton } from '../../ui/controls/button.tsx'
import { Loaded } from '../../ui/feedback/loaded.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { Guarded } from '../staff/session.tsx'
import styles from './settings.module.css'
import { SettingsEditor } from './settings-editor.tsx'
import { settingsText } from './text.ts'

/** Editing the settings, on a PC only; who is not the admin is led to the sign-in without a word. */
export function ModifyInfoScreen() {
  const text = useText(settingsText)
  const { id = '' } = useParams()
  return (
    <Page title={text.title}>
      <div className={styles.phone}>
        <p>{text.usePc}</p>
        <LinkButton to={paths.adminHome}>{text.back}</LinkButton>
      </div>
      <div className={styles.pc}>
        <Guarded check="checkAdmin" refusal="silent">
          <p>{text.note}</p>
          <Record id={id} />
          <p>
            <LinkButton to={paths.adminHome}>{text.back}</LinkButton>
          </p>
        </Guarded>
      </div>
    </Page>
  )
}

function Record({ id }: { id: string }) {
  // Read again on every arrival, never while the admin types, so that no edit is replaced.
  const query = useQuery({
    queryKey: ['record', id],
    queryFn: () => call('getSettings', { id }),
    gcTime: 0,
    refetchOnWindowFocus: false,
  })
  return <Loaded query={query}>{(record) => <SettingsEditor id={id} record={record} />}</Loaded>
}
