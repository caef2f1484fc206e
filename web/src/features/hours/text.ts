import { bilingual } from '../../i18n/text.ts'
import { hoursText } from '../../ui/grid/hours/text.ts'

export const ownHoursText = bilingual(
  {
    title: ['면접관 시간 입력', 'Your interview hours'],
    whose: (name: string) => [`${name}님`, name],
    lead: (teams: string) => [
      `${teams} 면접을 맡으실 수 있는 시간을 골라 주세요.`,
      `Please choose the hours when you can interview for ${teams}.`,
    ],
    until: (time: string) => [
      `이 링크는 ${time}까지 쓸 수 있습니다. 다른 사람에게 보내지 마세요.`,
      `This link works until ${time}. Please do not share it.`,
    ],
    noPeriod: [
      '면접 기간이 아직 정해지지 않았습니다. 정해진 뒤에 다시 열어 주세요.',
      'There is no interview period yet. Please come back once there is one.',
    ],
    saved: [
      '저장했습니다. 링크가 살아 있는 동안 다시 고칠 수 있습니다.',
      'Saved. You can change it as long as the link works.',
    ],
  },
  hoursText,
)
