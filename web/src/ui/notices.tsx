import { useText } from '../i18n/text.ts'
import { paths } from '../paths.ts'
import { Button, LinkButton } from './button.tsx'
import { OnCloth } from './on-cloth.tsx'
import styles from './page.module.css'
import { uiText } from './text.ts'

/** No such address: the cloth with a patch that nobody has sewn, and ways on. */
export function NotFoundScreen() {
  const text = useText(uiText)
  return (
    <OnCloth title={text.notFound} seed="lost">
      <p>{text.notFoundBody}</p>
      <p className={styles.actions}>
        <LinkButton look="primary" to={paths.home}>
          {text.toHome}
        </LinkButton>
        <LinkButton to={paths.lookup}>{text.toApplication}</LinkButton>
      </p>
    </OnCloth>
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
