import { useState } from 'react'
import { useText } from '../../i18n/text.ts'
import { Button } from '../controls/button.tsx'
import { stored } from '../stored.ts'
import { uiText } from '../text.ts'
import styles from './phone-notice.module.css'

const PUT_AWAY = 'phone-notice-put-away'

/** On a phone, the advice to use a PC; phones work too, so the notice can be closed for the session. */
export function PhoneNotice({ children }: { children: string }) {
  const text = useText(uiText)
  const [shown, setShown] = useState(() => stored(() => sessionStorage.getItem(PUT_AWAY)) === null)
  if (!shown) return null
  const putAway = () => {
    setShown(false)
    stored(() => sessionStorage.setItem(PUT_AWAY, '1'))
  }
  return (
    <aside className={styles.notice}>
      <p>{children}</p>
      <Button small onClick={putAway}>
        {text.dismiss}
      </Button>
    </aside>
  )
}
