import { consentWords, PRESENT_CONSENT } from '@recruit/contract/consent'
import { bilingual } from '../../i18n/text.ts'

export const registerText = bilingual({
  choose: ['지원하기', 'Apply'],
  chooseLead: [
    '처음 지원하시나요, 아니면 작성하던 지원서가 있나요?',
    'Is this your first time here, or have you begun an application already?',
  ],
  newApplicant: ['신규 지원자', 'New applicant'],
  newApplicantNote: [
    '지원할 팀을 고르고 지원서를 새로 씁니다.',
    'Choose a team and begin a new application.',
  ],
  existing: ['기존 지원자', 'Existing applicant'],
  existingNote: [
    '저장하거나 제출한 지원서를 이어서 쓰거나 고칩니다.',
    'Continue or edit an application that you saved or submitted.',
  ],
  notPeriod: ['지원 기간이 아닙니다.', 'Not an application period.'],
  isPeriod: ['지금 지원하실 수 있습니다.', 'Applications are open.'],
  period: ['지원서 접수 기간', 'Application period'],
  closing: ['접수 마감', 'Closing time'],
  back: ['뒤로 가기', 'Back'],
  lookup: ['기존 지원자 확인', 'Existing applicant'],
  lookupLead: [
    '지원할 때 입력한 정보를 그대로 입력해 주세요.',
    'Enter the same details as when you applied.',
  ],
  lookupSubmit: ['지원서 열기', 'Open my application'],
  editOnPc: ['지원서 수정은 PC에서 해 주세요.', 'Please edit the application on a PC.'],
  phoneToo: [
    '넓은 화면이 쓰기 편해서 권하는 것이고, 휴대폰에서도 모두 할 수 있습니다.',
    'A wide screen is easier to write on; everything works on a phone too.',
  ],
  enrol: ['신규 지원자 등록', 'New applicant'],
  enrolLead: [
    '등록하면 지원서 작성 화면으로 이동합니다. 여기에 입력한 세 가지로 지원서를 다시 찾을 수 있습니다.',
    'Next comes the application itself. With these three details you can find it again.',
  ],
  writeOnPc: ['지원서 작성은 PC에서 해 주세요.', 'Please write the application on a PC.'],
  team: ['지원할 팀', 'Team'],
  teamMissing: ['팀을 선택해 주세요.', 'Choose a team.'],
  privacy: ['개인정보 수집 및 이용', 'Collection and use of personal data'],
  privacyMore: ['개인정보 처리방침 전문 보기 (새 창)', 'The whole privacy policy (new window)'],
  consent: [
    consentWords(PRESENT_CONSENT, 0, 'ko').statement,
    consentWords(PRESENT_CONSENT, 0, 'en').statement,
  ],
  consentMissing: [
    '개인정보 수집 및 이용에 동의해 주세요.',
    'Please agree to the collection and use of your personal data.',
  ],
  openExisting: ['기존 지원서 찾기', 'Look it up'],
  enrolSubmit: ['등록하고 지원서 쓰기', 'Enrol and write the application'],
  enrolling: ['등록하는 중…', 'Enrolling …'],
  unclear: ['등록하지 못했습니다. 다시 시도해 주세요.', 'The enrolment did not work. Please try again.'],
})
