import { SEATS_MAX } from '@recruit/contract/constants'
import type { QuestionKind } from '@recruit/contract/fields/questions'
import type { Reply } from '../../api/client.ts'
import { bilingual } from '../../i18n/text.ts'

type Effect = Reply<'previewQuestions'>['effects'][number]['what']

export const questionsText = bilingual({
  title: ['지원서 질문', 'Application questions'],
  lead: [
    '정해진 항목 뒤에 이번 기수만의 질문을 더합니다. 저장하면 지원자에게 바로 보입니다.',
    'Adds questions of this term behind the fixed fields. Applicants see them as soon as they are saved.',
  ],
  takenOver: [
    '지난 기수의 질문을 그대로 이어 쓰고 있습니다.',
    'These are the questions of the last term, unchanged.',
  ],
  none: ['아직 더한 질문이 없습니다.', 'No question is added yet.'],
  add: ['질문 추가', 'Add a question'],
  full: ['한 팀에 12개, 모두 30개까지 물을 수 있습니다.', 'At most 12 questions a team and 30 in all.'],
  save: ['질문 저장', 'Save the questions'],
  revert: ['변경 버리기', 'Discard changes'],
  nth: (number: number) => [`질문 ${number}`, `Question ${number}`],
  answered: (count: number) => [`${count}명이 답함`, count === 1 ? '1 answer' : `${count} answers`],
  required: ['필수', 'Required'],
  optional: ['선택', 'Optional'],
  naming: ['평가 때 가림', 'Hidden while scoring'],
  onPage: (page: number) => [`${page}쪽`, `Page ${page}`],
  allTeams: ['모든 팀', 'All teams'],
  kind: ['종류', 'Kind'],
  kinds: [
    {
      line: '한 줄',
      essay: '긴 글',
      oneOf: '하나 고르기',
      someOf: '여러 개 고르기',
      yesNo: '예 또는 아니요',
      link: '링크',
    } satisfies Record<QuestionKind, string>,
    {
      line: 'One line',
      essay: 'Long text',
      oneOf: 'Choose one',
      someOf: 'Choose several',
      yesNo: 'Yes or no',
      link: 'Link',
    },
  ],
  labelKo: ['질문 (한국어)', 'Question (Korean)'],
  labelEn: ['질문 (영어)', 'Question (English)'],
  helpKo: ['설명 (한국어)', 'Help (Korean)'],
  helpEn: ['설명 (영어)', 'Help (English)'],
  limit: ['글자 수 한도', 'Limit in characters'],
  limitHint: (most: number) => [`1자에서 ${most}자까지`, `1 to ${most}`],
  options: ['보기', 'Options'],
  optionKo: (number: number) => [`보기 ${number} (한국어)`, `Option ${number} (Korean)`],
  optionEn: (number: number) => [`보기 ${number} (영어)`, `Option ${number} (English)`],
  addOption: ['보기 추가', 'Add an option'],
  removeOption: (number: number) => [`보기 ${number} 빼기`, `Remove option ${number}`],
  removeShort: ['빼기', 'Remove'],
  teams: ['묻는 팀', 'Teams that are asked'],
  page: ['지원서의 쪽', 'Page of the form'],
  pages: {
    1: ['1쪽 (인적 사항)', 'Page 1 (details)'],
    2: ['2쪽 (글)', 'Page 2 (essays)'],
  },
  isRequired: ['제출하려면 답해야 합니다.', 'A submission needs an answer.'],
  isNaming: [
    '답으로 누구인지 알 수 있습니다. 평가할 때 가립니다.',
    'The answer shows who wrote it: hidden while scoring.',
  ],
  drag: (name: string) => [`${name} 끌어 옮기기`, `Drag ${name}`],
  labelMissing: ['질문을 입력해 주세요.', 'Enter the question.'],
  optionMissing: ['보기를 입력해 주세요.', 'Enter the option.'],
  limitWrong: (most: number) => [
    `1에서 ${most} 사이의 수를 입력해 주세요.`,
    `Enter a number from 1 to ${most}.`,
  ],
  teamMissing: ['한 팀 이상 골라 주세요.', 'Choose at least one team.'],
  preview: ['미리 보기', 'Preview'],
  previewOf: ['지원자의 화면', 'What applicants see'],
  previewTeam: ['팀', 'Team'],
  device: ['화면 너비', 'Width'],
  phone: ['휴대폰', 'Phone'],
  desktop: ['컴퓨터', 'Computer'],
  page1: ['1쪽: 인적 사항 뒤', 'Page 1: after the details'],
  page2: ['2쪽: 지원 동기와 활동 계획 뒤', 'Page 2: after motive and plan'],
  nothingAsked: ['이 쪽에서 더 묻지 않습니다.', 'Nothing more is asked on this page.'],
  untitled: ['(아직 질문이 없음)', '(no question yet)'],
  confirm: ['이렇게 저장할까요?', 'Save it like this?'],
  confirmYes: ['저장', 'Save'],
  confirmNo: ['더 고치기', 'Keep editing'],
  kept: [
    '이미 쓴 답은 지워지지 않습니다. 제출된 지원서도 그대로입니다.',
    'No answer is deleted, and submitted applications stay as they are.',
  ],
  effect: [
    (label: string, what: Effect, drafts: number, submitted: number) => {
      const who = [submitted && `제출한 지원서 ${submitted}건`, drafts && `작성 중인 지원서 ${drafts}건`]
        .filter(Boolean)
        .join(', ')
      return {
        removed: `「${label}」: 더 묻지 않습니다. ${who}의 답은 내보내기와 지원자의 기록에 남습니다.`,
        teams: `「${label}」: 일부 팀에는 더 묻지 않습니다. ${who}의 답은 남습니다.`,
        shorter: `「${label}」: ${who}의 답이 새 한도보다 깁니다. 다시 제출하려면 줄여야 합니다.`,
        options: `「${label}」: ${who}이 없어지는 보기를 골랐습니다. 다시 제출하려면 다시 골라야 합니다.`,
        required: `「${label}」: ${who}에 필수 답이 없습니다. 다음 제출 때 묻습니다.`,
      }[what]
    },
    (label: string, what: Effect, drafts: number, submitted: number) => {
      const who = [
        submitted && `${submitted} submitted`,
        drafts && `${drafts} draft${drafts === 1 ? '' : 's'}`,
      ]
        .filter(Boolean)
        .join(', ')
      return {
        removed: `“${label}”: is asked no more. The answers (${who}) stay in exports and in the applicants’ own data.`,
        teams: `“${label}”: some teams are asked no more. Their answers (${who}) stay.`,
        shorter: `“${label}”: answers are longer than the new limit (${who}). They have to be shortened before the next submission.`,
        options: `“${label}”: an option that goes was chosen (${who}). The next submission needs another choice.`,
        required: `“${label}”: the required answer is missing (${who}). The next submission asks for it.`,
      }[what]
    },
  ],
})

export const seatsCardText = bilingual({
  title: ['2지망과 정원', 'Second choice and seats'],
  asks: ['지원서 1쪽에서 2지망 팀 묻기', 'Ask for a second choice on page 1'],
  asksOn: [
    '1지망 팀이 불합격으로 정한 지원자가 2지망 팀의 목록에 보입니다.',
    'Whom a first team decides against is listed with the team of the second choice.',
  ],
  asksOff: [
    '지원자는 한 팀에만 지원합니다. 이미 고른 2지망은 지워지지 않습니다.',
    'Applicants apply to one team. A second choice that was named stays stored.',
  ],
  lead: [
    '정원을 적으면 홈과 목록, 공개 전 확인에 최종 합격자 수와 함께 보입니다. 0명인 팀은 뽑지 않는 팀이어서, 결정하지 않은 지원자도 2지망 팀의 목록에 보입니다.',
    'Seats are shown with the final passes on the home, the list and before publishing. A team with 0 takes no one, so its undecided applicants are listed with their second choice too.',
  ],
  seats: ['정원', 'Seats'],
  seatsOf: (team: string) => [`${team} 정원`, `Seats of the ${team}`],
  none: ['정하지 않음', 'no number'],
  most: [`${SEATS_MAX}명까지 적을 수 있습니다.`, `At most ${SEATS_MAX}.`],
  save: ['2지망과 정원 저장', 'Save second choice and seats'],
  revert: ['변경 버리기', 'Discard changes'],
})
