import 'virtual:fonts.css'
import './ui/styles/global.css'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { App, createQueryClient } from './app.tsx'
import { currentLanguage } from './i18n/text.ts'
import { watchPopState } from './navigation.ts'

const page = document.documentElement
const root = document.getElementById('root')
if (!root) throw new Error('The page has no #root')

// A page for an unknown address: the router reads the address behind the hash.
const { pathname, hash } = window.location
if (pathname !== '/') window.history.replaceState(null, '', `/${hash || `#${pathname}`}`)

watchPopState()
const app = <App client={createQueryClient()} />

/** The page holds the landing page in one language, but the address or the language may have changed. */
const isLanding = /^(#\/?)?$/.test(window.location.hash) && page.lang === currentLanguage()
if (isLanding && root.firstChild) {
  hydrateRoot(root, app)
} else {
  // Bar and title of a public page stay until its first drawing.
  if (page.dataset.deep !== 'public' && pathname === '/') {
    root.replaceChildren()
    delete page.dataset.deep
  }
  page.lang = currentLanguage()
  createRoot(root).render(app)
}
