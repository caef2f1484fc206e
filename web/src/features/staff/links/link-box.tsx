import { useRef, useState } from 'react'
import { useLanguage } from '../../../i18n/language.ts'
import { useText } from '../../../i18n/text.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { CopyButton } from '../../../ui/controls/copy-button.tsx'
import styles from '../../../ui/layout/page.module.css'
import { uiText } from '../../../ui/text.ts'
import { fullTime } from '../../../ui/time/seoul-time.ts'
import own from './links.module.css'
import { SendLink } from './send-link.tsx'

/** A new link and its recipient; the server does not show the link again. */
export interface ShownLink {
  name: string
  token: string
  expiresAt: string
}

/** The links made in this window, each until it is dismissed; a person's newer one replaces the earlier. */
export function useShownLinks() {
  const [shown, setShown] = useState<ShownLink[]>([])
  return {
    shown,
    show: (link: ShownLink) => setShown((known) => [link, ...known.filter(({ name }) => name !== link.name)]),
    dismiss: (token: string) => setShown((known) => known.filter((link) => link.token !== token)),
  }
}

interface Props {
  links: Pick<ReturnType<typeof useShownLinks>, 'shown' | 'dismiss'>
  /** What the links open. */
  page: 'link' | 'hours'
  text: { linkTitle: (name: string) => string; linkNote: (until: string) => string; link: string }
  /** Where a link leads on this site, after the hash. */
  pathOf: (token: string) => string
}

/** Links to copy or to send by mail, shown this once, each with its expiry. */
export function LinkBoxes({ links: { shown, dismiss }, page, text, pathOf }: Props) {
  const language = useLanguage((state) => state.language)
  const { dismiss: dismissWord } = useText(uiText)
  const boxes = useRef<HTMLDivElement>(null)
  return (
    // There from the beginning, so that what comes into it is read out.
    <div ref={boxes} role="status" aria-atomic="false" tabIndex={-1} className={styles.stack}>
      {shown.map(({ name, token, expiresAt }) => {
        const link = `${window.location.origin}/#${pathOf(token)}`
        const title = text.linkTitle(name)
        return (
          <div key={token} className={own.links}>
            <section className={`${styles.card} ${own.link}`} aria-label={title}>
              <h2>{title}</h2>
              <p>{text.linkNote(fullTime(expiresAt, language))}</p>
              <p>
                <code>{link}</code>
              </p>
              <div className={styles.actions}>
                <CopyButton label={text.link} value={link} />
                <Button
                  small
                  aria-label={`${dismissWord}: ${title}`}
                  onClick={() => {
                    boxes.current?.focus()
                    dismiss(token)
                  }}
                >
                  {dismissWord}
                </Button>
              </div>
            </section>
            <SendLink page={page} {...{ name, token, expiresAt }} />
          </div>
        )
      })}
    </div>
  )
}
