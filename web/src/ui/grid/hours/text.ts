import { bilingual } from '../../../i18n/text.ts'

const isNumber = (label: string) => /^\d+$/.test(label)

export const gridText = bilingual({
  title: ['면접 가능 시간', 'Interview availability'],
  hint: [
    '가능한 시간을 눌러 고릅니다. 바꿀 때마다 저장됩니다.',
    'Press the hours when you can come. Every change is saved.',
  ],
  mouseHint: ['누른 채 끌면 네모로 묶어 한 번에 고릅니다.', 'Hold and drag to choose a rectangle of them.'],
  touchHint: [
    '손가락으로는 칸을 잠깐 누르고 있으면 끌어서 고를 수 있습니다.',
    'With a finger, rest on a cell for a moment, then drag to choose.',
  ],
  keysTitle: ['키보드로 고르기', 'By keyboard'],
  keys: [
    [
      '방향키·Home·End·Page Up·Page Down: 옮겨 가기',
      '스페이스 또는 Enter: 한 칸 고르기',
      'Shift+방향키: 이어서 고르기',
      'Ctrl+스페이스: 하루 전체 고르기',
      'Esc: 고르던 것 취소, Ctrl+Z: 되돌리기',
    ],
    [
      'Arrows, Home, End, Page Up, Page Down: move',
      'Space or Enter: choose one hour',
      'Shift+arrows: choose several in a row',
      'Ctrl+Space: choose a whole day',
      'Esc: cancel what you are choosing, Ctrl+Z: undo',
    ],
  ],
  fixed: ['지원자가 고른 시간입니다.', 'The hours that the applicant chose.'],
  scrolls: (days: number) => [
    `표를 옆으로 밀면 ${days}일을 모두 볼 수 있습니다`,
    `Swipe the table sideways to see all ${days} days`,
  ],
  moreDays: (days: number) => [
    `면접 기간 밖의 ${days}일도 보기`,
    `Show the ${days} days outside the interview period`,
  ],
  fewerDays: ['면접 기간만 보기', 'Show only the interview period'],
  gone: (days: string[]) => [
    `지금은 면접 기간이 아닌 날에 고른 시간이 있습니다: ${days.join(', ')}. 고른 날짜에 그대로 남아 있습니다.`,
    `Hours were chosen on days that are no longer in the interview period: ${days.join(', ')}. They stay on those dates.`,
  ],
  goneDay: ['지금은 면접 기간이 아님', 'no longer in the interview period'],
  hourHead: ['시간', 'Hour'],
  clear: ['모두 지우기', 'Clear all'],
  undo: ['되돌리기', 'Undo'],
  count: (count: number) => [`${count}칸 고름`, `${count} chosen`],
  dayName: (label: string) => [
    isNumber(label) ? `${label}일` : label,
    isNumber(label) ? `Day ${label}` : label,
  ],
  hour: (label: string) => [`${label.replace(':00', '')}시`, label],
  range: (from: string, to: string) => [`${from}–${to}`, `${from}–${to}`],
  said: (when: string, count: number, isOn: boolean) => [
    `${when}, ${count}칸 ${isOn ? '선택' : '선택 해제'}`,
    `${when}, ${count === 1 ? '1 hour' : `${count} hours`} ${isOn ? 'selected' : 'cleared'}`,
  ],
  saidCells: (count: number, isOn: boolean) => [
    `${count}칸 ${isOn ? '선택' : '선택 해제'}`,
    `${count} hours ${isOn ? 'selected' : 'cleared'}`,
  ],
  when: (days: string, hours: string) => [`${days} ${hours}`, `${days}, ${hours}`],
  saidCleared: [
    '모두 지웠습니다. 되돌리기로 다시 가져올 수 있습니다.',
    'All cleared. Undo brings them back.',
  ],
  saidUndone: (count: number) => [
    `되돌렸습니다. 지금 ${count}칸을 골랐습니다.`,
    `Undone. ${count} hours are chosen now.`,
  ],
  saidCancelled: ['고르던 것을 취소했습니다.', 'Cancelled what you were choosing.'],
})
export type GridText = (typeof gridText)['ko']

/** What an interviewer with a link reads of her hours and staff read of all. */
export const hoursText = bilingual({
  hoursTitle: ['면접할 수 있는 시간', 'Hours for interviews'],
  hoursHint: [
    '가능한 시간을 눌러 고릅니다. 저장을 눌러야 저장됩니다.',
    'Press the hours that are possible. They are stored when you save.',
  ],
  mostPerDay: ['하루에 최대 시간대 수', 'Most slots a day'],
  mostInARow: ['쉬지 않고 최대 몇 시간', 'Most hours without a pause'],
  emptyIsFree: [
    '비워 두면 한도가 없습니다. 한 시간에 여러 명을 면접해도 시간대 하나로 셉니다.',
    'No limit when empty. An hour with several applicants is one slot.',
  ],
  limitWrong: (max: number) => [
    `1부터 ${max}까지의 수를 적거나 비워 두세요.`,
    `Enter a number from 1 to ${max}, or leave it empty.`,
  ],
  save: ['저장', 'Save'],
})
