import { Suspense } from 'react'
import { Outlet } from 'react-router-dom'
import { Footer } from './footer.tsx'
import styles from './frame.module.css'
import { TopBar } from './top-bar.tsx'

/** The frame of every public page: skip link, top bar, main, footer. */
export function SiteFrame() {
  return (
    <div className={styles.frame}>
      <TopBar />
      <main id="main" tabIndex={-1}>
        <Suspense fallback={<Arriving />}>
          <Outlet />
        </Suspense>
      </main>
      <Footer />
    </div>
  )
}

/** Holds the place of a screen whose chunk is on its way; the first one has its title there already. */
function Arriving() {
  const { title } = document.documentElement.dataset
  return <div className="arriving">{title && <h1>{title}</h1>}</div>
}
