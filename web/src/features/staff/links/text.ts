import { bilingual } from '../../../i18n/text.ts'

export const linksText = bilingual({
  link: ['링크', 'Link'],
  address: ['메일로 보낼 주소', 'Address to send it to'],
  addressHint: [
    '링크를 받을 사람의 이메일 주소입니다. 보내고 나면 남지 않습니다.',
    'The e-mail address of the person the link is for. It is not kept.',
  ],
  addressMissing: ['이메일 주소를 입력해 주세요.', 'Enter an e-mail address.'],
  send: ['메일로 보내기', 'Send by e-mail'],
  sendOf: (name: string) => [`${name}에게 링크를 메일로 보내기`, `Send by e-mail: ${name}’s link`],
})
