import { bilingual, counted } from '../../i18n/text.ts'
import type { Age } from '../staff/system-findings.ts'

const UNITS = { minute: '분', hour: '시간', day: '일' }
const agoKo = ({ count, unit }: Age) => (count === 0 ? '방금' : `${count}${UNITS[unit]} 전`)
const ago = ({ count, unit }: Age) =>
  count === 0 ? 'just now' : `${count} ${unit}${count === 1 ? '' : 's'} ago`

/** What the page about the running site says, for a student who runs it. */
export const systemText = bilingual({
  title: ['시스템 상태', 'System status'],
  checked: (time: string) => [`${time}에 확인`, `Checked ${time}`],
  again: ['다시 확인', 'Check again'],
  works: ['프로그램과 서버', 'Programs and servers'],
  allWorks: ['모두 정상입니다.', 'Everything works.'],
  attention: (count: number) => [
    `확인할 것이 ${count}가지 있습니다.`,
    `${counted(count, 'thing needs', 'things need')} attention.`,
  ],
  restWorks: ['나머지는 정상입니다.', 'Everything else works.'],
  askOperator: ['서버 담당자에게 알려 주세요.', 'Tell the person who runs the server.'],
  showOperating: ['담당자가 볼 내용 보기', 'Show what they need'],
  findings: {
    wrong: (part: string) => [`정상이 아닙니다: ${part}.`, `Not working: ${part}.`],
    unknown: (part: string) => [`확인하지 못했습니다: ${part}.`, `Cannot be checked: ${part}.`],
    late: (count: number, since: string, age: Age) => [
      `메시지 ${count}통이 ${since}(${agoKo(age)})부터 나가지 못하고 있습니다.`,
      `${counted(count, 'message has', 'messages have')} been waiting to be sent since ${since} (${ago(age)}).`,
    ],
    unsent: (count: number) => [
      `나가지 않았거나 도착이 불확실한 메시지가 ${count}통 있습니다.`,
      `${counted(count, 'message was', 'messages were')} not sent or may not have arrived.`,
    ],
    noBackup: ['백업이 아직 없습니다.', 'There is no backup yet.'],
    backupOld: ['두 시간 안에 만든 백업이 없습니다.', 'No backup was made in the last two hours.'],
    backupUnproven: [
      '아흐레 안에 검증한 백업이 없습니다. 그때까지는 백업을 믿지 마세요.',
      'No backup was verified in the last nine days. Until one is, rely on no backup.',
    ],
    backupSilent: [
      '마지막 백업이 언제인지 확인하지 못했습니다.',
      'We cannot tell when the last backup was made.',
    ],
  },
  parts: {
    gateway: ['사이트', 'Site'],
    applicants: ['지원서', 'Applications'],
    settings: ['모집 정보', 'Settings'],
    auth: ['로그인', 'Sign-in'],
    delivery: ['메일 프로그램', 'Mail program'],
    mysql: ['데이터베이스(MySQL)', 'Database (MySQL)'],
    redis: ['로그인 상태 저장소(Redis)', 'Session store (Redis)'],
  },
  serves: {
    gateway: ['모든 화면과 요청', 'Every page and every request'],
    applicants: ['지원, 평가, 면접, 결과', 'Applying, reviewing, interviews and results'],
    settings: ['모집 기간과 사이트의 글', 'Dates of the term and texts of the site'],
    auth: ['운영진 로그인과 권한', 'Signing in, and what each of the staff may do'],
    delivery: ['지원자에게 보내는 메일', 'Mail to applicants'],
    mysql: ['지원서와 설정을 저장하는 곳', 'Where applications and settings are stored'],
    redis: ['누가 로그인했는지 기억하는 곳', 'Who is signed in'],
  },
  states: {
    works: ['정상', 'works'],
    lacking: ['아직 일하지 못함', 'cannot work yet'],
    silent: ['응답 없음', 'does not answer'],
    behind: ['업데이트 미완료', 'update unfinished'],
    unknown: ['알 수 없음', 'not known'],
  },
  lacking: (lacks: string) => [`응답하지만 아직 일할 수 없습니다: ${lacks}`, `It answers, but: ${lacks}.`],
  behind: [
    '데이터베이스 구조가 프로그램보다 오래되었습니다. 업데이트가 끝나지 않았습니다.',
    'Its tables are older than its program, so the update has not finished.',
  ],
  lacks: {
    mysql: ['MySQL이 응답하지 않음', 'MySQL does not answer'],
    redis: ['Redis가 응답하지 않음', 'Redis does not answer'],
    settings: ['모집 정보를 읽지 못함', 'the settings cannot be read'],
    closing: ['종료하는 중', 'it is being stopped'],
  },
  mailKept: ['기다리는 메시지는 사라지지 않습니다.', 'Waiting messages are not lost.'],
  backup: ['백업', 'Backups'],
  wholeAt: ['마지막 백업', 'Last backup'],
  provenAt: ['마지막 검증', 'Last verified'],
  never: ['아직 없음', 'none yet'],
  at: (time: string, age: Age) => [`${time} (${agoKo(age)})`, `${time} (${ago(age)})`],
  mail: ['메일', 'Mail'],
  account: ['메일 계정', 'Mail account'],
  hasAccount: ['설정됨', 'set'],
  noAccount: [
    '메일은 나가지 않고, 지원자는 사이트에서 메시지를 읽습니다.',
    'Nothing is sent by mail, and applicants read their messages on the site.',
  ],
  lastSent: ['마지막 발송', 'Last message sent'],
  waiting: ['기다리는 메시지', 'Waiting messages'],
  oldest: ['가장 오래된 것', 'Waiting since'],
  failed: ['보내지 못한 메시지', 'Could not be sent'],
  uncertain: ['도착이 불확실한 메시지', 'May not have arrived'],
  count: (count: number) => [`${count}통`, String(count)],
  mailLate: ['5분이 넘도록 나가지 않았습니다.', 'That is more than 5 minutes.'],
  toMessages: ['메시지 보기', 'Look at the messages'],
  operator: ['서버 담당자가 볼 내용', 'For the person who runs the server'],
  operating: {
    wrong: [
      '서버에서 site status와 site logs를 실행하면 이유를 볼 수 있습니다.',
      'On the server, site status and site logs show the reason.',
    ],
    unknown: [
      '이 사이트는 DELIVERY_URL 없이 시작되어 메일 프로그램을 확인할 수 없습니다.',
      'This site was started without DELIVERY_URL, so it cannot check the mail program.',
    ],
    late: [
      '서버에서 site logs delivery를 실행하면 메일이 나가지 않는 이유를 볼 수 있습니다.',
      'On the server, site logs delivery shows why mail does not leave.',
    ],
    noBackup: [
      '이 사이트는 스스로 백업하지 않습니다. 서버의 일정에 npm run backup을 등록하거나, infra/deploy/vm/site로 운영하면 한 시간마다 백업하고 매주 검증합니다.',
      "This site makes no backups by itself. Put npm run backup on the server's schedule, or run the site with infra/deploy/vm/site, which backs up every hour and verifies one each week.",
    ],
    backupOld: [
      '서버에서 site logs backup으로 이유를 보고 site backup으로 다시 해 보세요.',
      'On the server, site logs backup shows why and site backup tries again.',
    ],
    backupUnproven: ['서버에서 site prove를 실행해 보세요.', 'Run site prove on the server.'],
    backupSilent: [
      '백업 프로그램이 응답하지 않습니다. 서버에서 site logs backup을 실행해 보세요.',
      'The backup program does not answer. Run site logs backup on the server.',
    ],
  },
  version: ['버전', 'Version'],
  since: ['시작한 때:', 'Running since'],
})
