import { bilingual } from '../../i18n/text.ts'
import type { Age } from './warnings.ts'

const UNITS = { minute: '분', hour: '시간', day: '일' }
const agoKo = ({ count, unit }: Age) => (count === 0 ? '방금' : `${count}${UNITS[unit]} 전`)
const ago = ({ count, unit }: Age) =>
  count === 0 ? 'just now' : `${count} ${unit}${count === 1 ? '' : 's'} ago`

/** What the page about the running site says, for a student who runs it. */
export const systemText = bilingual({
  ko: {
    title: '시스템 상태',
    lead: '이 화면을 열 때 한 번 확인한 결과입니다.',
    again: '다시 확인',
    works: '상태',
    allWorks: '모두 정상입니다.',
    wrong: (parts: string) => `정상이 아닌 것: ${parts}.`,
    unknown: (parts: string) => `확인하지 못한 것: ${parts}.`,
    restWorks: '나머지는 정상입니다.',
    whatNow: '서버에서 site status와 site logs를 실행하면 이유를 볼 수 있습니다.',
    parts: {
      gateway: '사이트',
      applicants: '지원서',
      settings: '모집 정보',
      auth: '로그인',
      delivery: '메시지 발송',
      mysql: '데이터베이스(MySQL)',
      redis: '로그인 상태 저장소(Redis)',
    },
    states: {
      works: '정상',
      silent: '응답하지 않습니다',
      behind: '데이터베이스 구조가 프로그램보다 오래되었습니다. 업데이트가 끝나지 않았습니다',
      unknown: '알 수 없습니다',
    },
    lacking: (lacks: string) => `응답하지만 아직 일할 수 없습니다: ${lacks}`,
    lacks: {
      mysql: 'MySQL이 응답하지 않음',
      redis: 'Redis가 응답하지 않음',
      settings: '모집 정보를 읽지 못함',
      closing: '종료하는 중',
    },
    backup: '백업',
    noBackup:
      '이 사이트는 스스로 백업하지 않습니다. 서버의 일정에 npm run backup을 등록하거나, infra/deploy/vm/site로 운영하면 한 시간마다 백업하고 매주 검증합니다.',
    backupSilent:
      '백업 프로그램이 응답하지 않아 마지막 백업을 알 수 없습니다. 서버에서 site logs backup을 실행해 보세요.',
    wholeAt: '마지막 백업',
    provenAt: '마지막 검증',
    never: '아직 없음',
    at: (time: string, age: Age) => `${time} (${agoKo(age)})`,
    backupOld:
      '두 시간 안에 만든 백업이 없습니다. 서버에서 site logs backup으로 이유를 보고 site backup으로 다시 해 보세요.',
    backupUnproven:
      '아흐레 안에 검증한 백업이 없습니다. 서버에서 site prove를 실행해 보세요. 그때까지는 백업을 믿지 마세요.',
    mail: '메일',
    mailSilent: '발송 프로그램이 응답하지 않아 알 수 없습니다. 기다리는 메시지는 사라지지 않습니다.',
    account: '메일 계정',
    hasAccount: '설정됨',
    noAccount: '없음. 메일은 나가지 않고, 지원자는 사이트에서 메시지를 읽습니다.',
    lastSent: '마지막 발송',
    waiting: '기다리는 메시지',
    failed: '보내지 못한 메시지',
    uncertain: '도착했는지 알 수 없는 메시지',
    count: (count: number) => `${count}통`,
    mailLate:
      '보낼 때가 된 메시지가 15분 넘게 기다립니다. 서버에서 site logs delivery를 실행하면 이유를 볼 수 있습니다.',
    mailStuck: (count: number) => `나가지 않았거나 도착이 불확실한 메시지가 ${count}통 있습니다.`,
    toMessages: '메시지 보기',
    version: '버전',
    runs: '실행 중인 버전',
    unnamed: '이름 없음',
    since: '시작한 때',
  },
  en: {
    title: 'System status',
    lead: 'Checked once, when this page was opened.',
    again: 'Check again',
    works: 'What works',
    allWorks: 'Everything works.',
    wrong: (parts: string) => `Not fine: ${parts}.`,
    unknown: (parts: string) => `Not known: ${parts}.`,
    restWorks: 'Everything else works.',
    whatNow: 'On the server, site status and site logs show the reason.',
    parts: {
      gateway: 'Site',
      applicants: 'Applications',
      settings: 'Settings',
      auth: 'Sign-in',
      delivery: 'Mail program',
      mysql: 'Database (MySQL)',
      redis: 'Session store (Redis)',
    },
    states: {
      works: 'works',
      silent: 'does not answer',
      behind: 'behind: its tables are older than its program, so the update has not finished',
      unknown: 'not known',
    },
    lacking: (lacks: string) => `answers, but cannot work yet: ${lacks}`,
    lacks: {
      mysql: 'MySQL does not answer',
      redis: 'Redis does not answer',
      settings: 'the settings cannot be read',
      closing: 'it is being stopped',
    },
    backup: 'Backups',
    noBackup:
      'This site makes no backups by itself. Put npm run backup on a schedule of the server, or run the site with infra/deploy/vm/site, which backs up every hour and verifies one each week.',
    backupSilent:
      'The backup program does not answer, so its last backup is not known. Run site logs backup on the server.',
    wholeAt: 'Last backup',
    provenAt: 'Last verified',
    never: 'none yet',
    at: (time: string, age: Age) => `${time} (${ago(age)})`,
    backupOld:
      'No backup was made in the last two hours. On the server, site logs backup shows why and site backup tries again.',
    backupUnproven:
      'No backup was verified in the last nine days. Run site prove on the server; until then, rely on no backup.',
    mail: 'Mail',
    mailSilent: 'The mail program does not answer, so this is not known. Waiting messages are not lost.',
    account: 'Mail account',
    hasAccount: 'set',
    noAccount: 'none: nothing is sent by mail, and applicants read their messages on the site.',
    lastSent: 'Last message sent',
    waiting: 'Waiting messages',
    failed: 'Messages that could not be sent',
    uncertain: 'Messages that may not have arrived',
    count: (count: number) => String(count),
    mailLate:
      'A message that is due has waited for more than 15 minutes. On the server, site logs delivery shows the reason.',
    mailStuck: (count: number) =>
      count === 1
        ? 'One message was not sent or may not have arrived.'
        : `${count} messages were not sent or may not have arrived.`,
    toMessages: 'Look at the messages',
    version: 'Version',
    runs: 'Running version',
    unnamed: 'not named',
    since: 'Running since',
  },
})
