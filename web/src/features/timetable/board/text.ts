import { dayStateNames } from '@recruit/contract/fields/status-names'
import { bilingual, counted } from '../../../i18n/text.ts'

export const boardText = bilingual({
  title: ['배치', 'Arrangement'],
  lead: [
    '카드를 끌거나, 카드에서 Enter를 누른 뒤 화살표로 옮깁니다. 규칙에 어긋나면 이유를 보이고 되돌립니다.',
    'Drag a card, or press Enter on it and use the arrow keys. A move that breaks a rule goes back, with the reason.',
  ],
  touchLead: [
    '카드를 길게 누르면 옮길 수 있는 시간이 나옵니다. 규칙에 어긋나면 이유를 보이고 되돌립니다.',
    'Hold a card to see where it can go. A move that breaks a rule goes back, with the reason.',
  ],
  grey: ['회색은 지난 시간입니다.', 'Grey: past.'],
  hatched: ['빗금은 면접관이 올 수 없는 시간입니다.', 'Hatched: the interviewer is not free.'],
  noDays: [
    '설정의 면접 기간에 날짜가 없어 배치할 날이 없습니다.',
    'The interview period in the settings has no dates, so there is no day to arrange.',
  ],
  noOne: [
    '면접 대상이 없습니다. 1차 합격자가 정해지면 여기에 나타납니다.',
    'There is no one to interview yet. Applicants who pass the first round appear here.',
  ],
  days: ['면접일', 'Interview days'],
  count: (count: number) => [`${count}명`, counted(count, 'person', 'people')],
  freeHours: (count: number) => [
    count ? `빈 시간 ${count}개` : '빈 시간 없음',
    count ? counted(count, 'free time') : 'none free',
  ],
  empty: {
    past: ['지난 시간', 'past'],
    free: ['비어 있음', 'empty'],
    closed: ['휴식', 'break'],
    roomless: ['면접실 없음', 'no room'],
    away: ['가능한 면접관 없음', 'no interviewer free'],
  },
  view: ['보기', 'View'],
  views: {
    room: ['면접실별', 'By room'],
    interviewer: ['면접관별', 'By interviewer'],
  },
  hour: ['시간', 'Hour'],
  room: (name: string) => [
    /^\d+$/.test(name) ? `면접실 ${name}` : name,
    /^\d+$/.test(name) ? `Room ${name}` : name,
  ],
  removed: ['지워진 면접관', 'Removed interviewer'],
  unplaced: (count: number) => [`미배정 ${count}명`, `Unplaced: ${count}`],
  unplacedShort: ['미배정', 'Unplaced'],
  dropHere: ['카드를 여기로 옮기면 빠집니다.', 'Move a card here to remove it.'],
  locked: ['고정됨', 'Locked'],
  breaks: ['규칙에 어긋남', 'Breaks a rule'],
  comes: ['참석한다고 답함', 'Will come'],
  cannotCome: ['올 수 없다고 답함', 'Cannot come'],
  didNotCome: [dayStateNames.didNotCome.ko, dayStateNames.didNotCome.en],
  past: ['지난 시간', 'Past'],
  decided: ['결정됨', 'Decided'],
  goesOn: (name: string) => [`${name} 면접이 이어짐`, `${name} continues`],
  change: (name: string) => [`${name} 면접 바꾸기`, `Change the interview of ${name}`],
  broken: (count: number) => [`규칙에 어긋나는 것 ${count}건`, `Broken rules: ${count}`],
  show: ['보기', 'Show'],
  showOf: (said: string) => [`카드 보기: ${said}`, `Show the card: ${said}`],
  undo: ['되돌리기', 'Undo'],
  lockDay: ['이날 모두 고정', 'Lock all of this day'],
  unlockDay: ['이날 모두 풀기', 'Unlock all of this day'],
  saidLocked: (count: number) => [
    `면접 ${count}개를 고정했습니다.`,
    `${counted(count, 'interview is', 'interviews are')} locked.`,
  ],
  saidUnlocked: (count: number) => [
    `면접 ${count}개의 고정을 풀었습니다.`,
    `${counted(count, 'interview is', 'interviews are')} unlocked.`,
  ],
  refused: ['바꾸지 못했습니다.', 'Not changed.'],
  beaten: [
    '다른 창에서 먼저 시간표를 바꾸어 아무것도 바꾸지 않았습니다. 지금의 시간표를 다시 읽었습니다.',
    'Another window changed the timetable first, so nothing was changed here. The timetable has been refreshed.',
  ],
  changedSince: [
    '그사이 다른 창에서 바뀌어 되돌리지 않았습니다.',
    'Another window changed this meanwhile, so it was not undone.',
  ],
  undone: ['되돌렸습니다.', 'Undone.'],
  held: (name: string, where: string) => [
    `${name}, ${where}: 선택했습니다. 화살표로 옮기고 Page Up·Page Down으로 날을 바꾸며, Enter로 놓고 Esc로 취소합니다.`,
    `Picked up: ${name}, ${where}. Arrow keys move it, Page Up and Down change the day, Enter drops it, Esc cancels.`,
  ],
  freeTimes: (name: string) => [`${name} 님을 옮길 수 있는 시간`, `Where ${name} can go`],
  placeNow: ['지금 자리', 'current place'],
  firstFree: (day: string, count: number) => [
    `가장 빨리 옮길 수 있는 날: ${day}, 빈 시간 ${count}개`,
    `Go to the first free day: ${day}, ${counted(count, 'free time')}`,
  ],
  /** Where an interview can begin. */
  openAt: (time: string) => [`${time} 비어 있음`, `${time} free`],
  noFreeTime: ['이날은 옮길 수 있는 시간이 없습니다.', 'No time is free on this day.'],
  otherHours: (count: number) => [`옮길 수 없는 시간 ${count}개`, `${counted(count, 'hour')} not possible`],
  takeOff: ['시간표에서 빼기', 'Take off the timetable'],
  tapHour: ['옮길 시간을 누르세요.', 'Tap a new time.'],
  heldPast: (isFree: boolean) => [
    isFree
      ? '이미 지난 면접입니다. 앞으로의 시간으로 옮길 수 있습니다.'
      : '이미 지난 면접이고, 앞으로 가능한 시간이 없습니다.',
    isFree
      ? 'This interview is over. It can move to an hour that is still to come.'
      : 'This interview is over, and no hour to come is free for it.',
  ],
  over: (where: string, isFree: boolean) => [
    isFree ? where : `${where}, 놓을 수 없는 자리`,
    isFree ? where : `${where}, not possible`,
  ],
  overAway: (where: string) => [
    `${where}, 지원자가 올 수 없는 시간`,
    `${where}, the applicant cannot come then`,
  ],
  overPast: (where: string) => [`${where}, 지난 시간`, `${where}, in the past`],
  hourFit: {
    here: ['지금 자리', 'current'],
    full: ['가득 참', 'full'],
    closed: ['휴식', 'break'],
    roomless: ['면접실 없음', 'no room'],
    away: ['못 옴', 'can’t come'],
    past: ['지남', 'past'],
  },
  put: (name: string, where: string) => [`${name}, ${where}에 놓았습니다.`, `${name} is now at ${where}.`],
  taken: (name: string) => [`${name}, 자리를 비웠습니다.`, `${name} is now unplaced.`],
  back: (name: string) => [`${name}, 제자리로 돌아갔습니다.`, `${name} is back where it was.`],
  where: (day: string, hour: string, column: string) => [
    `${day} ${hour} ${column}`,
    `${day} ${hour}, ${column}`,
  ],
  day: ['날', 'Day'],
  place: ['면접실', 'Room'],
  time: ['시작 시각', 'Begins at'],
  panel: ['면접관', 'Interviewers'],
  panelHint: (size: number) => [
    `규칙은 ${size}명입니다. 고르지 않으면 시간이 되는 면접관을 제안합니다.`,
    `The rules ask for ${size}. If you choose none, interviewers who are free are suggested.`,
  ],
  free: ['가능', 'free'],
  /** The first column of an hour in which nothing takes place. */
  freeOf: (column: string) => [`가능: ${column}`, `Free: ${column}`],
  /** Of an hour whose rooms are all taken. */
  freeWithoutRoom: (column: string) => [`빈 면접실 없음 · 가능: ${column}`, `No room left · free: ${column}`],
  notFree: ['이 시간에는 안 됨', 'not at this hour'],
  noPanel: ['이 팀을 면접하는 면접관이 없습니다.', 'This team has no interviewers.'],
  kept: ['자리 유지', 'Place kept'],
  keptHint: [
    '자리 유지: 지원자가 일정을 본 뒤에 결정이 바뀐 면접이라 옮기지 않습니다.',
    'Place kept: the applicant saw this date before the decision changed, so it does not move.',
  ],
  keptNote: [
    '지원자가 이미 본 면접이라, 결정이 바뀌어도 끝날 때까지 자리를 유지합니다. 면접관만 바꿀 수 있습니다. 취소하려면 시간표에서 빼고 시간표를 공개하세요.',
    'The applicant has already seen this appointment, so it keeps its place until it is over, even though the decision has changed. Only the interviewers can be changed. To cancel it, remove it and publish the timetable.',
  ],
  lockedNote: [
    '고정된 면접입니다. 옮기거나 비우려면 먼저 고정을 푸세요.',
    'This interview is locked. Unlock it to move or remove it.',
  ],
  save: ['저장', 'Save'],
  lock: ['고정', 'Lock'],
  unlock: ['고정 풀기', 'Unlock'],
  remove: ['자리 비우기', 'Remove'],
})
