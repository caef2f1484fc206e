import { bilingual } from '../../../i18n/text.ts'

/** Whom a button publishes to: rejections are named. */
const whomKo = (count: number, fails: number): string => {
  if (fails === 0) return `${count}명에게`
  return count === fails ? `${fails}명 불합격` : `${count}명에게 (불합격 ${fails}명 포함)`
}
const whomEn = (count: number, fails: number): string => {
  const rejections = `${fails} ${fails === 1 ? 'rejection' : 'rejections'}`
  if (count > 0 && count === fails) return rejections
  const people = `to ${count} ${count === 1 ? 'person' : 'people'}`
  return fails > 0 ? `${people}, ${rejections} among them` : people
}

export const publishingText = bilingual({
  band: ['결과 공개', 'Results'],
  public: ['지금 결과가 공개되어 있습니다.', 'Results are public now.'],
  none: ['공개하지 않은 변경은 없습니다.', 'No changes are waiting to be published.'],
  waiting: (count: number) => [
    `공개하지 않은 변경이 ${count}건 있습니다.`,
    `${count} ${count === 1 ? 'change is' : 'changes are'} not published.`,
  ],
  stillBefore: ['지원자는 아직 이전 결과를 봅니다.', 'Applicants still see the earlier result.'],
  look: ['확인하고 공개', 'Review and publish'],
  title: ['공개 전 확인', 'Before publishing'],
  lead: [
    '지원자가 지금 보는 결과와 공개하면 보게 될 결과입니다.',
    'What each applicant sees now, and what they will see once you publish.',
  ],
  showTitle: ['결과를 보이기 전 확인', 'Before results are shown'],
  showLead: [
    '저장하면 지원자가 결과 페이지를 볼 수 있습니다. 아래에서 선택한 사람만 새 결정을 보고, 나머지는 마지막으로 본 결과를 그대로 봅니다.',
    'Once you save, applicants can open their result page. Only the people selected here see the new decision; everyone else sees what they saw last.',
  ],
  before: ['마지막으로 본 것', 'Last seen'],
  nothingNew: ['새 결과를 보게 되는 지원자가 없습니다.', 'No applicant would see a new result.'],
  show: (count: number, fails: number) => [
    count === 0 ? '새로 공개하지 않고 결과 보이기' : `결과 보이고 ${whomKo(count, fails)} 공개`,
    count === 0 ? 'Show results, publish nothing new' : `Show results, publish ${whomEn(count, fails)}`,
  ],
  keepHidden: ['계속 수정하기', 'Keep editing'],
  applicant: ['지원자', 'Applicant'],
  dateAlone: ['면접 일정만 변경', 'New interview date only'],
  /** Next to the number of those who are chosen. */
  ofAll: (kind: string, chosen: number, all: number) => [
    chosen === all ? kind : `${kind} (${all}명 중)`,
    chosen === all ? kind : `of ${all} · ${kind}`,
  ],
  howMany: (count: number) => [`${count}명`, `${count}`],
  of: (name: string, team: string) => [`${name} (${team})`, `${name} (${team})`],
  now: ['지금 보이는 것', 'They see now'],
  nowInRow: ['공개됨', 'Public'],
  afterwards: ['공개하면 보일 것', 'They will see'],
  /** Of someone who is not chosen. */
  stays: ['그대로', 'No change'],
  noDate: ['일정 없음', 'no date'],
  moved: (from: string, to: string) => [`${from}에서 ${to}으로 옮김`, `moved from ${from} to ${to}`],
  /** '최종 합격 12명, 불합격 28명'. */
  decided: (parts: string[]) => [
    `제출한 지원자의 현재 결정: ${parts.join(', ')}`,
    `Decisions so far, of those who submitted: ${parts.join(', ')}`,
  ],
  count: (state: string, count: number) => [`${state} ${count}명`, `${count} ${state}`],
  undecided: (count: number) => [`결정 전 ${count}명`, `${count} undecided`],
  interviewsAhead: (ahead: number, of: number) => [
    `최종 결과를 공개할 ${of}명 중 ${ahead}명은 아직 면접 전입니다.`,
    of === 1
      ? 'The interview of this applicant has not taken place yet.'
      : `${ahead} of these ${of} have not had their interview yet.`,
  ],
  leftOut: (count: number) => [
    `아직 면접 전인 ${count}명은 선택하지 않았습니다. 지금 공개하려면 아래에서 선택해 주세요.`,
    count === 1
      ? 'One applicant whose interview has not taken place is not selected. To publish anyway, select the row.'
      : `${count} applicants whose interview has not taken place are not selected. To publish anyway, select their rows.`,
  ],
  interview: ['면접', 'Interview'],
  notHeld: ['면접 전', 'not held yet'],
  withoutDate: (names: string) => [
    `1차 합격인데 면접 일정이 없음: ${names}`,
    `Passed the first round, without an interview date: ${names}`,
  ],
  publish: (count: number, fails = 0) => [`${whomKo(count, fails)} 공개`, `Publish ${whomEn(count, fails)}`],
  published: (count: number) => [
    `${count}명에게 공개했습니다.`,
    `${count} ${count === 1 ? 'applicant sees' : 'applicants see'} it now.`,
  ],
})
