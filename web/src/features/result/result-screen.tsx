import type { PublicSettings } from '@recruit/contract/settings-fields'
import { useQuery } from '@tanstack/react-query'
import { Navigate, useParams } from 'react-router-dom'
import { call } from '../../api/call.ts'
import type { Reply } from '../../api/client.ts'
import { useText } from '../../i18n/text.ts'
import { paths } from '../../paths.ts'
import { LinkButton } from '../../ui/button.tsx'
import { Loaded, WithSettings } from '../../ui/loaded.tsx'
import { Page } from '../../ui/page.tsx'
import { FailView } from './fail-view.tsx'
import { FinalPassView } from './final-pass-view.tsx'
import { FirstPassView } from './first-pass-view.tsx'
import { resultText } from './text.ts'
import { waitingFor } from './waiting-for.ts'

export interface ResultViewProps {
  applicant: Reply<'getApplication'>
  settings: PublicSettings
}

/** The result by pass status. Neither the title nor the address tells the status to somebody looking over. */
export function ResultScreen() {
  const text = useText(resultText)
  const { id = '' } = useParams()
  return (
    <Page title={text.result} width="narrow">
      <WithSettings>
        {(settings) =>
          waitingFor(settings) === null ? (
            <Result id={id} settings={settings} />
          ) : (
            <Navigate to={paths.resultNotYet(id)} replace />
          )
        }
      </WithSettings>
      <p>
        <LinkButton to={paths.home}>{text.back}</LinkButton>
      </p>
    </Page>
  )
}

const views = { '1stPass': FirstPassView, finalPass: FinalPassView, fail: FailView, default: () => null }

function Result({ id, settings }: { id: string; settings: PublicSettings }) {
  const query = useQuery({ queryKey: ['result', id], queryFn: () => call('getApplication', { id }) })
  return (
    <Loaded query={query}>
      {(applicant) => {
        const View = views[applicant.pass]
        return <View applicant={applicant} settings={settings} />
      }}
    </Loaded>
  )
}
