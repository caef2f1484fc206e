import { mailProvider } from '@recruit/contract/community'
import { APPLICANT_COOKIE_HOURS, DEVICE_COOKIE_DAYS } from '@recruit/contract/constants'
import { bilingual } from '../../i18n/text.ts'

export const privacyText = bilingual({
  title: ['개인정보 처리방침', 'Privacy policy'],
  lead: [
    '지원하면서 남긴 정보를 무엇에 쓰고 언제 지우는지 알려 드립니다.',
    'What we use the data in your application for, and when we delete it.',
  ],
  parts: (months: number) => [
    [
      {
        heading: '수집 항목',
        lines: [
          '지원자를 확인하기 위한 이름, 학번, 이화이언 아이디와 지원한 팀',
          '지원서에 적은 전공, 이수 학기, 이메일, 연락처, 면접 가능 시간, 지원 동기, 활동 계획, 포트폴리오 링크',
          '선발 과정에서 생기는 합격 여부와 면접 일정, 대기 순서, 면접 일정과 최종 합격에 대한 답과 그 시각, 면접 당일 도착과 면접의 시작과 끝 시각, 동의한 시각과 동의한 글의 번호',
          '면접 일정과 그에 대한 답은 지원서와 함께 보관되고 함께 지워집니다.',
        ],
      },
      {
        heading: '이용 목적',
        lines: [
          '운영진 선발과 면접 일정 조율, 결과 안내에만 씁니다.',
          '메일을 발송하는 업체 말고는 다른 곳에 제공하지 않고 팔지 않으며, 광고나 방문 통계에 쓰지 않습니다.',
        ],
      },
      {
        heading: '메시지',
        lines: [
          '접수 확인, 마감 알림, 결과 발표, 면접 일정과 그 변경을 지원서에 적은 이메일 주소로 보냅니다. 지원한 언어로 보내기 위해 화면에서 고른 언어를 함께 저장합니다.',
          `메일은 이화이언이 직접 보냅니다(메일 발송 업체: ${mailProvider.ko}). 발송 업체에는 받는 사람의 이름과 주소, 메일의 내용을 전하는 데 필요한 만큼만 넘깁니다.`,
          '면접 일정처럼 결과를 알 수 있는 메시지는 결과를 발표한 뒤에만 보냅니다.',
          '보낸 메시지는 본인 확인을 한 뒤 사이트에서 다시 읽을 수 있고, 지원서와 함께 보관되고 함께 지워집니다. 이미 받은 메일은 받은 사람의 메일함에 남습니다.',
        ],
      },
      {
        heading: '볼 수 있는 사람',
        lines: [
          '지원자 본인과 이번 선발을 맡은 운영진만 지원서를 볼 수 있습니다.',
          '결과는 발표하기 전까지 누구의 화면에도 보내지 않습니다.',
        ],
      },
      {
        heading: '보관 기간',
        lines: [
          `선발이 끝난 뒤 ${months}개월이 지나면 지원서를 삭제합니다.`,
          '그 전이라도 지원을 취소하면 지원서가 바로 삭제됩니다. 다시 되돌릴 수 없습니다.',
        ],
      },
      {
        heading: '이 기기에 남는 것',
        lines: [
          `지원서를 여는 쿠키는 본인 확인 뒤 ${APPLICANT_COOKIE_HOURS}시간 동안 유지되고, 고른 언어는 다음 방문을 위해 기억됩니다.`,
          `본인 확인을 한 적이 있는 브라우저라는 쿠키는 ${DEVICE_COOKIE_DAYS}일 동안 남습니다. 이 쿠키로는 지원서가 열리지 않으며, 다른 사람이 여러 번 잘못 입력해도 확인이 막히지 않게 해 줍니다.`,
          '쓰던 글은 잃어버리지 않도록 이 기기에도 저장될 수 있으며 제출하면 지워집니다. 함께 쓰는 컴퓨터라면 자리를 뜨기 전에 지워 주세요.',
        ],
      },
      {
        heading: '지원자의 권리',
        lines: [
          '언제든 내용을 열어 보고, 보관된 정보를 파일로 받고, 접수 마감 전까지 고치고, 지원을 취소할 수 있습니다.',
          '수집과 이용에 동의하지 않을 수 있습니다. 다만 그 경우에는 지원할 수 없습니다.',
        ],
      },
    ],
    [
      {
        heading: 'What',
        lines: [
          'To know who you are: name, student id, community id, and the team you apply to',
          'What you write in the application: major, completed semesters, e-mail, phone, interview availability, motive, plan and portfolio link',
          'What the selection adds: your result, your interview schedule, a place in the waiting list, your answers to an interview appointment and to a final pass and their times, when you arrived and your interview began and ended, when you gave your consent and to which text',
          'Your interview time and your answer to it are kept and deleted together with the application.',
        ],
      },
      {
        heading: 'Why',
        lines: [
          'Only to select members of the operating team, arrange interviews and announce results.',
          'It is shared with no one except the service that delivers our mail, never sold, and not used for advertising or visitor statistics.',
        ],
      },
      {
        heading: 'Messages',
        lines: [
          'We send a receipt, a deadline reminder, the results announcement and your interview time with its changes to the e-mail address in your application. To write in your language, we also store the language you chose on the site.',
          `We send them ourselves through the mail provider ${mailProvider.en}, which receives only your name, your address and the text, as needed for delivery.`,
          'Messages that reveal a result, such as your interview time, are sent only after results are announced.',
          'You can read them again on this site after confirming who you are. They are kept and deleted together with the application; mail you have received stays in your mailbox.',
        ],
      },
      {
        heading: 'Who sees it',
        lines: [
          'You, and the members of the operating team in charge of this selection.',
          'Until the announcement, no page shows anyone a result.',
        ],
      },
      {
        heading: 'How long',
        lines: [
          `Applications are deleted ${months === 1 ? '1 month' : `${months} months`} after the selection.`,
          'If you withdraw before that, your application is deleted at once. This cannot be undone.',
        ],
      },
      {
        heading: 'What stays on this device',
        lines: [
          `A cookie opens your application for ${APPLICANT_COOKIE_HOURS} hours after you have confirmed who you are, and your language is remembered for the next visit.`,
          `Another cookie, kept for ${DEVICE_COOKIE_DAYS} days, says that this browser has done so before. It does not open your application; it keeps other people’s failed attempts from locking you out.`,
          'To keep your work from being lost, what you write may also be stored on this device until you submit. On a shared computer, delete it before you leave.',
        ],
      },
      {
        heading: 'Your rights',
        lines: [
          'You can read your data and download them at any time, change them until the submission deadline, and withdraw.',
          'You may refuse your consent to its collection and use, but then you cannot apply.',
        ],
      },
    ],
  ],
  ask: ['문의', 'Whom to ask'],
  askBody: [
    '정보를 열어 보거나 고치거나 지우고 싶은데 어렵다면 아래로 알려 주세요.',
    'If you want to see, correct or delete your data and cannot do it here, write to us.',
  ],
  master: (who: string) => [`이번 선발 담당: ${who}`, `In charge of this selection: ${who}`],
})
