import { bilingual } from '../../i18n/text.ts'

export const rowText = bilingual({
  up: (name: string) => [`${name} 위로`, `Move ${name} up`],
  down: (name: string) => [`${name} 아래로`, `Move ${name} down`],
  remove: (name: string) => [`${name} 빼기`, `Remove ${name}`],
  upShort: ['위로', 'Up'],
  downShort: ['아래로', 'Down'],
  removeShort: ['빼기', 'Remove'],
})
