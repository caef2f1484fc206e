import { bilingual } from '../../../i18n/text.ts'

const people = (count: number) => `${count} ${count === 1 ? 'person' : 'people'}`
const have = (count: number) => `${people(count)} ${count === 1 ? 'has' : 'have'}`

/** Texts about computing timetables: starting, what a run is, comparing. */
export const runsText = bilingual({
  ko: {
    title: '계산',
    startNew: '새로 계산',
    newNote: '고정한 면접만 그대로 두고 처음부터 배치합니다.',
    startRepair: '고쳐서 계산',
    repairNote: '지금 시간표에서 가장 적은 사람만 옮깁니다.',
    emptyBoard: '시간표가 비어 있어 아직 고칠 것이 없습니다.',
    nobody: '1차에 합격한 지원자가 없어 계산할 것이 없습니다.',
    seconds: '계산 시간',
    atMost: (seconds: number) => (seconds < 60 ? `최대 ${seconds}초` : `최대 ${seconds / 60}분`),
    usual: (seconds: number) => `보통 (최대 ${seconds}초)`,
    computing: '시간표를 계산하는 중',
    progress: (placed: number, bound: number) => `지금까지 ${placed}명 배치, 많아야 ${bound}명`,
    elapsed: (elapsed: number, seconds: number) => `${seconds}초 가운데 ${elapsed}초`,
    stop: '멈추고 지금까지의 결과 쓰기',
    stopping: '곧 멈춥니다',
    brokenOff: '마지막 계산은 서버가 멈춰 중단되었습니다. 다시 계산해 주세요.',
    failed: '마지막 계산이 실패했습니다. 다시 계산해 주세요.',
    runs: '계산 기록',
    noRun: '아직 계산한 적이 없습니다.',
    kinds: { new: '새로 계산', repair: '고쳐서 계산' },
    states: {
      running: '계산하는 중',
      ended: '끝까지 계산함',
      stopped: '중간에 멈춤',
      failed: '실패함',
      cut: '서버가 멈춰 중단됨',
    },
    found: (placed: number, bound: number) =>
      placed === bound
        ? `${placed}명 배치 · 더 배치할 수 없음`
        : `${placed}명 배치 · 많아야 ${bound - placed}명 더 가능`,
    stale: '이전 자료로 계산함',
    see: '결과 보기',
    seeOf: (when: string) => `${when} 계산의 결과 보기`,
    compare: '비교',
    compareOf: (when: string) => `${when} 계산을 비교`,
    compareHint: '두 계산을 고르면 나란히 비교합니다.',
    compared: '두 계산 비교',
    figures: (placed: number, days: number, moved: number) =>
      `${placed}명 배치 · ${days}일 사용 · 지금 시간표에서 ${moved}명 옮김`,
    differences: '다르게 배치한 사람',
    differing: (count: number) => `두 계산이 다르게 배치한 사람: ${count}명`,
    same: '두 계산은 모두를 같은 날짜, 시각, 면접실에 배치합니다.',
    closeComparison: '비교 닫기',
    applicant: '지원자',
    noPlace: '자리 없음',
    room: (number: number) => `면접실 ${number}`,
    readAgain: '내용을 다시 읽었습니다.',
    more: (names: string, more: number) => `${names} 외 ${more}명`,
  },
  en: {
    title: 'Compute',
    startNew: 'Compute a new one',
    newNote: 'Places everybody from nothing; locked interviews alone stay.',
    startRepair: 'Mend this one',
    repairNote: 'Moves as few people of the present timetable as it can.',
    emptyBoard: 'The timetable is empty: there is nothing to mend yet.',
    nobody: 'Nobody has passed the first round, so there is nobody to place.',
    seconds: 'Time to compute',
    atMost: (seconds: number) => {
      const minutes = seconds / 60
      if (seconds < 60) return `at most ${seconds} seconds`
      return `at most ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`
    },
    usual: (seconds: number) => `as usual (at most ${seconds} seconds)`,
    computing: 'A timetable is being computed',
    progress: (placed: number, bound: number) => `${placed} placed so far, at most ${bound} possible`,
    elapsed: (elapsed: number, seconds: number) => `${elapsed} of ${seconds} seconds`,
    stop: 'Stop and use the best so far',
    stopping: 'Stopping in a moment',
    brokenOff: 'The last run broke off because the server stopped. Please compute again.',
    failed: 'The last run failed. Please compute again.',
    runs: 'Runs',
    noRun: 'No timetable has been computed yet.',
    kinds: { new: 'A new one', repair: 'Mended' },
    states: {
      running: 'Computing',
      ended: 'Computed to the end',
      stopped: 'Stopped before the end',
      failed: 'Failed',
      cut: 'Broken off: the server stopped',
    },
    found: (placed: number, bound: number) =>
      placed === bound
        ? `${placed} placed · nobody can place more`
        : `${placed} placed · at most ${bound - placed} more possible`,
    stale: 'Made from older input',
    see: 'See result',
    seeOf: (when: string) => `See result of ${when}`,
    compare: 'Compare',
    compareOf: (when: string) => `Compare the run of ${when}`,
    compareHint: 'Choose two runs to see them side by side.',
    compared: 'Two runs compared',
    figures: (placed: number, days: number, moved: number) =>
      `${placed} placed · ${days} ${days === 1 ? 'day' : 'days'} used · ${moved} moved from the present timetable`,
    differences: 'Who is placed differently',
    differing: (count: number) => `${have(count)} another place in one than in the other`,
    same: 'Both place everybody on the same day, at the same hour, in the same room.',
    closeComparison: 'Close the comparison',
    applicant: 'Applicant',
    noPlace: 'No place',
    room: (number: number) => `Room ${number}`,
    readAgain: 'What you see has been read again.',
    more: (names: string, more: number) => `${names} and ${more} more`,
  },
})
