import { bilingual } from '../../i18n/text.ts'

export const copyText = bilingual({
  copy: (what: string) => [`${what} 복사`, `Copy: ${what}`],
  copyShort: ['복사', 'Copy'],
  copied: ['복사했습니다.', 'Copied.'],
  notCopied: [
    '복사하지 못했습니다. 글을 직접 선택해 복사해 주세요.',
    'This could not be copied. Please select the text and copy it.',
  ],
})
