import type { Text } from '@recruit/contract/text'
import { community } from './community.ts'

export interface Activity {
  name: Text
  /** A text, as the team would say it. */
  date: Text
  /** Names the picture: a patchwork is drawn from it, the same one each time. */
  img_path: string
  link: string
}

const post = (slug: string) => `${community.links.blog}${slug}`

/** What the last operating teams did, the newest first. */
export const activities: Activity[] = [
  {
    name: { ko: '새내기 길잡이 이벤트 사이트', en: 'Event site for first-years' },
    date: { ko: '2025년 3월', en: 'March 2025' },
    img_path: 'activities/first-years',
    link: post('guide-site'),
  },
  {
    name: { ko: '시험 기간 응원의 벽', en: 'A wall of encouragement' },
    date: { ko: '2024년 12월', en: 'December 2024' },
    img_path: 'activities/exam-wall-24',
    link: post('exam-wall'),
  },
  {
    name: { ko: '가을 굿즈 공동 구매', en: 'Autumn goods, ordered together' },
    date: { ko: '2024년 9월 – 10월', en: 'September – October 2024' },
    img_path: 'activities/autumn-goods',
    link: post('autumn-goods'),
  },
  {
    name: { ko: '봄 축제 도장 찍기 지도', en: 'Stamp map of the spring festival' },
    date: { ko: '2024년 5월', en: 'May 2024' },
    img_path: 'activities/festival-map',
    link: post('festival-map'),
  },
  {
    name: { ko: '제휴 매장 한눈에 보기', en: 'Partner shops at a glance' },
    date: { ko: '2023년 11월', en: 'November 2023' },
    img_path: 'activities/partner-shops',
    link: post('partner-shops'),
  },
  {
    name: { ko: '로고 다시 짓기', en: 'The logo, sewn anew' },
    date: { ko: '2023년 여름', en: 'Summer 2023' },
    img_path: 'activities/logo-renewal',
    link: post('logo-renewal'),
  },
]
