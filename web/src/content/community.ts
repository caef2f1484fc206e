import { community as named } from '@recruit/contract/community'

/** What the pages say of the community; messages use its name and address too. */
export const community = {
  ...named,
  description: {
    ko: '이화이언을 함께 만들 마케팅팀, 디자인팀, 웹개발팀 운영진을 모집합니다.',
    en: 'EWHAIAN is recruiting operating-team members for marketing, design and web development.',
  },
  chatChannel: '이화이언 운영진 모집',
  timeZone: 'Asia/Seoul',
  links: {
    blog: 'https://blog.example.org/',
    photos: 'https://photos.example.org/',
    website: 'https://www.example.org/',
    chat: 'https://chat.example.org/',
  },
} as const
