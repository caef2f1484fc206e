import { MEMBER_LINK_HOURS } from '@recruit/contract/constants'
import { bilingual } from '../../i18n/text.ts'

export const membersText = bilingual({
  title: ['운영진', 'Staff'],
  lead: [
    '자기 이름으로 로그인한 사람만 평가할 수 있고, 이력에 이름이 남습니다. 공용 비밀번호도 계속 쓸 수 있습니다.',
    'Only people who sign in by name can review and are named in the history. The shared passwords still work.',
  ],
  none: [
    '아직 등록된 운영진이 없습니다. 공용 비밀번호로만 들어올 수 있습니다.',
    'There are no staff members yet. The shared passwords are the only way to sign in.',
  ],
  add: ['운영진 추가', 'Add a staff member'],
  edit: ['수정', 'Edit'],
  editOf: (name: string) => [`${name} 수정`, `Edit ${name}`],
  name: ['이름', 'Name'],
  nameHint: ['띄어쓰기와 대소문자는 구별하지 않습니다.', 'Spaces and capital letters do not matter.'],
  nameMissing: ['이름을 입력해 주세요.', 'Enter a name.'],
  role: ['역할', 'Role'],
  roleNotes: {
    admin: ['모든 것을 보고 바꿉니다.', 'Sees and changes everything.'],
    manager: [
      '지원서를 읽고 평가합니다. 바꾸지는 못합니다.',
      'Reads and reviews applications; changes nothing.',
    ],
    reviewer: [
      '이름과 연락처가 가려진 지원서를 평가합니다.',
      'Reviews applications whose names and contacts are hidden.',
    ],
  },
  teams: ['담당 팀', 'Teams'],
  allTeams: ['모든 팀', 'All teams'],
  noTeam: ['팀 없음', 'No team'],
  state: ['상태', 'Status'],
  active: ['사용 중', 'Active'],
  invited: ['초대함', 'Invited'],
  linkUntil: (until: string) => [`링크 ${until}까지`, `link until ${until}`],
  linkOver: ['링크 기한 지남', 'link expired'],
  disabled: ['사용 중지됨', 'Disabled'],
  newLink: ['새 로그인 링크', 'New sign-in link'],
  newLinkOf: (name: string) => [`${name}의 새 로그인 링크`, `New sign-in link for ${name}`],
  askNewLink: (name: string) => [`${name}의 새 링크를 만들까요?`, `Make a new link for ${name}?`],
  endsLink: ['앞서 만든 링크는 바로 쓸 수 없게 됩니다.', 'The earlier link stops working immediately.'],
  keepsPassphrase: [
    '지금 암호는 새 링크로 암호를 다시 정할 때까지 쓸 수 있습니다.',
    'The passphrase keeps working until a new one is set with the new link.',
  ],
  disable: ['사용 중지', 'Disable'],
  disableOf: (name: string) => [`${name} 사용 중지`, `Disable ${name}`],
  askDisable: (name: string) => [
    `${name}의 사용을 중지할까요? 바로 로그아웃되고 링크와 암호를 쓸 수 없게 됩니다.`,
    `Disable ${name}? They are signed out immediately, and their link and passphrase stop working.`,
  ],
  enable: ['다시 사용', 'Enable'],
  enableOf: (name: string) => [`${name} 다시 사용`, `Enable ${name}`],
  actions: ['할 일', 'Actions'],
  save: ['저장', 'Save'],
  signsOut: [
    '이름, 역할, 담당 팀을 바꾸면 그 사람은 로그아웃됩니다. 보낸 링크와 암호는 그대로 쓸 수 있습니다.',
    'Changing name, role or teams signs that person out. The link you sent and the passphrase keep working.',
  ],
  linkTitle: (name: string) => [`${name}에게 보낼 링크`, `Link for ${name}`],
  linkNote: (until: string) => [
    `지금 한 번만 보입니다. 본인에게 직접 전하거나 메일로 보내 주세요. ${MEMBER_LINK_HOURS}시간 동안, ${until}까지 한 번 쓸 수 있습니다. 앞서 만든 링크가 있다면 이제 쓸 수 없습니다.`,
    `It is shown only this once. Give it to that person directly or send it by e-mail. It works once within ${MEMBER_LINK_HOURS} hours, until ${until}. Any earlier link has stopped working.`,
  ],
})
