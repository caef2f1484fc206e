import { bilingual } from '../../i18n/text.ts'

export const rowText = bilingual({
  ko: {
    up: (name: string) => `${name} 위로`,
    down: (name: string) => `${name} 아래로`,
    remove: (name: string) => `${name} 빼기`,
    upShort: '위로',
    downShort: '아래로',
    removeShort: '빼기',
  },
  en: {
    up: (name: string) => `Move ${name} up`,
    down: (name: string) => `Move ${name} down`,
    remove: (name: string) => `Remove ${name}`,
    upShort: 'Up',
    downShort: 'Down',
    removeShort: 'Remove',
  },
})
