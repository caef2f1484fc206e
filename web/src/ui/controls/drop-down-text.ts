import { bilingual } from '../../i18n/text.ts'

export const dropDownText = bilingual({ ko: { more: '더 보기' }, en: { more: 'More' } })
