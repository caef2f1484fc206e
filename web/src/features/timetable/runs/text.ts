import { bilingual, counted } from '../../../i18n/text.ts'

/** Texts about computing timetables: starting, what a run is, comparing. */
export const runsText = bilingual({
  title: ['자동 배치', 'Build'],
  startNew: ['새로 배치', 'Build a new one'],
  newNote: [
    '고정했거나 유지하거나 이미 시작한 면접만 두고 처음부터 배치합니다.',
    'Starts from scratch; locked, kept and begun interviews stay.',
  ],
  startRepair: ['현재 시간표 조정', 'Adjust this one'],
  repairNote: ['지금 시간표에서 가능한 한 적은 사람만 옮깁니다.', 'Moves as few people as possible.'],
  emptyBoard: [
    '시간표가 비어 있어 아직 고칠 것이 없습니다.',
    'The timetable is empty, so there is nothing to adjust yet.',
  ],
  noOne: [
    '1차에 합격한 지원자가 없어 배치할 사람이 없습니다.',
    'No one has passed the first round, so there is no one to place.',
  ],
  seconds: ['배치에 쓸 시간', 'Time to build'],
  atMost: (seconds: number) => [
    seconds < 60 ? `최대 ${seconds}초` : `최대 ${seconds / 60}분`,
    seconds < 60 ? `at most ${seconds} seconds` : `at most ${counted(seconds / 60, 'minute')}`,
  ],
  usual: (seconds: number) => [`보통 (최대 ${seconds}초)`, `as usual (at most ${seconds} seconds)`],
  computing: ['자동으로 배치하는 중', 'Building a timetable'],
  progress: (placed: number, bound: number) => [
    `지금까지 ${placed}명 배치, 많아야 ${bound}명`,
    `${placed} placed so far, at most ${bound} possible`,
  ],
  elapsed: (elapsed: number, seconds: number) => [
    `${seconds}초 가운데 ${elapsed}초`,
    `${elapsed} of ${seconds} seconds`,
  ],
  stop: ['멈추고 지금까지의 결과 쓰기', 'Stop and keep the best so far'],
  stopping: ['곧 멈춥니다', 'Stopping in a moment'],
  brokenOff: [
    '마지막 자동 배치는 서버가 멈춰 중단되었습니다. 다시 배치해 주세요.',
    'The last run was interrupted because the server stopped. Please build again.',
  ],
  failed: [
    '마지막 자동 배치가 실패했습니다. 다시 배치해 주세요.',
    'The last run failed. Please build again.',
  ],
  runs: ['자동 배치 기록', 'Runs'],
  noRun: ['아직 자동 배치를 한 적이 없습니다.', 'No timetable has been built yet.'],
  kinds: {
    new: ['새로 배치', 'New'],
    repair: ['현재 시간표 조정', 'Adjusted'],
  },
  states: {
    running: ['배치하는 중', 'Building'],
    ended: ['끝남', 'Finished'],
    stopped: ['중간에 멈춤', 'Stopped early'],
    failed: ['실패함', 'Failed'],
    cut: ['서버가 멈춰 중단됨', 'Interrupted: the server stopped'],
  },
  found: (placed: number, bound: number) => [
    placed === bound
      ? `${placed}명 배치 · 더 배치할 수 없음`
      : `${placed}명 배치 · 많아야 ${bound - placed}명 더 가능`,
    placed === bound
      ? `${placed} placed · no more possible`
      : `${placed} placed · at most ${bound - placed} more possible`,
  ],
  stale: ['이전 자료로 배치함', 'Based on older data'],
  see: ['결과 보기', 'See result'],
  seeOf: (when: string) => [`${when} 자동 배치의 결과 보기`, `See result of ${when}`],
  compare: ['비교', 'Compare'],
  compareOf: (when: string) => [`${when} 자동 배치를 비교`, `Compare the run of ${when}`],
  compareHint: ['두 기록을 고르면 나란히 비교합니다.', 'Choose two runs to see them side by side.'],
  compared: ['두 결과 비교', 'Two runs compared'],
  figures: (placed: number, days: number, moved: number) => [
    `${placed}명 배치 · ${days}일 사용 · 지금 시간표에서 ${moved}명 옮김`,
    `${placed} placed · ${counted(days, 'day')} used · ${moved} moved from the current timetable`,
  ],
  differences: ['다르게 배치한 사람', 'Placed differently'],
  differing: (count: number) => [
    `두 결과가 다르게 배치한 사람: ${count}명`,
    `${counted(count, 'person', 'people')} ${count === 1 ? 'is' : 'are'} placed differently in the two`,
  ],
  same: [
    '두 결과는 모두를 같은 날짜, 시각, 면접실에 배치합니다.',
    'Both place everyone on the same day, at the same hour, in the same room.',
  ],
  closeComparison: ['비교 닫기', 'Close the comparison'],
  applicant: ['지원자', 'Applicant'],
  noPlace: ['미배정', 'No place'],
})

/** Texts about what a run found: changes, reasons, concessions. */
export const answerText = bilingual({
  title: (placed: number, all: number) => [
    `자동 배치 결과: 면접 대상 ${all}명 중 ${placed}명 배치`,
    `This run: ${placed} of ${all} placed`,
  ],
  /** It answered to what has changed since. */
  earlier: (when: string) => [
    `${when}의 자동 배치 결과(그 뒤에 사람, 규칙 또는 배치가 바뀜)`,
    `Result of ${when} (people, rules or places changed since)`,
  ],
  over: (count: number) => [
    `면접이 끝나고 결과가 정해진 ${count}명은 세지 않습니다.`,
    `${count} who ${count === 1 ? 'has' : 'have'} been interviewed and decided ${count === 1 ? 'is' : 'are'} not counted.`,
  ],
  noOne: ['1차에 합격한 지원자가 없습니다.', 'No one has passed the first round.'],
  none: ['이 자동 배치에는 결과가 없습니다.', 'This run has no result.'],
  proven: {
    new: [
      '지금 조건으로는 이보다 더 많이 배치할 수 없습니다.',
      'Under the current conditions, no more people can be placed.',
    ],
    repair: [
      '지금 조건으로는 이보다 더 많이 배치할 수도, 더 적게 옮길 수도 없습니다.',
      'Under the current conditions, neither more people nor fewer moves are possible.',
    ],
  },
  movesNotProven: [
    '더 많이 배치할 수는 없지만, 더 적게 옮길 방법이 있는지는 확인하지 못했습니다.',
    'No more people can be placed, but it is not certain whether fewer moves would do.',
  ],
  gap: (count: number) => [
    `많아야 ${count}명을 더 배치할 수 있습니다. 오래 배치하면 더 나은 결과가 나올 수도 있습니다.`,
    `At most ${count} more could be placed. A longer run may find a better timetable.`,
  ],
  stale: [
    '이 자동 배치 뒤에 지원자, 면접관, 규칙이나 시간표가 바뀌었습니다. 반영할 때 다시 확인하고, 규칙에 어긋나면 아무것도 바뀌지 않습니다.',
    'Applicants, interviewers, rules or the timetable changed after this run. It is checked when you apply it: if it breaks a rule, nothing changes.',
  ],
  isInPlace: [
    '지금 시간표와 같습니다. 바뀔 것이 없습니다.',
    'This is already the current timetable: nothing would change.',
  ],
  changes: ['지금 시간표에서 바뀌는 것', 'What changes in the timetable'],
  counts: {
    moved: (count: number) => [`시간이 바뀌는 사람 ${count}명`, `${count} moved to another time`],
    removed: (count: number) => [`빠지는 사람 ${count}명`, `${count} removed`],
    placed: (count: number) => [`새로 배치되는 사람 ${count}명`, `${count} newly placed`],
    reseated: (count: number) => [
      `면접실이나 면접관만 바뀌는 사람 ${count}명`,
      `${count} with only a new room or new interviewers`,
    ],
  },
  showChanges: (count: number) => [
    `바뀌는 ${count}명 보기`,
    count === 1 ? 'Show the one change' : `Show the ${count} changes`,
  ],
  from: ['지금', 'Now'],
  to: ['바뀐 뒤', 'After'],
  apply: (byHand: number) => [
    byHand > 0 ? `손으로 정한 ${byHand}명을 옮기고 반영` : '시간표에 반영',
    byHand > 0 ? `Apply and change ${counted(byHand, 'place')} set by hand` : 'Apply to the timetable',
  ],
  undoes: (count: number, names: string) => [
    `반영하면 손으로 정한 자리 ${count}개가 바뀝니다: ${names}`,
    `Applying it changes ${counted(count, 'place')} chosen by hand: ${names}`,
  ],
  undoneTitle: ['손으로 정한 자리가 바뀝니다', 'This changes places chosen by hand'],
  undoneNote: [
    '그대로 두려면 닫고 카드를 고정한 뒤 다시 배치해 주세요.',
    'To keep them, close this, lock their cards and build again.',
  ],
  byHand: ['손으로 정한 자리', 'Chosen by hand'],
  others: ['그 밖의 변경', 'Other changes'],
  unplaced: (count: number) => [`미배정 ${count}명`, `${count} unplaced`],
  reasons: {
    'no-hours': [
      '제출한 시간 가운데 면접 한 번을 할 만큼 긴 시간이 없습니다.',
      'None of the chosen times is long enough for an interview.',
    ],
    'no-panel': [
      '올 수 있는 시간에 비어 있는 면접실이나 면접관이 없습니다.',
      'In every chosen hour, there is no free room or there are too few interviewers.',
    ],
    crowded: [
      '올 수 있는 시간의 자리를 다른 사람들이 모두 차지합니다.',
      'Others take every place in the chosen hours.',
    ],
    limits: [
      '면접관의 하루 시간대 수나 쉬는 시간 때문에 자리가 모자랍니다.',
      'The interviewers’ limits (per day, or in a row) leave too few places.',
    ],
  },
  crowdedWith: (names: string) => [
    `같은 시간에 몰린 사람: ${names}. 이들이 쓸 수 있는 자리는 사람 수보다 적습니다.`,
    `Wants the same hours as ${names}: there are fewer places than people.`,
  ],
  limitsWith: (names: string) => [
    `같은 시간에 몰린 사람: ${names}. 면접관의 하루 시간대 수나 쉬는 시간 때문에 자리가 모자랍니다.`,
    `Wants the same hours as ${names}: the interviewers’ limits (per day, or in a row) leave too few places.`,
  ],
  concessions: ['이렇게 하면 모두 배치할 수 있습니다', 'This would place everyone'],
  neededConcessions: (count: number) => [
    count === 1 ? '이것 하나면 됩니다.' : `다음 ${count}가지를 모두 하면 됩니다.`,
    count === 1 ? 'This one is enough.' : `All ${count} of these are needed.`,
  ],
  room: (when: string, before: number, after: number) => [
    `${when}에 면접실을 ${before}개에서 ${after}개로`,
    `${counted(after, 'room')} on ${when} instead of ${before}`,
  ],
  perDay: (name: string, day: string, to: number) => [
    `${name} 님이 ${day}에 시간대 ${to}개까지`,
    `${name}: up to ${counted(to, 'slot')} on ${day}`,
  ],
  inARow: (name: string, day: string, to: number) => [
    `${name} 님이 ${day}에 쉬지 않고 ${to}시간까지`,
    `${name}: up to ${counted(to, 'hour')} without a break on ${day}`,
  ],
  interviewerHours: (name: string, when: string) => [
    `${name} 님이 ${when}에도 면접`,
    `${name} also interviews on ${when}`,
  ],
  applicantHours: (name: string, when: string) => [
    `${name} 님이 ${when}에 올 수 있는지 확인`,
    `Ask whether ${name} can come on ${when}`,
  ],
  everyDay: [
    '면접관의 한도는 모든 날에 똑같이 적용되므로 다른 날에도 늘어납니다.',
    'An interviewer’s limit applies to every day, so it is raised on the other days too.',
  ],
  opens: [
    '지금 닫아 둔 시간입니다. 이날만 엽니다.',
    'This hour is closed now. It will be opened on this day only.',
  ],
  askFirst: [
    '지원자 본인에게 물어보고, 지원자가 지원서의 면접 시간을 고쳐야 합니다.',
    'Ask the applicant first; they have to change the hours in their application.',
  ],
  concede: ['적용하고 다시 배치', 'Apply and build again'],
  concedeOf: (what: string) => [`${what}: 적용하고 다시 배치`, `${what}: apply and build again`],
  concedeAll: ['모두 적용하고 다시 배치', 'Apply all and build again'],
  staleConcessions: [
    '이 자동 배치 뒤에 바뀐 것이 있어 적용할 수 없습니다. 다시 배치해 주세요.',
    'Something changed meanwhile, so these cannot be applied. Please build again.',
  ],
  noConcessions: [
    '모두를 배치할 방법을 시간 안에 찾지 못했습니다. 더 오래 배치해 보세요.',
    'No way to place everyone was found in time. A longer run may find one.',
  ],
})
