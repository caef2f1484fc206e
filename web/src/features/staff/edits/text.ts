import { bilingual } from '../../../i18n/text.ts'
import { adminText } from '../text.ts'

export const editsText = bilingual({
  ko: {
    ...adminText.ko,
    notSaved: (count: number) => `${count}명의 변경을 저장하지 못했습니다.`,
    conflictsTitle: '다른 사람이 먼저 바꾸었습니다',
    conflict: (name: string, field: string) => `${name} · ${field}`,
    mine: '내가 넣은 값',
    keepMine: '내 값으로 바꾸기',
    keepTheirs: '지금 값 두기',
    emptyValue: '비어 있음',
    theirs: '지금 값',
    decidedBy: (who: string) => `바꾼 사람: ${who}`,
  },
  en: {
    ...adminText.en,
    notSaved: (count: number) => `${count} row${count === 1 ? ' is' : 's are'} not saved.`,
    conflictsTitle: 'Someone else changed this first',
    conflict: (name: string, field: string) => `${name} · ${field}`,
    mine: 'What you entered',
    keepMine: 'Replace it with mine',
    keepTheirs: 'Keep the current value',
    emptyValue: 'empty',
    theirs: 'Current value',
    decidedBy: (who: string) => `changed by ${who}`,
  },
})
