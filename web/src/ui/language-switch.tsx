import { useLanguage } from '../i18n/language.ts'
import { useText } from '../i18n/text.ts'
import styles from './frame.module.css'
import { uiText } from './text.ts'

const NAMES = { ko: '한국어', en: 'English' } as const

/** Korean or English; each is named in itself, so that whoever needs it can read it. */
export function LanguageSwitch() {
  const text = useText(uiText)
  const { language, choose } = useLanguage()
  return (
    <fieldset className={styles.language} aria-label={text.language}>
      {(['ko', 'en'] as const).map((code) => (
        <button
          key={code}
          type="button"
          lang={code}
          aria-pressed={language === code}
          onClick={() => choose(code)}
        >
          {NAMES[code]}
        </button>
      ))}
    </fieldset>
  )
}
