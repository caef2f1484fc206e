import type { PublicSettings } from '@recruit/contract/fields/settings-values'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { useParams } from 'react-router-dom'
import { callQuery } from '../../api/call-query.ts'
import { CallError } from '../../api/client.ts'
import { isOwnView } from '../../api/own-view.ts'
import { useText } from '../../i18n/text.ts'
import { type ApplicationMode, paths } from '../../paths.ts'
import { LinkButton } from '../../ui/controls/button.tsx'
import { Loaded, WithSettings } from '../../ui/feedback/loaded.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { uiText } from '../../ui/text.ts'
import { applicationSession, unsavedFields, useDraft } from './autosave/index.ts'
import { EditorLayout, type Opened } from './editor-layout.tsx'
import { NoSuchApplication, NotYours, savingText } from './sections/index.ts'
import { applicationText } from './text.ts'

interface Props {
  mode: ApplicationMode
  page: 1 | 2
  children: (opened: Opened) => ReactNode
}

/** What both pages share: the title, the loading, and who may not read this application. */
export function ApplicationFrame({ mode, page, children }: Props) {
  const text = useText(applicationText)
  const { id = '' } = useParams()
  const [withdrawn, setWithdrawn] = useState('')
  if (withdrawn === id) return <Withdrawn />
  const title = mode === 'register' ? text.write : text.edit
  return (
    <Page title={title} windowTitle={`${title} ${text.page(page)}`} lead={text.page(page)}>
      <WithSettings>
        {(settings) => (
          <Application key={id} id={id} settings={settings} onWithdrawn={() => setWithdrawn(id)}>
            {children}
          </Application>
        )}
      </WithSettings>
    </Page>
  )
}

interface ApplicationProps extends Pick<Props, 'children'> {
  id: string
  settings: PublicSettings
  onWithdrawn: () => void
}

function Application({ id, settings, onWithdrawn, children }: ApplicationProps) {
  const [session] = useState(() => applicationSession(id))
  const isReady = useDraft(session, (draft) => draft.isReady)
  const isForgotten = useDraft(session, (draft) => draft.isForgotten)
  // Never from a cache: what another device saved in the meantime must be seen. Not on focus either, while one types.
  const query = useQuery(
    callQuery('getApplication', { id }, { apart: 'editing', gcTime: 0, refetchOnWindowFocus: false }),
  )
  const { data } = query
  useEffect(() => {
    if (data) void session.enter(data)
  }, [data, session])

  // Cleared from this computer, so the screen clears too, even before the next page opens.
  if (isForgotten) return <NotYours />
  // What is in memory is shown immediately, without a connection too.
  const isShut = data && !isOwnView(data) && unsavedFields(session.store.getState()).length === 0
  if (isReady && !isShut)
    return (
      <EditorLayout session={session} settings={settings} onWithdrawn={onWithdrawn}>
        {children}
      </EditorLayout>
    )
  if (query.error instanceof CallError && query.error.status === 404) return <NoSuchApplication />
  return <Loaded query={query}>{(application) => (isOwnView(application) ? null : <NotYours />)}</Loaded>
}

function Withdrawn() {
  const text = useText(uiText, savingText)
  return (
    <Page title={text.withdrawnTitle} width="narrow">
      <p>{text.withdrawnBody}</p>
      <p>
        <LinkButton to={paths.home}>{text.toHome}</LinkButton>
      </p>
    </Page>
  )
}
