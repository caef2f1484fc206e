import { bilingual } from '../../i18n/text.ts'

export const messagesText = bilingual({
  title: ['받은 메시지', 'Messages to you'],
  lead: [
    '지원서와 관련해 보내 드린 메시지를 모두 볼 수 있습니다. 메일을 받지 못했더라도 여기에서 확인해 주세요.',
    'Every message we have sent you about your application. If an e-mail did not arrive, you can read it here.',
  ],
  none: [
    '아직 받은 메시지가 없습니다. 메시지를 보내면 메일이 도착하지 않더라도 여기에서 볼 수 있습니다.',
    'We have not sent you anything yet. Once we do, you can read it here even if the e-mail does not arrive.',
  ],
  ways: {
    sent: ['메일로도 보냈습니다.', 'Also sent by mail.'],
    uncertain: ['메일이 도착했는지 확인하지 못했습니다.', 'We do not know whether the mail arrived.'],
    failed: [
      '지원서에 적힌 주소로 메일을 전하지 못했습니다.',
      'The mail could not be delivered to the address in your application.',
    ],
    unreachable: [
      '메일은 보내지 않았고, 여기에서만 볼 수 있습니다. 지원서에 이메일 주소가 있는지 확인해 주세요.',
      'You can only read it here: no e-mail was sent. Please check that your application has an e-mail address.',
    ],
    notSent: [
      '메일로는 보내지 않았습니다. 여기에서만 볼 수 있습니다.',
      'You can only read it here: it was not sent by e-mail.',
    ],
  },
  correct: ['이메일 주소를 고쳐 주세요', 'Please correct your e-mail address'],
  correctBody: [
    '지난 메시지를 메일로 전하지 못했습니다. 지원서의 주소가 맞는지 확인하고, 고쳤다면 다시 제출해 주세요.',
    'The last message could not be delivered by mail. Check the address in your application; if you change it, submit again.',
  ],
  correctLink: ['지원서에서 주소 고치기', 'Correct it in the application'],
  correctLater: [
    '지난 메시지를 메일로 전하지 못했습니다. 지원서를 고칠 수 있는 기간이 지났으니, 맞는 주소를 아래로 알려 주세요.',
    'The last message could not be delivered by mail. The application can no longer be changed: please tell us the right address.',
  ],
  calendar: ['캘린더 파일 받기 (.ics)', 'Calendar file (.ics)'],
  calendarOf: (subject: string) => [
    `캘린더 파일 받기 (.ics): ${subject}`,
    `Calendar file (.ics): ${subject}`,
  ],
  notYours: [
    '이 브라우저에서 확인된 지원서가 아닙니다. 지원 정보를 다시 확인해 주세요.',
    'This application is not open in this browser. Please look it up again.',
  ],
  lookUp: ['지원 정보 다시 확인하기', 'Look it up again'],
  toApplication: ['지원서 보기', 'See the application'],
})
