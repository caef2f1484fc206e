import type { Text } from '@recruit/contract/text'
import { type Picture, picture } from '../ui/motifs/kinds.ts'

export interface MarketingStep {
  name: Text
  description: Text
  image: Picture
}

/** From an idea to a post on social media, in four steps. */
export const marketingSteps: MarketingStep[] = [
  {
    name: { ko: '아이디어 회의', en: 'Idea meeting' },
    description: {
      ko: '이번 주 게시판에서 가장 오래 머문 글을 하나씩 들고 옵니다. 소재가 스무 개쯤 모이면 ‘내가 먼저 눌러 볼 것’ 네 개만 남깁니다.',
      en: 'Everyone brings the one post she could not scroll past that week. Out of some twenty ideas we keep the four that we would tap on ourselves.',
    },
    image: picture('board', 'ideas', '모은 소재와 고른 소재', 'Ideas found, ideas kept'),
  },
  {
    name: { ko: '팀원별 게시물 기획', en: 'Each plans her own post' },
    description: {
      ko: '한 사람이 한 게시물을 처음부터 끝까지 맡습니다. 누가 읽을지, 무엇을 남길지, 몇 장으로 말할지를 한 쪽에 적습니다.',
      en: 'One person carries one post from beginning to end. Who reads it, what should stay with her, how many cards it takes: one page, no more.',
    },
    image: picture('note', 'plan-page', '한 쪽짜리 기획안', 'A plan of one page'),
  },
  {
    name: { ko: '서로 주고받는 피드백', en: 'Mutual feedback' },
    description: {
      ko: '먼저 소리 내어 읽습니다. 걸리는 문장을 고치고, 빠진 사람이 없는지 살피고, 불편할 수 있는 표현을 덜어 냅니다.',
      en: 'First we read it aloud. Sentences that stumble are mended, we ask whom we forgot, and words that could hurt come out.',
    },
    image: picture('flow', 'feedback', '의견이 오간 세 번의 시안', 'Three drafts, and what was said'),
  },
  {
    name: { ko: '제작과 업로드', en: 'Produce and upload' },
    description: {
      ko: '정해 둔 틀에 맞추어 만들고, 가장 많이 보는 시간에 올립니다. 일주일 뒤 숫자를 함께 읽고 다음 회의의 첫 장에 붙입니다.',
      en: 'Made in our own templates and posted when most people look. A week later we read the figures together, and pin them to the first page of the next meeting.',
    },
    image: picture('posts', 'upload', '올라간 게시물 한 묶음', 'A set of posts, published'),
  },
]

export interface Sponsor {
  /** Invented; the mark is drawn from the seed. */
  name: Text
  field: Text
  seed: string
}

/** About how many companies have sponsored the community. */
export const SPONSOR_COUNT = 75

export const sponsors: Sponsor[] = [
  { name: { ko: '온기베이커리', en: 'Ongi Bakery' }, field: { ko: '빵집', en: 'Bakery' }, seed: 'ongi' },
  { name: { ko: '밤샘커피', en: 'Bamsaem Coffee' }, field: { ko: '카페', en: 'Café' }, seed: 'bamsaem' },
  { name: { ko: '문장서점', en: 'Munjang Books' }, field: { ko: '서점', en: 'Bookshop' }, seed: 'munjang' },
  {
    name: { ko: '고른결 화장품', en: 'Goreun Skin' },
    field: { ko: '화장품', en: 'Cosmetics' },
    seed: 'goreun',
  },
  {
    name: { ko: '한뼘필름', en: 'Hanppyeom Film' },
    field: { ko: '사진관', en: 'Photo studio' },
    seed: 'film',
  },
  { name: { ko: '초록접시', en: 'Green Plate' }, field: { ko: '샐러드', en: 'Salads' }, seed: 'plate' },
  { name: { ko: '두바퀴', en: 'Two Wheels' }, field: { ko: '자전거 대여', en: 'Bicycles' }, seed: 'wheels' },
  { name: { ko: '바늘한쌈', en: 'Needle & Pin' }, field: { ko: '수선', en: 'Mending' }, seed: 'needle' },
  { name: { ko: '새벽문구', en: 'Dawn Paper' }, field: { ko: '문구', en: 'Stationery' }, seed: 'dawn' },
  { name: { ko: '소리상자', en: 'Sori Box' }, field: { ko: '음향 기기', en: 'Audio' }, seed: 'sori' },
  { name: { ko: '달빛약국', en: 'Moonlight Pharmacy' }, field: { ko: '약국', en: 'Pharmacy' }, seed: 'moon' },
  { name: { ko: '배움터 온', en: 'On Academy' }, field: { ko: '어학', en: 'Languages' }, seed: 'academy' },
  { name: { ko: '포근이불', en: 'Pogeun Bedding' }, field: { ko: '침구', en: 'Bedding' }, seed: 'pogeun' },
  { name: { ko: '한줌과일', en: 'Hanjum Fruit' }, field: { ko: '과일', en: 'Fruit' }, seed: 'hanjum' },
]
