import { bilingual } from '../../../../i18n/text.ts'
import { hoursText } from '../../../../ui/grid/hours/text.ts'

export const interviewersText = bilingual(
  {
    title: ['면접관', 'Interviewers'],
    list: ['면접관 목록', 'All interviewers'],
    none: [
      '아직 면접관이 없습니다. 첫 면접관을 적어 주세요.',
      'There is no interviewer yet. Please enter the first one.',
    ],
    name: ['이름', 'Name'],
    teams: ['팀', 'Teams'],
    hours: ['가능한 시간', 'Hours'],
    limits: ['한도', 'Limits'],
    actions: ['작업', 'Actions'],
    noHours: ['고른 시간 없음', 'No hours chosen'],
    wholeDay: ['하루 종일', 'all day'],
    outside: (hours: string) => [`면접 기간 밖: ${hours}`, `Outside the interview period: ${hours}`],
    perDay: (count: number) => [`하루 ${count}번`, `${count} a day`],
    inARow: (count: number) => [`쉬지 않고 ${count}시간`, `${count} h in a row`],
    noLimit: ['없음', 'None'],
    edit: ['수정', 'Edit'],
    editOf: (name: string) => [`${name} 면접관 수정`, `Edit ${name}`],
    remove: ['삭제', 'Remove'],
    removeOf: (name: string) => [`${name} 면접관 삭제`, `Remove ${name}`],
    askRemove: (name: string) => [
      `${name} 면접관을 삭제할까요? 이 면접관이 들어간 면접은 시간표에 남고, 규칙에 어긋난 것으로 표시됩니다.`,
      `Remove ${name}? Interviews that name this interviewer stay on the timetable and are marked as breaking a rule.`,
    ],
    newLink: ['시간 입력 링크', 'Entry link'],
    newLinkOf: (name: string) => [
      `${name} 면접관의 시간 입력 링크 만들기`,
      `Entry link: make one for ${name}`,
    ],
    linkTitle: (name: string) => [
      `${name} 면접관에게 보낼 시간 입력 링크`,
      `Entry link for ${name}`,
    ],
    linkNote: (until: string) => [
      `${until}까지 이 링크로 자기 면접 시간만 적을 수 있습니다. 지금만 보이며, 이전에 만든 링크는 이제 쓸 수 없습니다.`,
      `Until ${until}, it opens only this interviewer's own hours. It is shown only this once, and any earlier link no longer works.`,
    ],
    add: ['면접관 추가', 'Add an interviewer'],
    addTitle: ['새 면접관', 'New interviewer'],
    member: ['운영진에서 고르기', 'Pick from the staff'],
    memberHint: ['고르면 이름과 팀을 채웁니다.', 'Fills in name and teams.'],
    notMember: ['운영진 목록에 없음', 'Not on the staff list'],
    knownMember: ['목록에서 빠진 운영진', 'No longer on the list'],
    nameMissing: ['이름을 적어 주세요.', 'Please enter a name.'],
    teamMissing: ['팀을 하나 이상 골라 주세요.', 'Please choose at least one team.'],
    teamsLegend: ['면접하는 팀', 'Interviews for'],
    allHours: ['면접 기간 모두', 'The whole interview period'],
    sameAs: ['다른 면접관과 같은 시간', 'Same hours as another interviewer'],
    sameAsShort: ['같은 시간으로…', 'Same hours as…'],
    saveAndNext: ['저장하고 다음 면접관', 'Save and add the next'],
    gone: [
      '다른 사람이 이 면접관을 삭제했습니다. 내가 쓴 것은 그대로 있습니다. 내가 쓴 것으로 계속하면 새로 추가합니다.',
      'Someone else removed this interviewer. What you entered is still here: continuing with it adds a new one.',
    ],
  },
  hoursText,
)
