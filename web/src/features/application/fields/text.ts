import { bilingual } from '../../../i18n/text.ts'

/** Placeholders for empty fields, and the notes on an essay's length. */
export const fieldText = bilingual({
  neededLater: ['(지금은 선택, 나중에 고칠 때 필요)', '(optional now, needed when you edit later)'],
  over: (by: number) => [
    `${by}자를 줄여 주세요. 줄일 때까지 이 글은 이 기기에만 저장되고 서버에는 저장되지 않습니다.`,
    `Shorten this by ${by}. Until then it is kept on this device only and not saved on the server.`,
  ],
  left: (chars: number) => [`${chars}자 더 쓸 수 있습니다.`, `${chars} characters left.`],
  nearLimit: ['글자 수 한도가 가까워졌습니다.', 'You are close to the limit.'],
  overLimit: [
    '글자 수 한도를 넘었습니다. 줄일 때까지 이 글은 이 기기에만 저장됩니다.',
    'Over the limit. Until it is shorter, this text is kept on this device only.',
  ],
})
