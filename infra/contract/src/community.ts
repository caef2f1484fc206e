/** What messages and pages say of the community alike: change it here when the real address is known. */
export const community = {
  name: { ko: '이화이언', en: 'EWHAIAN' },
  siteTitle: { ko: '이화이언 운영진 모집', en: 'EWHAIAN operating team recruitment' },
  /** Where applicants write to; answers to messages go there, too. */
  email: 'recruit@example.org',
} as const

/** The company that delivers the community's mails: the consent of applicants names it. */
export const mailProvider = { ko: 'example.org', en: 'example.org' } as const

/** Names an interview in every calendar, whichever program made the file. */
export const calendarUid = (interview: string): string =>
  `${interview}@${community.email.slice(community.email.indexOf('@') + 1)}`
