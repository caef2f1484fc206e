import { bilingual } from '../../i18n/text.ts'

/** Texts of rehearsal. */
export const rehearsalText = bilingual({
  ko: { title: 'rehearsal' },
  en: { title: 'rehearsal' },
})
