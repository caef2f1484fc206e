import type { Text } from '@recruit/contract/text'
import { type Picture, picture } from '../ui/motifs/kinds.ts'

/** A work of the design team as its popup shows it. */
export interface DesignWork {
  title: Text
  label: Text
  description: Text
  /** One or two. */
  images: Picture[]
}

export const designWorks: DesignWork[] = [
  {
    title: { ko: '계절을 거는 배너', en: 'A banner for every season' },
    label: { ko: '사이트 배너', en: 'Site banner' },
    description: {
      ko: '이화이언의 대문에는 한 해에 네 번 새 배너가 걸립니다. 개강, 축제, 시험, 종강. 같은 화면이라도 그 주에 들어오는 사람의 마음은 저마다 다릅니다. 디자인팀은 먼저 그 주의 게시판을 읽고, 가장 자주 보이는 낱말에서 그림을 시작합니다. 넓은 화면의 그림을 줄이는 대신 휴대폰에 맞는 그림을 따로 그리고, 글자가 그림에 묻히지 않는지 밝은 곳과 어두운 곳에서 한 번씩 확인한 뒤에 겁니다.',
      en: 'Four times a year a new banner goes up on the front page: start of term, festival, exams, end of term. It is the same screen, but whoever opens it that week is in another mood. So we begin by reading the boards, and start drawing from the word that comes up most. The phone gets a drawing of its own instead of a shrunken one, and no banner goes up before we have read it once in bright light and once in the dark.',
    },
    images: [
      picture(
        'banner',
        'spring-term',
        '봄 개강 배너, 넓은 화면과 휴대폰',
        'Start of spring term, wide and on a phone',
      ),
      picture('banner', 'exam-weeks-4', '시험 기간 배너', 'The banner of the exam weeks'),
    ],
  },
  {
    title: { ko: '가방 속의 조각보', en: 'Patchwork to carry' },
    label: { ko: '굿즈 디자인', en: 'Goods design' },
    description: {
      ko: '한 학기에 한 번, 회원과 나눌 물건을 만듭니다. 이번 기수는 자투리 천을 이어 붙인 듯한 에코백과 배지 두 개, 스티커 한 장을 골랐습니다. 화면의 색은 천 위에서 다르게 보이기 때문에 견본을 세 번 받아 햇빛 아래에서 맞추었고, 배지의 바늘땀은 실제 크기로 인쇄해 가방에 대 보며 간격을 정했습니다. 남은 천은 다음 모집 때 쓸 책갈피가 되었습니다.',
      en: 'Once a term we make something to share with the members. This cohort chose a tote bag that looks sewn from leftovers, two badges and a sheet of stickers. Colours on cloth are not the colours of a screen, so we asked for three samples and matched them in daylight. The stitches on the badge were printed at full size and held against a bag until their spacing felt right. What was left of the cloth became bookmarks for the next recruitment.',
    },
    images: [
      picture('goods', 'tote', '에코백, 배지, 스티커 한 벌', 'Tote bag, badge and stickers'),
      picture(
        'goods',
        'bookmark-samples',
        '색을 맞추려고 받은 두 번째 견본',
        'The second sample, to match the colours',
      ),
    ],
  },
  {
    title: { ko: '한 손으로 쓰는 시간표', en: 'A timetable for one hand' },
    label: { ko: 'UX/UI 디자인', en: 'UX/UI design' },
    description: {
      ko: '버스에서 한 손으로 다음 수업을 확인하는 사람이 가장 많았습니다. 회원 열두 명에게 시간표를 쓰는 순간을 물어 그 이야기로 화면을 다시 그렸습니다. 자주 누르는 것은 엄지가 닿는 아래쪽으로, 하루 한 번 보는 것은 위쪽으로 옮겼습니다. 색을 구별하기 어려운 사람도 과목을 알아보도록 색과 무늬를 함께 썼습니다. 완성된 화면은 간격과 상태를 모두 적어 웹개발팀에 건넵니다.',
      en: 'Most people look up their next class on the bus, with one hand. We asked twelve members when they open their timetable, and drew it again from what they told us: what is pressed often moved down to the thumb, what is looked at once a day moved up. Courses have a pattern as well as a colour, for those who cannot tell the colours apart. Every spacing and every state was written down before the screens went to the web development team.',
    },
    images: [
      picture('phone', 'timetable-final', '오늘 화면과 과목 화면', 'Today, and a course'),
      picture(
        'flow',
        'timetable-wire',
        '인터뷰 뒤에 다시 그린 와이어프레임',
        'Wireframes, redrawn after the interviews',
      ),
    ],
  },
  {
    title: { ko: '열여섯 칸의 로고', en: 'A logo in sixteen pieces' },
    label: { ko: '로고 리뉴얼', en: 'Logo renewal' },
    description: {
      ko: '예전 로고는 작은 화면에서 알아보기 어려웠습니다. 새 로고는 네모 열여섯 칸을 접고 이어 만듭니다. 가장 작은 크기부터 그리기 시작해 점점 키웠고, 회원 투표에 오른 세 가지 안은 모두 한 가지 색으로도 읽히는지 시험했습니다. 쓰는 법을 한 장으로 정리해 두어, 디자이너가 아닌 운영진도 헷갈리지 않고 쓸 수 있습니다.',
      en: 'The old logo could hardly be made out on a small screen. The new one is folded and sewn from sixteen squares. We drew the smallest size first and grew it from there; each of the three drafts that went to the members’ vote had to read in a single colour. How to use it fits on one page, so that those of us who are not designers use it with confidence too.',
    },
    images: [
      picture(
        'logo',
        'renewal',
        '제도선 위의 새 로고와 작은 크기들',
        'The mark on its construction lines, and small',
      ),
    ],
  },
]

/** How the team's learning is paid for. */
export const lectureSupport = {
  title: { ko: '배우고 싶은 강의, 비용은 저희가 냅니다', en: 'Choose a course. It is on us.' },
  body: {
    ko: '디자인팀은 유료 온라인 강의 업체와 함께합니다. 활동하는 동안 듣고 싶은 강의를 골라 신청하면 수강권을 드립니다. 도구를 처음 배우는 강의도, 이미 하는 일을 깊게 파는 강의도 좋습니다.',
    en: 'The design team works with a provider of paid online lectures. While you are on the team, pick the lecture you want and you receive a pass for it: a first course in a tool, or one that goes deep into what you already do.',
  },
  points: [
    {
      name: { ko: '고르기', en: 'Pick' },
      text: {
        ko: '타이포그래피, 브랜딩, UX 리서치, 모션까지 분야를 가리지 않습니다.',
        en: 'Typography, branding, UX research, motion: any field will do.',
      },
    },
    {
      name: { ko: '듣기', en: 'Learn' },
      text: {
        ko: '정해진 시간 없이, 학교 일정에 맞추어 각자 듣습니다.',
        en: 'There is no fixed hour. Everyone learns around her own timetable.',
      },
    },
    {
      name: { ko: '나누기', en: 'Share' },
      text: {
        ko: '새로 배운 것 하나를 회의에서 십 분 동안 보여 줍니다.',
        en: 'One thing you learned, shown to the others in ten minutes at a meeting.',
      },
    },
  ],
} satisfies { title: Text; body: Text; points: { name: Text; text: Text }[] }
