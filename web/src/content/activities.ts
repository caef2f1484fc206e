import type { Team } from '@recruit/contract/constants'
import type { Text } from '@recruit/contract/text'
import type { Motif } from '../ui/motifs/kinds.ts'
import { community } from './community.ts'

export interface Activity {
  name: Text
  /** A text, as the team would say it. */
  date: Text
  /** What it was, in one sentence. */
  summary: Text
  /** One number that shows its size, and what it counts. */
  figure: { value: Text; of: Text }
  /** Names the picture: the same name gives the same drawing each time. */
  img_path: string
  /** What the picture shows, and whose colours it has. */
  motif: Motif
  team: Team
  link: string
}

const post = (slug: string) => `${community.links.blog}${slug}`

/**
 * What the last operating teams did, the newest first.
 *
 * TO BE CONFIRMED by the community before the site opens: every `figure` and `summary` is an invented example.
 */
export const activities: Activity[] = [
  {
    name: { ko: '새내기 길잡이 이벤트 사이트', en: 'Event site for first-years' },
    date: { ko: '2025년 3월', en: 'March 2025' },
    summary: {
      ko: '새내기가 미션을 따라 학교를 둘러보는 사이트를 만들었습니다.',
      en: 'A site that led first-years around the campus, one mission at a time.',
    },
    figure: {
      value: { ko: '약 640명', en: 'about 640' },
      of: { ko: '함께한 새내기', en: 'first-years took part' },
    },
    img_path: 'activities/first-years',
    motif: 'browser',
    team: 3,
    link: post('guide-site'),
  },
  {
    name: { ko: '시험 기간 응원의 벽', en: 'A wall of encouragement' },
    date: { ko: '2024년 12월', en: 'December 2024' },
    summary: {
      ko: '시험을 앞두고 서로에게 남긴 응원 쪽지를 한곳에 모았습니다.',
      en: 'Notes of encouragement, left for one another before the exams.',
    },
    figure: { value: { ko: '약 860장', en: 'about 860' }, of: { ko: '모인 쪽지', en: 'notes left' } },
    img_path: 'activities/exam-wall-24',
    motif: 'note',
    team: 1,
    link: post('exam-wall'),
  },
  {
    name: { ko: '가을 굿즈 공동 구매', en: 'Autumn goods, ordered together' },
    date: { ko: '2024년 9월 – 10월', en: 'September – October 2024' },
    summary: {
      ko: '직접 디자인한 가방과 배지를 함께 주문했습니다.',
      en: 'Bags and badges of our own design, ordered in one go.',
    },
    figure: { value: { ko: '약 310건', en: 'about 310' }, of: { ko: '모인 주문', en: 'orders' } },
    img_path: 'activities/autumn-goods',
    motif: 'goods',
    team: 2,
    link: post('autumn-goods'),
  },
  {
    name: { ko: '봄 축제 도장 찍기 지도', en: 'Stamp map of the spring festival' },
    date: { ko: '2024년 5월', en: 'May 2024' },
    summary: {
      ko: '부스마다 도장을 모으는 축제 지도를 만들었습니다.',
      en: 'A festival map on which every booth gave a stamp.',
    },
    figure: { value: { ko: '24곳', en: '24' }, of: { ko: '이어진 부스', en: 'booths joined up' } },
    img_path: 'activities/festival-map',
    motif: 'map',
    team: 3,
    link: post('festival-map'),
  },
  {
    name: { ko: '제휴 매장 한눈에 보기', en: 'Partner shops at a glance' },
    date: { ko: '2023년 11월', en: 'November 2023' },
    summary: {
      ko: '흩어져 있던 제휴 혜택을 한 화면에 정리했습니다.',
      en: 'Scattered partner offers, brought together on one screen.',
    },
    figure: { value: { ko: '48곳', en: '48' }, of: { ko: '정리한 매장', en: 'shops listed' } },
    img_path: 'activities/partner-shops',
    motif: 'board',
    team: 1,
    link: post('partner-shops'),
  },
  {
    name: { ko: '로고 다시 짓기', en: 'The logo, sewn again' },
    date: { ko: '2023년 여름', en: 'Summer 2023' },
    summary: {
      ko: '작은 화면에서도 또렷한 로고를 새로 만들었습니다.',
      en: 'A redrawn logo, clear on the smallest screen too.',
    },
    figure: { value: { ko: '5가지', en: '5' }, of: { ko: '정한 크기', en: 'sizes to use it in' } },
    img_path: 'activities/logo-renewal',
    motif: 'logo',
    team: 2,
    link: post('logo-renewal'),
  },
]
