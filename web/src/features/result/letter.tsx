import type { ReactNode, Ref } from 'react'
import { useText } from '../../i18n/text.ts'
import { paths } from '../../paths.ts'
import { PatchworkArt } from '../../ui/art/patchwork-art.tsx'
import { LinkButton } from '../../ui/controls/button.tsx'
import { Cover } from './cover.tsx'
import styles from './letter.module.css'
import { resultText } from './text.ts'

interface Props {
  title: string
  heading: Ref<HTMLHeadingElement>
  /** The cohort, which decides the cloth. */
  seed: string
  /** Whose result it is; absent until it is known, and the cover with it. */
  coverFor?: string | undefined
  /** The applicant whose messages it links to; absent while unknown. */
  messagesOf?: string | undefined
  children: ReactNode
}

/** The sheet that carries a result: the term's cloth above, the way back below; the same for every result. */
export function Letter({ title, heading, seed, coverFor, messagesOf, children }: Props) {
  const text = useText(resultText)
  return (
    <article className={styles.letter}>
      <div className={styles.band}>
        <PatchworkArt seed={seed} width={720} height={72} smallest={56} />
      </div>
      <div className={styles.sheet}>
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {children}
        <p className={`${styles.back} ${styles.answers}`}>
          {messagesOf && <LinkButton to={paths.ownMessages(messagesOf)}>{text.messages}</LinkButton>}
          <LinkButton to={paths.home}>{text.back}</LinkButton>
        </p>
      </div>
      {coverFor !== undefined && <Cover name={coverFor} seed={seed} />}
    </article>
  )
}
