import { useState } from 'react'
import { useText } from '../i18n/text.ts'
import { Button } from './button.tsx'
import styles from './phone-notice.module.css'
import { uiText } from './text.ts'

/** On a phone, the advice to use a PC; everything works there too, so it can be put away. */
export function PhoneNotice({ children }: { children: string }) {
  const text = useText(uiText)
  const [shown, setShown] = useState(true)
  if (!shown) return null
  return (
    <aside className={styles.notice}>
      <p>{children}</p>
      <Button small onClick={() => setShown(false)}>
        {text.dismiss}
      </Button>
    </aside>
  )
}
