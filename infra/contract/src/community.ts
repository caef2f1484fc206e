/** The community's data in messages and pages: change it here when the real address is known. */
export const community = {
  name: { ko: '이화이언', en: 'EWHAIAN' },
  siteTitle: { ko: '이화이언 운영진 모집', en: 'EWHAIAN operating team recruitment' },
  /** Applicants write here, and replies to messages go here. */
  email: 'recruit@example.org',
} as const

/** The company that delivers the community's mails: the consent of applicants names it. */
export const mailProvider = { ko: 'example.org', en: 'example.org' } as const

/** Identifies an interview in every calendar file, from any program. */
export const calendarUid = (interview: string): string =>
  `${interview}@${community.email.slice(community.email.indexOf('@') + 1)}`
