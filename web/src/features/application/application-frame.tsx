import type { PublicSettings } from '@recruit/contract/settings-fields'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { useParams } from 'react-router-dom'
import { call } from '../../api/call.ts'
import { teamNames } from '../../content/teams.ts'
import { useLanguage } from '../../i18n/language.ts'
import { useText } from '../../i18n/text.ts'
import { type ApplicationMode, paths } from '../../paths.ts'
import { LinkButton } from '../../ui/button.tsx'
import { Loaded, WithSettings } from '../../ui/loaded.tsx'
import { Page } from '../../ui/page.tsx'
import { type DraftStore, draftOf, hydrate, isOwnView, useDraft } from './draft.ts'
import { applicationText } from './text.ts'

interface Opened {
  store: DraftStore
  settings: PublicSettings
  /** Outside the period the text stays readable and can be copied. */
  readOnly: boolean
}
interface Props {
  mode: ApplicationMode
  page: 1 | 2
  children: (opened: Opened) => ReactNode
}

/** What both pages share: the title, the loading, and who may not read this application. */
export function ApplicationFrame({ mode, page, children }: Props) {
  const text = useText(applicationText)
  const { id = '' } = useParams()
  const title = mode === 'register' ? text.write : text.edit
  return (
    <Page title={title} windowTitle={`${title} ${text.page(page)}`} lead={text.page(page)}>
      <WithSettings>
        {(settings) => (
          <Application key={id} id={id} settings={settings}>
            {children}
          </Application>
        )}
      </WithSettings>
    </Page>
  )
}

function Application({
  id,
  settings,
  children,
}: Pick<Props, 'children'> & { id: string; settings: PublicSettings }) {
  const text = useText(applicationText)
  const language = useLanguage((state) => state.language)
  const store = draftOf(id)
  const isReady = useDraft(store, (draft) => draft.isReady)
  const submissions = useDraft(store, (draft) => draft.submissions)
  // Never from a cache: what another device saved in the meantime must be seen. Not on focus either, while one types.
  const query = useQuery({
    queryKey: ['application', id],
    queryFn: () => call('getApplication', { id }),
    gcTime: 0,
    refetchOnWindowFocus: false,
  })
  const { data } = query
  useEffect(() => {
    if (data && isOwnView(data)) hydrate(store, data)
  }, [data, store])
  const readOnly = !settings.isApplicationPeriod
  return (
    <Loaded query={query}>
      {(application) => {
        if (!isOwnView(application)) return <NotYours />
        if (!isReady) return null
        return (
          <>
            <p>{text.forTeam(teamNames[application.team][language])}</p>
            {readOnly && <p>{text.closed}</p>}
            {!readOnly && submissions > 0 && <p>{text.submittedNote}</p>}
            {children({ store, settings, readOnly })}
          </>
        )
      }}
    </Loaded>
  )
}

function NotYours() {
  const text = useText(applicationText)
  return (
    <>
      <p>{text.notYours}</p>
      <p>
        <LinkButton look="primary" to={paths.lookup}>
          {text.toLookup}
        </LinkButton>
      </p>
    </>
  )
}
