import { bilingual } from '../../../i18n/text.ts'

const isNumber = (label: string) => /^\d+$/.test(label)

export const gridText = bilingual({
  ko: {
    title: '면접 가능 시간',
    hint: '가능한 시간을 눌러 고르고, 누른 채 끌면 네모로 묶어 한 번에 고릅니다. 바꿀 때마다 저장됩니다.',
    touchHint: '손가락으로는 칸을 잠깐 누르고 있으면 끌어서 고를 수 있습니다.',
    keysTitle: '키보드로 고르기',
    keys: [
      '방향키·Home·End·Page Up·Page Down: 옮겨 가기',
      '스페이스 또는 Enter: 한 칸 고르기',
      'Shift+방향키: 이어서 고르기',
      'Ctrl+스페이스: 하루 전체 고르기',
      'Esc: 고르던 것 취소, Ctrl+Z: 되돌리기',
    ],
    fixed: '지원자가 고른 시간입니다.',
    scrolls: (days: number) => `표를 옆으로 밀면 ${days}일을 모두 볼 수 있습니다`,
    moreDays: (days: number) => `면접 기간 밖의 ${days}일도 보기`,
    fewerDays: '면접 기간만 보기',
    gone: (days: string[]) =>
      `지금은 면접 기간이 아닌 날에 고른 시간이 있습니다: ${days.join(', ')}. 고른 날짜에 그대로 남아 있습니다.`,
    goneDay: '지금은 면접 기간이 아님',
    hourHead: '시간',
    clear: '모두 지우기',
    undo: '되돌리기',
    count: (count: number) => `${count}칸 고름`,
    dayName: (label: string) => (isNumber(label) ? `${label}일` : label),
    hour: (label: string) => `${label.replace(':00', '')}시`,
    range: (from: string, to: string) => `${from}–${to}`,
    said: (when: string, count: number, isOn: boolean) =>
      `${when}, ${count}칸 ${isOn ? '선택' : '선택 해제'}`,
    saidCells: (count: number, isOn: boolean) => `${count}칸 ${isOn ? '선택' : '선택 해제'}`,
    when: (days: string, hours: string) => `${days} ${hours}`,
    saidCleared: '모두 지웠습니다. 되돌리기로 다시 가져올 수 있습니다.',
    saidUndone: (count: number) => `되돌렸습니다. 지금 ${count}칸을 골랐습니다.`,
    saidCancelled: '고르던 것을 취소했습니다.',
  },
  en: {
    title: 'Interview availability',
    hint: 'Press the hours when you can come; hold and drag to choose a rectangle of them. Every change is saved.',
    touchHint: 'With a finger, rest on a cell for a moment, then drag to choose.',
    keysTitle: 'By keyboard',
    keys: [
      'Arrows, Home, End, Page Up, Page Down: move',
      'Space or Enter: choose one hour',
      'Shift+arrows: choose several in a row',
      'Ctrl+Space: choose a whole day',
      'Esc: cancel what you are choosing, Ctrl+Z: undo',
    ],
    fixed: 'The hours that the applicant chose.',
    scrolls: (days: number) => `Swipe the table sideways to see all ${days} days`,
    moreDays: (days: number) => `Show the ${days} days outside the interview period`,
    fewerDays: 'Show only the interview period',
    gone: (days: string[]) =>
      `Hours were chosen on days that are no longer in the interview period: ${days.join(', ')}. They stay on those dates.`,
    goneDay: 'no longer in the interview period',
    hourHead: 'Hour',
    clear: 'Clear all',
    undo: 'Undo',
    count: (count: number) => `${count} chosen`,
    dayName: (label: string) => (isNumber(label) ? `Day ${label}` : label),
    hour: (label: string) => label,
    range: (from: string, to: string) => `${from}–${to}`,
    said: (when: string, count: number, isOn: boolean) =>
      `${when}, ${count === 1 ? '1 hour' : `${count} hours`} ${isOn ? 'selected' : 'cleared'}`,
    when: (days: string, hours: string) => `${days}, ${hours}`,
    saidCells: (count: number, isOn: boolean) => `${count} hours ${isOn ? 'selected' : 'cleared'}`,
    saidCleared: 'All cleared. Undo brings them back.',
    saidUndone: (count: number) => `Undone. ${count} hours are chosen now.`,
    saidCancelled: 'Cancelled what you were choosing.',
  },
})
export type GridText = (typeof gridText)['ko']

/** What an interviewer with a link reads of her hours and staff read of all. */
export const hoursText = bilingual({
  ko: {
    hoursTitle: '면접할 수 있는 시간',
    hoursHint:
      '가능한 시간을 눌러 고르고, 누른 채 끌면 네모로 묶어 한 번에 고릅니다. 저장을 눌러야 저장됩니다.',
    mostPerDay: '하루에 최대 몇 번',
    mostInARow: '쉬지 않고 최대 몇 시간',
    emptyIsFree: '비워 두면 한도가 없습니다. 한 시간에 여러 명을 면접해도 한 번으로 셉니다.',
    limitWrong: (max: number) => `1부터 ${max}까지의 수를 적거나 비워 두세요.`,
    save: '저장',
  },
  en: {
    hoursTitle: 'Hours for interviews',
    hoursHint:
      'Press the hours that are possible; hold and drag to choose a rectangle of them. They are stored when you save.',
    mostPerDay: 'Most interviews a day',
    mostInARow: 'Most hours without a pause',
    emptyIsFree: 'No limit when empty. An hour with several applicants counts once.',
    limitWrong: (max: number) => `Enter a number from 1 to ${max}, or leave it empty.`,
    save: 'Save',
  },
})
