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
        <Outlet />
      </main>
      <Footer />
    </div>
  )
}
