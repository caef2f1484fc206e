import { bilingual } from '../../i18n/text.ts'

/** Texts that every editor shares: unsaved text, and another person's changes. */
export const draftText = bilingual({
  ko: {
    leave: '저장하지 않은 변경이 있습니다. 저장하지 않고 나갈까요?',
    leaveYes: '저장하지 않고 나가기',
    stay: '계속 수정하기',
    unsaved: '저장하지 않은 변경이 있습니다.',
    unchanged: '바뀐 내용이 없습니다.',
    conflict:
      '그사이 다른 사람이 다른 내용을 저장했습니다. 내가 쓴 것은 그대로 있고, 아직 저장되지 않았습니다.',
    part: '항목',
    stored: '저장된 것',
    mine: '내가 쓴 것',
    nothing: '없음',
    takeStored: '저장된 것 쓰기',
    keepMine: '내가 쓴 것으로 계속하기',
  },
  en: {
    leave: 'There are changes that are not saved. Leave without saving them?',
    leaveYes: 'Leave without saving',
    stay: 'Keep editing',
    unsaved: 'There are changes that are not saved.',
    unchanged: 'Nothing has changed.',
    conflict:
      'Someone else has saved something different. What you entered is still here and is not saved yet.',
    part: 'Field',
    stored: 'Saved',
    mine: 'Yours',
    nothing: 'None',
    takeStored: 'Take what is saved',
    keepMine: 'Go on with mine',
  },
})
