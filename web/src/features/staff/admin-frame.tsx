import { mayCall } from '@recruit/contract/calls/roles'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Link, Outlet, useNavigate } from 'react-router-dom'
import { useSettings } from '../../api/settings.ts'
import { community } from '../../content/community.ts'
import { useLanguage, useText } from '../../i18n/text.ts'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/controls/button.tsx'
import { useClosingGuard } from '../../ui/drafts/use-versioned-draft.ts'
import { useBarMenu } from '../../ui/layout/bar-menu.tsx'
import frame from '../../ui/layout/frame.module.css'
import { LanguageSwitch, SkipLink } from '../../ui/layout/site-frame.tsx'
import styles from './admin-frame.module.css'
import { AdminNav, MENU_ID, useExpectedRole } from './admin-nav.tsx'
import { PublishSheet } from './publishing/publish-sheet.tsx'
import { publishingText } from './publishing/text.ts'
import { useUnpublished } from './publishing/use-unpublished.ts'
import { forgetWork } from './session.tsx'
import { NOBODY, onSessionElsewhere, useStaff, useUnsaved } from './session-store.ts'
import { adminText } from './text.ts'

/**
 * The frame of the staff pages: their own bar with the language switch, the role's links and the sign-out; no public
 * footer.
 */
export function AdminFrame() {
  const text = useText(adminText)
  const { isOpen, closeOnEscape, button } = useBarMenu(MENU_ID)
  const { role } = useExpectedRole()
  return (
    <div className={frame.frame} data-letters="system">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: hears the Escape of the controls inside, is none itself */}
      <header className={`${frame.bar} ${styles.bar}`} onKeyDown={closeOnEscape}>
        <SkipLink />
        <div className={frame.inner}>
          <Link to={paths.home} className={`${frame.brand} ${styles.brand}`}>
            <img src="/favicon.svg" alt="" width="28" height="28" />
            {community.name[useLanguage()]} {text.admin}
          </Link>
          <AdminNav isOpen={isOpen} />
          <LanguageSwitch />
          {role && button}
        </div>
      </header>
      <ClosingGuard />
      <main id="main" tabIndex={-1}>
        <PublishBand />
        <Outlet />
      </main>
    </div>
  )
}

/** Separate, so that a save redraws nothing of the frame. */
function ClosingGuard() {
  const client = useQueryClient()
  const navigate = useNavigate()
  useClosingGuard(useUnsaved())
  useEffect(
    () =>
      onSessionElsewhere(() => {
        useStaff.setState(NOBODY)
        navigate(paths.adminLogin)
        forgetWork(client)
      }),
    [client, navigate],
  )
  return null
}

/**
 * On every staff screen while results are public: that they are, and how many decisions are unpublished. Its room is
 * kept while it loads: what it pushes away could be pressed.
 */
function PublishBand() {
  const text = useText(publishingText)
  const { role, isKnown } = useExpectedRole()
  const { data, isPending } = useUnpublished(isKnown && mayCall(role ?? undefined, 'staff'))
  const { data: settings } = useSettings()
  const [isOpen, setOpen] = useState(false)
  if (!role || !mayCall(role, 'staff')) return null
  if (isPending) return settings?.showResultToApplicant && <div className={styles.room} />
  if (!data?.isPublic) return null
  const { length } = data.changes
  return (
    <section className={`${styles.band} ${styles.room}`} aria-label={text.band} data-waiting={length > 0}>
      <p role="status">
        <strong>{text.public}</strong> {length > 0 ? text.waiting(length) : text.none}
        {length > 0 && <span className={styles.rest}> {text.stillBefore}</span>}
      </p>
      {role === 'admin' && length > 0 && (
        <Button small onClick={() => setOpen(true)}>
          {text.look}
        </Button>
      )}
      {isOpen && <PublishSheet unpublished={data} onClose={() => setOpen(false)} />}
    </section>
  )
}
