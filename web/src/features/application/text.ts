import { bilingual } from '../../i18n/text.ts'

export const applicationText = bilingual({
  write: ['지원서 작성', 'Write the application'],
  edit: ['지원서 수정', 'Edit the application'],
  page: (page: number) => [`${page}/2쪽`, `Page ${page} of 2`],
  forTeam: (team: string) => [`${team} 지원서입니다.`, `Application to the ${team}.`],
  closed: [
    '지원 기간이 아닙니다. 지원서는 읽고 복사할 수만 있습니다.',
    'Not an application period. The application can only be read and copied.',
  ],
  saveDraft: ['중간 저장', 'Save draft'],
  next: ['다음', 'Next'],
  previous: ['이전', 'Previous'],
  submit: ['제출하기', 'Submit'],
  savingNow: ['저장하는 중…', 'Saving …'],
  submitting: ['제출하는 중…', 'Submitting …'],
  stillEmpty: (names: string) => [`비어 있는 항목: ${names}.`, `Still empty: ${names}.`],
  askedLater: [
    '지금은 비워 둘 수 있지만, 제출한 뒤에 지원서를 고치려면 모두 채워야 합니다.',
    'You may leave this empty now, but editing the application after submitting it asks for all of it.',
  ],
  unreachable: [
    '이메일이나 연락처가 없으면 결과와 면접 일정을 알려 드릴 수 없습니다.',
    'Without e-mail or phone we cannot reach you about the interview and the result.',
  ],
  submitEmpty: ['그대로 제출할까요?', 'Submit anyway?'],
  fillIn: ['채우러 가기', 'Fill it in'],
  submitAnyway: ['그대로 제출', 'Submit anyway'],
  noHours: [
    '면접 가능 시간을 하나도 고르지 않았습니다. 그대로 제출할까요?',
    'You have chosen no hour for an interview. Submit anyway?',
  ],
  chooseHours: ['시간 고르기', 'Choose hours'],
  savedTitle: ['중간 저장이 완료되었습니다.', 'Middle save completed.'],
  savedBody: [
    '아직 제출되지 않았습니다. 지원 기간 안에 기존 지원자로 들어와 이어서 쓰고 제출해 주세요.',
    'It is not submitted yet. Come back as an existing applicant within the application period to go on and submit it.',
  ],
  nothingSavedTitle: ['여기에서 저장한 지원서가 없습니다.', 'Nothing was saved here.'],
  nothingSavedBody: [
    '이 화면은 중간 저장한 바로 뒤에만 보입니다. 저장되었는지는 지원서를 열면 알 수 있습니다.',
    'This page is shown right after a draft was saved only. To see whether yours was saved, open the application.',
  ],
  submittedTitle: ['정상적으로 제출되었습니다.', 'Submitted normally.'],
  submittedBody: [
    '제출 마감까지 기존 지원자로 들어와 내용을 고칠 수 있습니다. 고친 뒤에는 다시 제출해 주세요.',
    'You can edit it as an existing applicant until the submission deadline. Submit it again after editing.',
  ],
  thanks: (name: string, team: string) => [
    `${name} 님, ${team}에 지원해 주셔서 고맙습니다.`,
    `Thank you for applying to the ${team}, ${name}.`,
  ],
  nextTitle: ['이제 이렇게 진행됩니다', 'What happens next'],
  nextBody: (first: string) => [
    first
      ? `서류를 읽고 1차 결과를 발표합니다 (${first}). 이 사이트의 「결과 확인」에서 볼 수 있습니다.`
      : '서류를 읽고 1차 결과를 발표합니다. 이 사이트의 「결과 확인」에서 볼 수 있습니다.',
    first
      ? `We read your application and announce the first round (${first}) under “Check result” on this site.`
      : 'We read your application and announce the first round under “Check result” on this site.',
  ],
  editedTitle: ['수정한 지원서가 제출되었습니다.', 'The edited application is submitted.'],
  editedBody: [
    '저장되었습니다. 제출 마감까지 다시 고칠 수 있습니다.',
    'Saved successfully. You can edit it again until the submission deadline.',
  ],
  nothingSubmittedTitle: ['여기에서 제출한 지원서가 없습니다.', 'Nothing was submitted here.'],
  nothingSubmittedBody: [
    '접수증은 제출한 바로 뒤에만 이 화면에 보입니다. 제출되었는지는 지원서를 열면 알 수 있습니다.',
    'The receipt is shown on this page right after a submission only. To see whether yours was submitted, open the application.',
  ],
  toLookup: ['지원서 확인하기', 'Look up the application'],
  offlineSubmit: [
    '오프라인이라 제출되지 않았습니다. 쓴 내용은 이 기기에 안전하게 남아 있으니, 인터넷에 연결한 뒤 다시 제출해 주세요.',
    'You are offline: it is not submitted. What you wrote is safe on this device; submit it again once you are connected.',
  ],
  offlineSubmitHere: [
    '오프라인이라 제출되지 않았습니다. 쓴 내용은 이 창에만 있으니, 창을 닫지 말고 인터넷에 연결한 뒤 다시 제출해 주세요.',
    'You are offline: it is not submitted. What you wrote is in this window only: leave it open and submit again once you are connected.',
  ],
  goOn: ['이어서 쓰기', 'Go on writing'],
  messages: ['받은 메시지 보기', 'Messages to you'],
})
