import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { call } from '../../api/call.ts'
import { forgetSettings, useSettings } from '../../api/settings.ts'
import { useSingleMutation } from '../../api/single-mutation.ts'
import { useText } from '../../i18n/text.ts'
import { paths } from '../../paths.ts'
import { tell } from '../../ui/feedback/alerts.ts'
import { useIdentity } from '../../ui/form/identity-form.ts'
import { LookupForm } from '../../ui/form/lookup-form.tsx'
import { formText } from '../../ui/form/text.ts'
import { Page } from '../../ui/layout/page.tsx'
import { resultText } from './text.ts'

/** Finds an application by its identity and opens its result, or the page with the date of the announcement. */
export function ResultLookupScreen() {
  const text = useText(resultText)
  const { contact } = useText(formText)
  const { data: settings } = useSettings()
  const navigate = useNavigate()
  const client = useQueryClient()
  const identity = useIdentity()
  const lookup = useSingleMutation('resultLookup', {
    mutationFn: async () => {
      const found = await call('findApplicant', identity.sent())
      // In the hour of an announcement the copy at hand is often one from before it.
      if (found.checkInfoSuccess) await forgetSettings(client)
      return found
    },
    onSuccess: ({ checkInfoSuccess, applicantId, message }) => {
      if (!checkInfoSuccess || !applicantId) void tell(message)
      // Which leads on to the page that says when it comes, while results are not shown.
      else navigate(paths.result(applicantId))
    },
    onError: (error) => void tell(error.message),
  })
  const master = [settings?.masterName, settings?.masterPhoneNumber].filter(Boolean).join(' ')
  return (
    <Page title={text.lookup} lead={text.lookupLead} width="narrow">
      <LookupForm
        identity={identity}
        submit={text.lookupSubmit}
        busy={lookup.isPending}
        onSubmit={() => lookup.mutate()}
      />
      {master && lookup.data?.checkInfoSuccess === false && <p>{contact(master)}</p>}
    </Page>
  )
}
