import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { forgetSettings } from '../../api/settings.ts'
import { useText } from '../../i18n/text.ts'
import { paths } from '../../paths.ts'
import { LookupForm } from '../../ui/form/lookup-form.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { resultText } from './text.ts'

/** Finds an application by its identity and opens its result, or the page with the date of the announcement. */
export function ResultLookupScreen() {
  const text = useText(resultText)
  const navigate = useNavigate()
  const client = useQueryClient()
  return (
    <Page title={text.lookup} lead={text.lookupLead} width="narrow">
      <LookupForm
        place="resultLookup"
        submit={text.lookupSubmit}
        // In the hour of an announcement the copy at hand is often one from before it.
        prepare={() => forgetSettings(client)}
        // Which leads on to the page that says when it comes, while results are not shown.
        onFound={(id) => navigate(paths.result(id))}
      />
    </Page>
  )
}
