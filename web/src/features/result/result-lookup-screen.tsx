import { SETTINGS_KEY } from '@recruit/contract/constants'
import { useMutation } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { call } from '../../api/call.ts'
import { readRecord, useSettings } from '../../api/settings.ts'
import { useText } from '../../i18n/text.ts'
import { paths } from '../../paths.ts'
import { tell } from '../../ui/alerts.ts'
import { useIdentityForm } from '../../ui/identity-form.ts'
import { LookupForm } from '../../ui/lookup-form.tsx'
import { Page } from '../../ui/page.tsx'
import { uiText } from '../../ui/text.ts'
import { resultText } from './text.ts'
import { waitingFor } from './waiting-for.ts'

/** Finds an application by its identity and leads to its result, or to the page that says when it comes. */
export function ResultLookupScreen() {
  const text = useText(resultText)
  const { contact } = useText(uiText)
  const { data: settings } = useSettings()
  const navigate = useNavigate()
  const form = useIdentityForm()
  const lookup = useMutation({
    mutationFn: async () => {
      const found = await call('findApplicant', form.sent())
      const known = settings ?? readRecord(await call('loadSettings', { key: SETTINGS_KEY }))
      return { ...found, shown: waitingFor(known) === null }
    },
    onSuccess: ({ checkInfoSuccess, applicantId, message, shown }) => {
      if (!checkInfoSuccess || !applicantId) void tell(message)
      else navigate(shown ? paths.result(applicantId) : paths.resultNotYet(applicantId))
    },
    onError: (error) => void tell(error.message),
  })
  const master = [settings?.masterName, settings?.masterPhoneNumber].filter(Boolean).join(' ')
  return (
    <Page title={text.lookup} lead={text.lookupLead} width="narrow">
      <LookupForm
        form={form}
        submit={text.lookupSubmit}
        busy={lookup.isPending}
        onSubmit={() => lookup.mutate()}
      />
      {master && lookup.data?.checkInfoSuccess === false && <p>{contact(master)}</p>}
    </Page>
  )
}
