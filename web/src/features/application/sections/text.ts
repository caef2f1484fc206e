import { bilingual } from '../../../i18n/text.ts'

export const savingText = bilingual({
  goneQuestion: ['지금은 묻지 않는 질문', 'A question that is no longer asked'],
  expired: [
    '본인 확인이 만료되어 이 기기에만 저장됨',
    'Your identity check has expired; saved on this device only',
  ],
  closed: [
    '지원 기간이 아닙니다. 서버에 저장되지 않습니다.',
    'Not an application period. Nothing is saved on the server.',
  ],
  onDeviceAfterClosing: [
    '쓴 내용은 이 기기에 남아 있어 읽고 복사할 수 있습니다.',
    'What you wrote is kept on this device; you can read and copy it.',
  ],
  noDeviceAfterClosing: [
    '쓴 내용은 이 창에만 남아 있으니 닫기 전에 복사해 주세요.',
    'What you wrote is in this window only: please copy it before you close it.',
  ],
  gone: [
    '서버에 이 지원서가 없습니다. 쓴 내용은 이 기기에만 있습니다.',
    'The server has no such application. What you wrote is on this device only.',
  ],
  heldIdentity: (names: string) => [
    `${names}: 아직 이 기기에만 있습니다. ‘중간 저장’이나 ‘다음’을 누르면 서버에 저장됩니다.`,
    `${names}: on this device only so far. It is saved on the server by 'Save draft' or 'Next'.`,
  ],
  heldWrong: (names: string) => [
    `${names}: 바르게 고칠 때까지 이 기기에만 저장됩니다.`,
    `${names}: kept on this device only until put right.`,
  ],
  savedExcept: (names: string) => [
    `중간 저장이 완료되었습니다. 다만 ${names} 항목은 바르게 고칠 때까지 이 기기에만 저장됩니다.`,
    `Middle save completed, but not for: ${names}. That is kept on this device only until put right.`,
  ],
  expiredTitle: ['본인 확인이 만료되었습니다', 'Your identity check has expired'],
  expiredBody: [
    '시간이 지나 이 브라우저에서 지원서를 더 저장할 수 없습니다. 쓴 내용은 이 기기에 남아 있으니, 지원 정보를 다시 확인하면 이어서 쓸 수 있습니다.',
    'This browser may no longer save the application. What you wrote is kept on this device: look the application up again and go on.',
  ],
  notYours: [
    '이 브라우저에서 확인된 지원서가 아닙니다. 지원 정보를 다시 확인해 주세요.',
    'This application is not open in this browser. Please look it up again.',
  ],
  noSuch: [
    '이 주소의 지원서가 없습니다. 철회했거나 지난 모집의 지원서일 수 있습니다. 지원 정보를 다시 확인해 주세요.',
    'There is no application at this address: it may have been withdrawn, or its term is over. Please look it up again.',
  ],
  offeredLater: [
    '이 기기에 남아 있는 내용이 있으면 확인 뒤에 다시 보여 드립니다.',
    'If this device has kept something, it is shown again afterwards.',
  ],
  lookUpAgain: ['지원 정보 다시 확인하기', 'Look it up again'],
  yes: ['예', 'Yes'],
  no: ['아니요', 'No'],
  hours: (count: number) => [`${count}시간 선택`, `${count} hours chosen`],
  discardedBody: [
    '이 기기에만 있으며 제출하거나 이 기기에서 지우면 사라집니다.',
    'Only on this device; gone when you submit or clear this device.',
  ],
  submissionStatus: (time: string, count: number) => [
    `제출본 ${time}, ${count}번째 제출`,
    `Submitted version of ${time}, submission no. ${count}`,
  ],
  editsWaiting: ['고친 내용은 아직 제출되지 않았습니다', 'what you changed since is not submitted yet'],
  noEdits: ['제출한 뒤 고친 내용이 없습니다', 'nothing changed since'],
  receipt: ['접수증', 'Receipt'],
  receiptName: ['이름', 'Name'],
  receiptTeam: ['지원한 팀', 'Team'],
  receiptCohort: ['기수', 'Cohort'],
  receiptCohortNumber: (cohort: string) => [`${cohort}기`, cohort],
  receiptAnswered: ['적은 항목', 'What you answered'],
  receiptAt: ['제출 시각', 'Submitted at'],
  receiptCount: ['제출 횟수', 'Submission'],
  receiptTimes: (count: number) => [`${count}번째`, `no. ${count}`],
  receiptId: ['접수 번호', 'Receipt number'],
  receiptPrint: ['접수증 인쇄', 'Print the receipt'],
  receiptSave: ['접수증 저장', 'Save the receipt'],
  seoul: ['(한국 시간)', '(Korean time)'],
  shared: ['여럿이 쓰는 컴퓨터인가요?', 'Is this a shared computer?'],
  sharedBody: [
    '쓰는 동안 잃어버리지 않도록 이 기기에 사본을 둡니다. 30일이 지나거나 제출하면 지워집니다. 지원서는 본인 확인 뒤 12시간 동안 이 브라우저에서 열립니다. 여기서 지우면 사본이 사라지고, 다시 확인하기 전에는 지원서도 열리지 않습니다.',
    'A copy is kept on this device while you write, so that nothing gets lost. It is removed after 30 days or when you submit. For 12 hours after your identity check this browser also opens the application. Clearing removes the copy, and closes the application here until it is looked up again.',
  ],
  clear: ['이 기기에서 지우기', 'Clear this device'],
  clearAsk: [
    '이 기기에 있는 사본을 지우고 이 브라우저에서 지원서를 닫을까요? 서버에 저장된 내용은 남습니다.',
    'Remove the copy on this device and close the application in this browser? What the server has saved stays.',
  ],
  clearAskUnsaved: [
    '아직 서버에 저장되지 않은 내용이 있습니다. 이 기기에서 지우면 그 내용은 되살릴 수 없습니다. 지울까요?',
    'Some of it is not saved on the server yet. Once cleared from this device it cannot be brought back. Clear?',
  ],
  clearYes: ['지우기', 'Clear'],
  cleared: ['이 기기에서 지웠습니다.', 'This device is cleared.'],
  stillOpen: [
    '사본은 지웠지만 서버에 연결하지 못해, 이 브라우저에서는 아직 지원서가 열립니다. 연결을 확인하고 다시 시도해 주세요.',
    'The copy is gone, but the server could not be reached, so this browser still opens the application. Please check your connection and try again.',
  ],
  leave: [
    '서버에도 이 기기에도 저장되지 않은 내용이 있습니다. 이 화면을 떠날까요?',
    'Some of it is saved neither on the server nor on this device. Leave this page?',
  ],
  leaveYes: ['떠나기', 'Leave'],
  stay: ['계속 쓰기', 'Keep writing'],
  ownData: ['내 정보 내려받기', 'Download my data'],
  ownDataBody: [
    '서버에 보관된 내 정보를 모두 파일 하나로 받습니다. 쓰던 글과 제출한 글, 동의한 시각, 바뀐 기록, 공개된 결과가 들어 있습니다.',
    'Everything that the server keeps about you, in one file: the draft, what you submitted, when you consented, what was changed, and the result once it is shown.',
  ],
  ownDataSave: ['파일로 받기', 'Download the file'],
  withdraw: ['지원 취소', 'Withdraw'],
  withdrawBody: [
    '지원서와 그 안의 개인정보를 모두 삭제합니다. 되돌릴 수 없습니다. 취소하려면 지원서에 적은 이름을 그대로 입력해 주세요.',
    'This deletes the application with all personal data in it, for good. To withdraw, type the name in the application.',
  ],
  withdrawName: (name: string) => [
    `확인을 위해 이름(${name})을 입력해 주세요`,
    `Type the name (${name}) to confirm`,
  ],
  withdrawMismatch: ['지원서의 이름과 다릅니다.', 'This is not the name in the application.'],
  withdrawYes: ['지원을 취소하고 지원서 삭제', 'Withdraw and delete the application'],
  withdrawnTitle: ['지원을 취소했습니다', 'You have withdrawn'],
  withdrawnBody: [
    '지원서와 개인정보를 서버와 이 기기에서 삭제했습니다.',
    'The application and its personal data are deleted from the server and from this device.',
  ],
})
