import { bilingual } from '../../../i18n/text.ts'
import { adminText } from '../text.ts'

export const editsText = bilingual(
  {
    notSaved: (count: number) => [
      `${count}명의 변경을 저장하지 못했습니다.`,
      `${count} row${count === 1 ? ' is' : 's are'} not saved.`,
    ],
    conflictsTitle: ['다른 사람이 먼저 바꾸었습니다', 'Someone else changed this first'],
    conflict: (name: string, field: string) => [`${name} · ${field}`, `${name} · ${field}`],
    mine: ['내가 넣은 값', 'What you entered'],
    keepMine: ['내 값으로 바꾸기', 'Replace it with mine'],
    keepTheirs: ['지금 값 두기', 'Keep the current value'],
    emptyValue: ['비어 있음', 'empty'],
    theirs: ['지금 값', 'Current value'],
    decidedBy: (who: string) => [`바꾼 사람: ${who}`, `changed by ${who}`],
  },
  adminText,
)
