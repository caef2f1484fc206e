import { bilingual } from '../../i18n/text.ts'

export const copyText = bilingual({
  ko: {
    copy: (what: string) => `${what} 복사`,
    copyShort: '복사',
    copied: '복사했습니다.',
    notCopied: '복사하지 못했습니다. 글을 직접 선택해 복사해 주세요.',
  },
  en: {
    copy: (what: string) => `Copy: ${what}`,
    copyShort: 'Copy',
    copied: 'Copied.',
    notCopied: 'This could not be copied. Please select the text and copy it.',
  },
})
