import type { Language } from '@recruit/contract/text'

const MORE = {
  ko: (names: string, more: number) => `${names} 외 ${more}명`,
  en: (names: string, more: number) => `${names} and ${more} more`,
}

/** The first of many people by name, and how many more there are: 'Kim, Lee and 4 more'. */
export function firstNames(names: readonly string[], language: Language, most = 8): string {
  const first = names.slice(0, most).join(', ')
  return names.length > most ? MORE[language](first, names.length - most) : first
}

export const nameOf = ({ name }: { name: string }): string => name
