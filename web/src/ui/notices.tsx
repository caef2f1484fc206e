import { useText } from '../i18n/text.ts'
import { paths } from '../paths.ts'
import { BlankPatch } from './blank-patch.tsx'
import { Button, LinkButton } from './button.tsx'
import lost from './notices.module.css'
import styles from './page.module.css'
import { useArrival } from './page.tsx'
import { PatchworkArt } from './patchwork-art.tsx'
import { uiText } from './text.ts'

/** No such address: the cloth with a patch that nobody has sewn, and ways on. */
export function NotFoundScreen() {
  const text = useText(uiText)
  const heading = useArrival(text.notFound)
  return (
    <div className={lost.lost} data-ends-in-cloth>
      <div className={lost.cloth}>
        <PatchworkArt seed="lost" width={1280} height={720} smallest={130} />
      </div>
      <div className={lost.place}>
        <BlankPatch>
          <h1 ref={heading} tabIndex={-1}>
            {text.notFound}
          </h1>
          <p>{text.notFoundBody}</p>
          <p className={styles.actions}>
            <LinkButton look="primary" to={paths.home}>
              {text.toHome}
            </LinkButton>
            <LinkButton to={paths.lookup}>{text.toApplication}</LinkButton>
          </p>
        </BlankPatch>
      </div>
    </div>
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
