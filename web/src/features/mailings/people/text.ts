import { bilingual } from '../../../i18n/text.ts'

export const peopleText = bilingual({
  ko: {
    title: '사람별 메시지',
    lead: '누가 어떤 메시지를 받았는지 보여 줍니다. 같은 종류가 여럿이면 가장 새로운 것입니다.',
    name: '이름',
    noOne: '조건에 맞는 사람이 없습니다.',
    shown: (count: number, all: number) => (count === all ? `${all}명` : `${all}명 가운데 ${count}명`),
    open: (state: string, kind: string, name: string) => `${state}: ${name} 님의 ${kind} 열기`,
  },
  en: {
    title: 'Messages by person',
    lead: 'Who got which message. If there are several of a kind, this is the newest one.',
    name: 'Name',
    noOne: 'No one matches.',
    shown: (count: number, all: number) =>
      count === all ? `${all} ${all === 1 ? 'person' : 'people'}` : `${count} of ${all} people`,
    open: (state: string, kind: string, name: string) => `${state}: open ${kind} to ${name}`,
  },
})
