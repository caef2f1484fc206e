import { useLocation, useNavigate } from 'react-router-dom'
import { community } from '../../content/community.ts'
import { useText } from '../../i18n/text.ts'
import { paths } from '../../paths.ts'
import { handOverIdentity } from '../../ui/form/identity-form.ts'
import { LookupForm } from '../../ui/form/lookup-form.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { PhoneNotice } from '../../ui/layout/phone-notice.tsx'
import { registerText } from './text.ts'

/** Finds an existing application by its identity and opens it for editing. */
export function LookupScreen() {
  const text = useText(registerText)
  const navigate = useNavigate()
  const { state } = useLocation()
  return (
    <Page title={text.lookup} lead={text.lookupLead} width="narrow">
      <PhoneNotice>{`${text.editOnPc} ${text.phoneToo}`}</PhoneNotice>
      <LookupForm
        place="lookup"
        handed={isHanded(state)}
        submit={text.lookupSubmit}
        onFound={(id) => {
          handOverIdentity(null)
          navigate(pageAfter(state, id))
        }}
        otherwise={community.email}
      />
    </Page>
  )
}

/** The enrolment's message when the application exists already. */
export const HANDED = { state: { handed: true } }
const isHanded = (state: unknown) =>
  !!state && typeof state === 'object' && Reflect.get(state, 'handed') === true

/** Back to the page whose proof had expired, if it is one of the found application; else to the first page. */
function pageAfter(state: unknown, id: string): string {
  const back: unknown = state && typeof state === 'object' ? Reflect.get(state, 'back') : null
  const forms = (['update', 'register'] as const).flatMap((mode) =>
    ([1, 2] as const).map((page) => paths.application(mode, page, id)),
  )
  const pages = [...forms, paths.ownMessages(id)]
  return pages.find((page) => page === back) ?? paths.application('update', 1, id)
}
