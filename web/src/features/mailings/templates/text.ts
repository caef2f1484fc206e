import { bilingual } from '../../../i18n/text.ts'

export const templatesText = bilingual({
  ko: {
    lead: '종류마다 쓰는 문구입니다. 이미 만든 초안은 새로 만들 때까지 그대로입니다.',
    kinds: '메시지 종류',
    original: '처음 문구 그대로',
    changed: '고친 문구',
    save: '문구 저장',
    undo: '저장된 문구로 되돌리기',
    putBack: '처음 문구 넣기',
    putBackNote: '저장해야 바뀝니다.',
  },
  en: {
    lead: 'The words of each kind. Drafts that there are stay as they are until they are made anew.',
    kinds: 'Kinds of messages',
    original: 'as it came with the product',
    changed: 'changed',
    save: 'Save the words',
    undo: 'Back to the stored words',
    putBack: 'Put in the words as they came with the product',
    putBackNote: 'They count once they are saved.',
  },
})
