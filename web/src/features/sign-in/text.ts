import { PASSPHRASE_MIN } from '@recruit/contract/constants'
import { bilingual } from '../../i18n/text.ts'

export const signInText = bilingual({
  keyHint: [
    '관리자와 매니저가 함께 쓰는 비밀번호입니다. 받은 링크로 암호를 정했다면 내 이름으로 들어옵니다.',
    'The password that admins or managers share. If you have set a passphrase with a link, use your own name.',
  ],
  byName: ['내 이름으로 들어가기', 'Use my own name'],
  name: ['이름', 'Name'],
  nameMissing: ['이름을 입력해 주세요.', 'Enter your name.'],
  passphrase: ['암호', 'Passphrase'],
  passphraseMissing: ['암호를 입력해 주세요.', 'Enter the passphrase.'],
  enter: ['들어가기', 'Continue'],
  forgotten: [
    '암호를 잊었다면 관리자에게 새 링크를 부탁해 주세요.',
    'If you have forgotten your passphrase, ask the admin for a new link.',
  ],
  linkTitle: ['암호 정하기', 'Set a passphrase'],
  invited: (name: string, role: string) => [
    `${name} 님은 ${role}로 등록되어 있습니다. 앞으로 이 이름과 지금 정하는 암호로 들어옵니다.`,
    `${name}, your role on the staff is ${role}. From now on you sign in with this name and the passphrase that you choose here.`,
  ],
  toSignIn: ['로그인 화면으로', 'Go to sign-in'],
  newPassphrase: ['새 암호', 'New passphrase'],
  hint: [
    `${PASSPHRASE_MIN}자 이상. 서로 관계없는 단어 몇 개를 이어 쓰면 외우기 쉽고 추측하기 어렵습니다.`,
    `At least ${PASSPHRASE_MIN} characters. A few unrelated words are easy to remember and hard to guess.`,
  ],
  again: ['새 암호 한 번 더', 'Repeat the new passphrase'],
  tooShort: [`${PASSPHRASE_MIN}자 이상 입력해 주세요.`, `Enter at least ${PASSPHRASE_MIN} characters.`],
  differs: ['두 암호가 다릅니다.', 'The two passphrases differ.'],
  set: ['암호를 정하고 들어가기', 'Set passphrase and sign in'],
  reviewing: ['평가', 'Reviewing'],
  reviewingLead: [
    '맡은 지원서를 읽고 점수를 매기는 곳입니다.',
    'Where you read and score the applications assigned to you.',
  ],
  reviewingWhat: [
    [
      '평가가 시작되면 맡은 지원서가 여기에서 열립니다.',
      '지원서는 이름, 학번, 연락처 없이 보이고, 다른 평가자의 점수는 내 평가를 제출하고 필요한 수가 모인 뒤에 보입니다.',
      '지원자 목록과 설정은 관리자와 매니저만 볼 수 있습니다.',
    ],
    [
      'Once reviewing begins, the applications assigned to you open here.',
      'You see them without names, student ids or contacts. Others’ scores appear once you have submitted yours and enough reviews are in.',
      'Only the admin and the managers see the list of applicants and the settings.',
    ],
  ],
})
