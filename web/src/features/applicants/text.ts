import { answerNames, shownPassNames } from '@recruit/contract/fields/status-names'
import { bilingual, counted } from '../../i18n/text.ts'
import { editsText } from '../staff/edits/text.ts'
import { sureText } from '../staff/sure-text.ts'
import { namesIn } from '../staff/text.ts'

export const listText = bilingual(
  {
    search: ['찾기', 'Search'],
    searchHint: ['이름, 학번, 연락처 …', 'Name, id, phone …'],
    status: ['합격 상태로 거르기', 'Filter by pass status'],
    all: ['전체', 'All'],
    submission: ['제출 여부', 'Submission'],
    answer: ['최종 합격자의 답', 'Answer from final passers'],
    answers: [namesIn(answerNames, 'ko'), namesIn(answerNames, 'en')],
    counted: (name: string, count: number) => [`${name} (${count})`, `${name} (${count})`],
    judgedFilters: ['평가 결과로 거르기', 'Filter by reviews'],
    any: ['모두', 'All'],
    sure: [sureText.ko.sure, sureText.en.sure],
    missing: ['남은 평가', 'Reviews left'],
    /** On a card, instead of the number alone. */
    remaining: (count: number) => [`남은 평가 ${count}`, `${counted(count, 'review')} left`],
    missingOnly: ['평가가 남은 지원서만', 'Only with reviews left'],
    awaited: (names: string) => [`아직 평가하지 않은 사람: ${names}`, `Not reviewed yet by ${names}`],
    atLeast: (step: string) => [`${step} 이상`, `${step} or more`],
    below: (step: string) => [`${step} 미만`, `below ${step}`],
    noScore: ['점수 없음', 'No score'],
    judgedFailed: ['평가 결과를 읽지 못했습니다.', 'The review results could not be loaded.'],
    unpublishedOnly: ['공개하지 않은 변경만', 'Only unpublished changes'],
    unpublished: ['미공개', 'Unpublished'],
    filters: ['필터', 'Filters'],
    filteredBy: ['지금 조건', 'Filtered by'],
    without: (label: string) => [`${label} 빼기`, `${label}: remove`],
    more: ['더 보기', 'More'],
    sharedOnly: ['같은 학번이 둘 이상인 지원서만', 'Only duplicate student ids'],
    shared: ['중복', '2×'],
    found: (shown: number, all: number) => [`${all}명 중 ${shown}명`, `${shown} of ${all}`],
    showFound: (shown: number) => [`${shown}명 보기`, `Show ${shown}`],
    noneFound: ['찾는 조건에 맞는 지원자가 없습니다.', 'No applicant matches these filters.'],
    resetFilter: ['필터 지우기', 'Clear filters'],
    readAt: (time: string) => [`${time} 기준`, `As of ${time}`],
    readAgain: ['새로고침', 'Refresh'],
    review: ['평가', 'Reviewing'],
    scrolls: ['옆으로 밀면 나머지 칸이 보입니다', 'Swipe sideways to see the other columns'],
    leaveTable: [
      'Esc를 누르면 표를 나와 아래의 도구로 갑니다.',
      'Press Esc to leave the table for the tools below it.',
    ],
    sortBy: ['정렬', 'Sort'],
    unsorted: ['정렬: 작성 시작 순', 'Sort: first started'],
    sortedBy: (name: string) => [`정렬: ${name}`, `Sort: ${name}`],
    descending: ['내림차순', 'Descending'],
    choose: ['선택', 'Select'],
    /** The label that the requirements name for a status to read. */
    passLabels: [namesIn(shownPassNames, 'ko'), namesIn(shownPassNames, 'en')],
    correct: ['정정', 'Edit'],
    correctOf: (name: string) => [`${name} 지원 정보 정정`, `Edit the details of ${name}`],
    open: ['열기', 'Open'],
    tickOf: (name: string) => [`${name} 선택`, `Select ${name}`],
    tickAll: ['보이는 지원자 모두 선택', 'Select all shown'],
    contested: ['먼저 바뀜', 'Conflict'],
    decideFirst: ['먼저 충돌을 정리해 주세요.', 'Resolve the conflict first.'],
    dateMarks: {
      notFree: ['그 시간에 안 됨', 'Not free then'],
      taken: ['다른 사람과 겹침', 'Time taken'],
    },
    archive: (term: string) => [
      `${term}의 기록입니다. 읽을 수만 있습니다.`,
      `This is a record of an earlier term: ${term}. It is read-only.`,
    ],
    archiveTitle: (title: string, term: string) => [`${title} · ${term}`, `${title} · ${term}`],
    toPresent: ['이번 모집 보기', 'See the current term'],
    ticked: (count: number) => [`${count}명 선택`, `${count} selected`],
    chosen: ['선택한 지원자', 'Selected applicants'],
    untick: ['선택 해제', 'Clear selection'],
    bulk: ['합격 상태 바꾸기', 'Change pass status'],
    write: ['메시지 쓰기', 'Write a message'],
    writeMost: (most: number) => [
      `한 번에 ${most}명까지 쓸 수 있습니다.`,
      `A message can go to ${most} people at most.`,
    ],
    copyEmails: ['이메일 복사', 'Copy e-mails'],
    copyPhones: ['연락처 복사', 'Copy phone numbers'],
    copied: {
      email: (count: number) => [
        `이메일 ${count}개를 복사했습니다.`,
        `Copied ${count} e-mail${count === 1 ? '' : 's'}.`,
      ],
      phonenum: (count: number) => [
        `연락처 ${count}개를 복사했습니다.`,
        `Copied ${count} phone number${count === 1 ? '' : 's'}.`,
      ],
    },
    twice: (count: number) => [
      `겹치는 ${count}개는 한 번만 넣었습니다.`,
      `${count} duplicate${count === 1 ? ' was' : 's were'} included only once.`,
    ],
    blank: (count: number) => [`적지 않은 ${count}명은 뺐습니다.`, `Left out ${count} without one.`],
    nothingToCopy: [
      '선택한 지원자 가운데 적은 사람이 없습니다.',
      'None of the selected applicants has given one.',
    ],
    copyByHand: [
      '브라우저가 복사를 막았습니다. 아래 글을 직접 복사해 주세요.',
      'The browser did not allow copying. Please copy this text by hand.',
    ],
    close: ['닫기', 'Close'],
    bulkTitle: ['합격 상태 한꺼번에 바꾸기', 'Change several pass statuses'],
    bulkTo: ['바꿀 상태', 'New status'],
    summary: (count: number, to: string) => [
      `${count}명이 ‘${to}’ 상태로 바뀝니다.`,
      `${count} will change to '${to}'.`,
    ],
    summaryNone: (to: string) => [`모두 이미 ‘${to}’ 상태입니다.`, `All of them already have '${to}'.`],
    fromTo: (from: string, to: string, count: number) => [
      `${from} → ${to}: ${count}명`,
      `${from} → ${to}: ${count}`,
    ],
    same: (count: number) => [
      `이미 그 상태인 ${count}명은 그대로 둡니다.`,
      `${count} already ${count === 1 ? 'has' : 'have'} it and will not change.`,
    ],
    draftsAmong: (count: number) => [
      `이 가운데 ${count}명은 제출한 적 없는 ‘작성 중’ 지원서입니다.`,
      count === 1
        ? '1 of them is a draft that was never submitted.'
        : `${count} of them are drafts that were never submitted.`,
    ],
    passDraft: (name: string, to: string) => [
      `${name} 님의 지원서는 제출한 적 없는 ‘작성 중’ 지원서입니다. 그래도 ‘${to}’ 상태로 바꿀까요?`,
      `The application of ${name} is a draft that was never submitted. Change it to '${to}' anyway?`,
    ],
    passAnyway: ['그래도 바꾸기', 'Change it anyway'],
    apply: (count: number) => [`${count}명 바꾸기`, `Change ${count}`],
    applyDrafts: (count: number, drafts: number) => [
      `작성 중 ${drafts}명을 포함해 ${count}명 바꾸기`,
      `Change ${count}, including ${drafts} draft${drafts === 1 ? '' : 's'}`,
    ],
    cancel: ['취소', 'Cancel'],
    changedMany: (count: number, to: string) => [
      `${count}명을 ‘${to}’ 상태로 바꿨습니다.`,
      `Changed ${count} to '${to}'.`,
    ],
    changedOne: (name: string, to: string) => [
      `${name}: ‘${to}’ 상태로 바꿨습니다.`,
      `${name}: changed to '${to}'.`,
    ],
    left: (count: number) => [
      `${count}명은 다른 사람이 먼저 바꾸어 그대로 두었습니다.`,
      `${count} ${count === 1 ? 'was' : 'were'} changed by someone else first and left unchanged.`,
    ],
    stopped: (message: string) => [
      `나머지는 바꾸지 못했습니다. ${message}`,
      `The rest could not be changed. ${message}`,
    ],
    undo: ['되돌리기', 'Undo'],
    undone: (count: number) => [`${count}명을 되돌렸습니다.`, `Changed ${count} back.`],
    seconds: (count: number) => [`${count}초`, `${count} s`],
    correctTitle: (name: string) => [`${name} 지원 정보 정정`, `Edit the details of ${name}`],
    correctNote: [
      '바꾼 이름·학번·아이디로만 지원서를 다시 찾을 수 있습니다. 지원자에게 알려 주세요.',
      'From then on, the application can only be looked up with the new details. Please tell the applicant.',
    ],
    team: ['팀', 'Team'],
    save: ['정정하기', 'Save the details'],
    exportTeam: (team: string) => [`CSV 내려받기: ${team}`, `Download CSV: ${team}`],
    exportAll: ['CSV 내려받기: 모든 팀', 'Download CSV: all teams'],
    exported: [
      '내려받았습니다. 내보내기는 변경 이력에 남습니다.',
      'Downloaded. The export is recorded in the history.',
    ],
  },
  editsText,
)
