import { bilingual } from '../../i18n/text.ts'

/** Texts that every editor shares: unsaved text, and another person's changes. */
export const draftText = bilingual({
  leave: [
    '저장하지 않은 변경이 있습니다. 저장하지 않고 나갈까요?',
    'There are changes that are not saved. Leave without saving them?',
  ],
  leaveYes: ['저장하지 않고 나가기', 'Leave without saving'],
  stay: ['계속 수정하기', 'Keep editing'],
  unsaved: ['저장하지 않은 변경이 있습니다.', 'There are changes that are not saved.'],
  saving: ['저장하는 중…', 'Saving…'],
  saved: ['모두 저장되어 있습니다.', 'Everything is saved.'],
  conflict: [
    '그사이 다른 사람이 다른 내용을 저장했습니다. 내가 쓴 것은 그대로 있고, 아직 저장되지 않았습니다.',
    'Someone else has saved something different. What you entered is still here and is not saved yet.',
  ],
  part: ['항목', 'Field'],
  stored: ['저장된 것', 'Saved'],
  mine: ['내가 쓴 것', 'Yours'],
  nothing: ['없음', 'None'],
  takeStored: ['저장된 것 쓰기', 'Take what is saved'],
  keepMine: ['내가 쓴 것으로 계속하기', 'Go on with mine'],
})
