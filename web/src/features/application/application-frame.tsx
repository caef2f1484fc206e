import type { PublicSettings } from '@recruit/contract/settings-fields'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { useParams } from 'react-router-dom'
import { call } from '../../api/call.ts'
import { useText } from '../../i18n/text.ts'
import { type ApplicationMode, paths } from '../../paths.ts'
import { LinkButton } from '../../ui/button.tsx'
import { Loaded, WithSettings } from '../../ui/loaded.tsx'
import { Page } from '../../ui/page.tsx'
import { type DraftStore, draftOf, unsavedFields, useDraft } from './draft.ts'
import { savingOf } from './lane.ts'
import { NotYours } from './look-up-again.tsx'
import { savingText } from './saving-text.ts'
import { applicationText } from './text.ts'
import { isOwnView } from './values.ts'
import { enter } from './writing.ts'
import { type Opened, WritingDesk } from './writing-desk.tsx'

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
  const [store] = useState<DraftStore>(() => draftOf(id))
  const isReady = useDraft(store, (draft) => draft.isReady)
  const isForgotten = useDraft(store, (draft) => draft.isForgotten)
  // Never from a cache: what another device saved in the meantime must be seen. Not on focus either, while one types.
  const query = useQuery({
    queryKey: ['application', id],
    queryFn: () => call('getApplication', { id }),
    gcTime: 0,
    refetchOnWindowFocus: false,
  })
  const { data } = query
  useEffect(() => {
    if (!data) return
    if (isOwnView(data)) void enter(store, data)
    else if (store.getState().isReady) savingOf(store).block({ kind: 'expired', message: '' })
  }, [data, store])

  const desk = (
    <WritingDesk store={store} settings={settings} onWithdrawn={onWithdrawn}>
      {children}
    </WritingDesk>
  )
  // Cleared from this computer: gone from the screen too, however long the way to the next page takes.
  if (isForgotten) return <NotYours />
  // What is in memory is shown at once, without a connection too.
  if (isReady && !(data && !isOwnView(data) && unsavedFields(store.getState()).length === 0)) return desk
  return <Loaded query={query}>{(application) => (isOwnView(application) ? null : <NotYours />)}</Loaded>
}

function Withdrawn() {
  const text = { ...useText(savingText), ...useText(applicationText) }
  return (
    <Page title={text.withdrawnTitle} width="narrow">
      <p>{text.withdrawnBody}</p>
      <p>
        <LinkButton to={paths.home}>{text.toHome}</LinkButton>
      </p>
    </Page>
  )
}
