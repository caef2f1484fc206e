import { bilingual } from '../../i18n/text.ts'

/** Texts of a draft that is saved while it is written: its state, two versions of it, and texts not chosen. */
export const writingDraftText = bilingual({
  saving: ['저장 중', 'Saving'],
  changed: ['이 기기에 저장됨 · 곧 서버에도 저장합니다', 'Kept on this device · soon on the server too'],
  saved: (time: string) => [`저장됨 ${time}`, `Saved ${time}`],
  offline: ['오프라인, 이 기기에만 저장됨', 'Offline, saved on this device only'],
  failing: [
    '서버에 저장하지 못해 이 기기에만 저장됨 · 자동으로 다시 시도합니다.',
    'The server could not save; saved on this device only · trying again by itself.',
  ],
  refused: ['서버에 저장하지 못했습니다.', 'The server did not save this.'],
  conflict: [
    '서로 다른 두 내용이 있어 서버 저장을 멈췄습니다. 위에서 어느 쪽을 쓸지 골라 주세요.',
    'There are two versions, so nothing is saved on the server. Please choose one above.',
  ],
  noDevice: [
    '이 기기에는 저장할 수 없습니다. 서버에 저장될 때까지 이 창을 닫지 마세요.',
    'This device cannot keep it. Please leave this window open until the server has saved.',
  ],
  tryNow: ['지금 다시 시도', 'Try now'],
  returnedTitle: ['이 기기에 저장되지 않고 남은 내용이 있습니다', 'This device has text that was not saved'],
  returnedBody: [
    '서버에 저장된 내용과 다릅니다. 어느 쪽을 쓸지 골라 주세요. 고르지 않은 글도 지우지 않고 아래에 남겨 둡니다.',
    'It differs from what the server holds. Please choose. The text that you do not choose is kept below.',
  ],
  changedTitle: [
    '다른 창이나 기기에서 먼저 바뀌었습니다',
    'This was changed in another window or on another device',
  ],
  changedBody: [
    '두 내용이 모두 남아 있습니다. 어느 쪽을 쓸지 골라 주세요. 고르지 않은 글도 지우지 않고 아래에 남겨 둡니다.',
    'Both versions are there. Please choose. The text that you do not choose is kept below.',
  ],
  mine: ['이 기기', 'This device'],
  theirs: ['서버', 'The server'],
  beingWritten: ['지금 쓰는 내용', 'what you are writing'],
  empty: ['(비어 있음)', '(empty)'],
  keepMine: ['이 기기의 내용 쓰기', 'Use what this device has'],
  takeTheirs: ['서버의 내용 쓰기', 'Use what the server has'],
  keepChosen: ['고른 대로 쓰기', 'Use what is chosen'],
  discarded: (count: number) => [
    `고르지 않은 글 ${count}개`,
    count === 1 ? 'A text not chosen' : `${count} texts not chosen`,
  ],
})
