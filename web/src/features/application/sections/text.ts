import { bilingual } from '../../../i18n/text.ts'

export const savingText = bilingual({
  ko: {
    goneQuestion: '지금은 묻지 않는 질문',
    expired: '본인 확인이 만료되어 이 기기에만 저장됨',
    closed: '지원 기간이 아닙니다. 서버에 저장되지 않습니다.',
    onDeviceAfterClosing: '쓴 내용은 이 기기에 남아 있어 읽고 복사할 수 있습니다.',
    noDeviceAfterClosing: '쓴 내용은 이 창에만 남아 있으니 닫기 전에 복사해 주세요.',
    gone: '서버에 이 지원서가 없습니다. 쓴 내용은 이 기기에만 있습니다.',
    heldIdentity: (names: string) =>
      `${names}: 아직 이 기기에만 있습니다. ‘중간 저장’이나 ‘다음’을 누르면 서버에 저장됩니다.`,
    heldWrong: (names: string) => `${names}: 바르게 고칠 때까지 이 기기에만 저장됩니다.`,
    savedExcept: (names: string) =>
      `중간 저장이 완료되었습니다. 다만 ${names} 항목은 바르게 고칠 때까지 이 기기에만 저장됩니다.`,

    expiredTitle: '본인 확인이 만료되었습니다',
    expiredBody:
      '시간이 지나 이 브라우저에서 지원서를 더 저장할 수 없습니다. 쓴 내용은 이 기기에 남아 있으니, 지원 정보를 다시 확인하면 이어서 쓸 수 있습니다.',
    notYours: '이 브라우저에서 확인된 지원서가 아닙니다. 지원 정보를 다시 확인해 주세요.',
    noSuch:
      '이 주소의 지원서가 없습니다. 철회했거나 지난 모집의 지원서일 수 있습니다. 지원 정보를 다시 확인해 주세요.',
    offeredLater: '이 기기에 남아 있는 내용이 있으면 확인 뒤에 다시 보여 드립니다.',
    lookUpAgain: '지원 정보 다시 확인하기',

    yes: '예',
    no: '아니요',
    hours: (count: number) => `${count}시간 선택`,

    discardedBody: '이 기기에만 있으며 제출하거나 이 기기에서 지우면 사라집니다.',

    submissionStatus: (time: string, count: number) => `제출본 ${time}, ${count}번째 제출`,
    editsWaiting: '고친 내용은 아직 제출되지 않았습니다',
    noEdits: '제출한 뒤 고친 내용이 없습니다',

    receipt: '접수증',
    receiptName: '이름',
    receiptTeam: '지원한 팀',
    receiptCohort: '기수',
    receiptCohortNumber: (cohort: string) => `${cohort}기`,
    receiptAnswered: '적은 항목',
    receiptAt: '제출 시각',
    receiptCount: '제출 횟수',
    receiptTimes: (count: number) => `${count}번째`,
    receiptId: '접수 번호',
    receiptPrint: '접수증 인쇄',
    receiptSave: '접수증 저장',
    seoul: '(한국 시간)',

    shared: '여럿이 쓰는 컴퓨터인가요?',
    sharedBody:
      '쓰는 동안 잃어버리지 않도록 이 기기에 사본을 둡니다. 30일이 지나거나 제출하면 지워집니다. 지원서는 본인 확인 뒤 12시간 동안 이 브라우저에서 열립니다. 여기서 지우면 사본이 사라지고, 다시 확인하기 전에는 지원서도 열리지 않습니다.',
    clear: '이 기기에서 지우기',
    clearAsk:
      '이 기기에 있는 사본을 지우고 이 브라우저에서 지원서를 닫을까요? 서버에 저장된 내용은 남습니다.',
    clearAskUnsaved:
      '아직 서버에 저장되지 않은 내용이 있습니다. 이 기기에서 지우면 그 내용은 되살릴 수 없습니다. 지울까요?',
    clearYes: '지우기',
    cleared: '이 기기에서 지웠습니다.',
    stillOpen:
      '사본은 지웠지만 서버에 연결하지 못해, 이 브라우저에서는 아직 지원서가 열립니다. 연결을 확인하고 다시 시도해 주세요.',

    leave: '서버에도 이 기기에도 저장되지 않은 내용이 있습니다. 이 화면을 떠날까요?',
    leaveYes: '떠나기',
    stay: '계속 쓰기',

    ownData: '내 정보 내려받기',
    ownDataBody:
      '서버에 보관된 내 정보를 모두 파일 하나로 받습니다. 쓰던 글과 제출한 글, 동의한 시각, 바뀐 기록, 공개된 결과가 들어 있습니다.',
    ownDataSave: '파일로 받기',

    withdraw: '지원 취소',
    withdrawBody:
      '지원서와 그 안의 개인정보를 모두 삭제합니다. 되돌릴 수 없습니다. 취소하려면 지원서에 적은 이름을 그대로 입력해 주세요.',
    withdrawName: (name: string) => `확인을 위해 이름(${name})을 입력해 주세요`,
    withdrawMismatch: '지원서의 이름과 다릅니다.',
    withdrawYes: '지원을 취소하고 지원서 삭제',
    withdrawnTitle: '지원을 취소했습니다',
    withdrawnBody: '지원서와 개인정보를 서버와 이 기기에서 삭제했습니다.',
  },
  en: {
    goneQuestion: 'A question that is no longer asked',
    expired: 'Your identity check has expired; saved on this device only',
    closed: 'Not an application period. Nothing is saved on the server.',
    onDeviceAfterClosing: 'What you wrote is kept on this device; you can read and copy it.',
    noDeviceAfterClosing: 'What you wrote is in this window only: please copy it before you close it.',
    gone: 'The server has no such application. What you wrote is on this device only.',
    heldIdentity: (names: string) =>
      `${names}: on this device only so far. It is saved on the server by 'Save draft' or 'Next'.`,
    heldWrong: (names: string) => `${names}: kept on this device only until put right.`,
    savedExcept: (names: string) =>
      `Middle save completed, but not for: ${names}. That is kept on this device only until put right.`,

    expiredTitle: 'Your identity check has expired',
    expiredBody:
      'This browser may no longer save the application. What you wrote is kept on this device: look the application up again and go on.',
    notYours: 'This application is not open in this browser. Please look it up again.',
    noSuch:
      'There is no application at this address: it may have been withdrawn, or its term is over. Please look it up again.',
    offeredLater: 'If this device has kept something, it is shown again afterwards.',
    lookUpAgain: 'Look it up again',

    yes: 'Yes',
    no: 'No',
    hours: (count: number) => `${count} hours chosen`,

    discardedBody: 'Only on this device; gone when you submit or clear this device.',

    submissionStatus: (time: string, count: number) =>
      `Submitted version of ${time}, submission no. ${count}`,
    editsWaiting: 'what you changed since is not submitted yet',
    noEdits: 'nothing changed since',

    receipt: 'Receipt',
    receiptName: 'Name',
    receiptTeam: 'Team',
    receiptCohort: 'Cohort',
    receiptCohortNumber: (cohort: string) => cohort,
    receiptAnswered: 'What you answered',
    receiptAt: 'Submitted at',
    receiptCount: 'Submission',
    receiptTimes: (count: number) => `no. ${count}`,
    receiptId: 'Receipt number',
    receiptPrint: 'Print the receipt',
    receiptSave: 'Save the receipt',
    seoul: '(Korean time)',

    shared: 'Is this a shared computer?',
    sharedBody:
      'A copy is kept on this device while you write, so that nothing gets lost. It is removed after 30 days or when you submit. For 12 hours after your identity check this browser also opens the application. Clearing removes the copy, and closes the application here until it is looked up again.',
    clear: 'Clear this device',
    clearAsk:
      'Remove the copy on this device and close the application in this browser? What the server has saved stays.',
    clearAskUnsaved:
      'Some of it is not saved on the server yet. Once cleared from this device it cannot be brought back. Clear?',
    clearYes: 'Clear',
    cleared: 'This device is cleared.',
    stillOpen:
      'The copy is gone, but the server could not be reached, so this browser still opens the application. Please check your connection and try again.',

    leave: 'Some of it is saved neither on the server nor on this device. Leave this page?',
    leaveYes: 'Leave',
    stay: 'Keep writing',

    ownData: 'Download my data',
    ownDataBody:
      'Everything that the server keeps about you, in one file: the draft, what you submitted, when you consented, what was changed, and the result once it is shown.',
    ownDataSave: 'Download the file',

    withdraw: 'Withdraw',
    withdrawBody:
      'This deletes the application with all personal data in it, for good. To withdraw, type the name in the application.',
    withdrawName: (name: string) => `Type the name (${name}) to confirm`,
    withdrawMismatch: 'This is not the name in the application.',
    withdrawYes: 'Withdraw and delete the application',
    withdrawnTitle: 'You have withdrawn',
    withdrawnBody: 'The application and its personal data are deleted from the server and from this device.',
  },
})
