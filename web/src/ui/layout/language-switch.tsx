import type { Language } from '@recruit/contract/text'
import { useState } from 'react'
import { useLanguage } from '../../i18n/language.ts'
import { useText } from '../../i18n/text.ts'
import { uiText } from '../text.ts'
import styles from './frame.module.css'

const NAMES = { ko: '한국어', en: 'English' } as const

/** Korean or English, each named in its own language for the visitors who need it. */
export function LanguageSwitch() {
  const text = useText(uiText)
  const { language, choose } = useLanguage()
  // Every sentence of the page changes: on a slow phone the press is answered first, and the page follows it.
  const [pressed, setPressed] = useState(language)
  const press = (code: Language) => {
    setPressed(code)
    afterNextFrame(() => choose(code))
  }
  return (
    <fieldset className={styles.language} aria-label={text.language}>
      {(['ko', 'en'] as const).map((code) => (
        <button
          key={code}
          type="button"
          lang={code}
          aria-pressed={pressed === code}
          onClick={() => press(code)}
        >
          {NAMES[code]}
        </button>
      ))}
    </fieldset>
  )
}

const afterNextFrame = (run: () => void) => requestAnimationFrame(() => setTimeout(run))
