import { bilingual } from '../../i18n/text.ts'

export const dropDownText = bilingual({
  more: ['더 보기', 'More'],
})
