import { type Bilingual, useText } from '../i18n/text.ts'
import { paths } from '../paths.ts'
import { Button, LinkButton } from './button.tsx'
import styles from './page.module.css'
import { Page } from './page.tsx'
import { uiText } from './text.ts'

/** A page that is not written yet says so plainly. */
export function PreparingScreen({ title }: { title: Bilingual<string> }) {
  const text = useText(uiText)
  return (
    <Page title={useText(title)} width="narrow">
      <p>{text.preparing}</p>
      <p>
        <LinkButton to={paths.home}>{text.toHome}</LinkButton>
      </p>
    </Page>
  )
}

export function NotFoundScreen() {
  const text = useText(uiText)
  return (
    <Page title={text.notFound} width="narrow">
      <p>{text.notFoundBody}</p>
      <p>
        <LinkButton to={paths.home}>{text.toHome}</LinkButton>
      </p>
    </Page>
  )
}

/** Stands in when a screen breaks or its code cannot be loaded; a reload brings the newest build. */
export function BrokenScreen() {
  const text = useText(uiText)
  return (
    <main className={`${styles.page} ${styles.narrow}`}>
      <h1>{text.broken}</h1>
      <p>{text.brokenBody}</p>
      <p>
        <Button look="primary" onClick={() => window.location.reload()}>
          {text.tryAgain}
        </Button>
      </p>
    </main>
  )
}
