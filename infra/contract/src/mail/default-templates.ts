import { community } from '../community.ts'
import type { MessageKind, Template } from './kinds.ts'

/** The templates until staff change them. All subjects begin differently, so that readers can distinguish the kinds. */
export const defaultTemplates: Record<MessageKind, Template> = {
  receipt: {
    ko: {
      subject: '[접수 확인] 지원서가 접수되었습니다 ({time} 제출)',
      text: `{name} 님, 지원서가 접수되었습니다.

기수: {cohort}
팀: {team}
제출 시각: {time} (한국 시간)
제출 횟수: {submissions}
적은 항목: {answered}
1차 발표: {next}

모집이 끝나기 전까지는 사이트에서 내용을 고쳐 다시 제출할 수 있습니다. 마지막으로 제출한 지원서를 심사합니다.
{link}

지원한 적이 없다면 다른 분이 이메일 주소를 잘못 적은 것입니다. 이 메일은 지우셔도 됩니다.`,
    },
    en: {
      subject: '[Receipt] We have your application (submitted {time})',
      text: `{name}, we have your application.

Cohort: {cohort}
Team: {team}
Submitted: {time} (Korean time)
Submission: no. {submissions}
You answered: {answered}
First results: {next}

You can edit and resubmit it on the site until applications close. We read the version you submitted last.
{link}

If you did not apply, someone mistyped their e-mail address. You can ignore this message.`,
    },
  },
  reminder: {
    ko: {
      subject: '[마감 알림] 아직 제출하지 않은 지원서가 있습니다',
      text: `{name} 님, 쓰고 계신 지원서가 아직 제출되지 않았습니다.

팀: {team}
모집 마감: {closes}

지금까지 쓴 내용은 그대로 저장되어 있습니다. 이어서 쓰고 제출해 주세요. 제출하지 않은 지원서는 심사하지 않습니다.
{link}`,
    },
    en: {
      subject: '[Reminder] Your application is not submitted yet',
      text: `{name}, you have started an application but not submitted it yet.

Team: {team}
Applications close: {closes}

What you have written so far is saved. Please finish and submit it: we only read submitted applications.
{link}`,
    },
  },
  results: {
    ko: {
      subject: '[결과 발표] 지원 결과를 확인해 주세요',
      text: `{name} 님, 지원 결과가 발표되었습니다.

아래 사이트에서 '결과 확인'을 누르고 이름, 학번, 이화이언 아이디를 적으면 결과를 볼 수 있습니다.
{link}

지원해 주셔서 고맙습니다.`,
    },
    en: {
      subject: '[Results] Your result is ready',
      text: `{name}, the results have been published.

On the site, press 'Check result' and enter your name, student id and community id to see yours.
{link}

Thank you for applying.`,
    },
  },
  appointment: {
    ko: {
      subject: '[면접 일정] {date}',
      text: `{name} 님, 면접 일정이 정해졌습니다.

팀: {team}
면접: {date} (한국 시간)

오실 수 있는지 사이트의 결과 화면에서 알려 주세요. 캘린더에 넣을 수 있는 파일을 함께 보냅니다.
{link}`,
    },
    en: {
      subject: '[Interview] {date}',
      text: `{name}, your interview has been scheduled.

Team: {team}
Interview: {date} (Korean time)

Please tell us on your result page whether you can come. A calendar file is attached.
{link}`,
    },
  },
  moved: {
    ko: {
      subject: '[면접 일정 변경] {date}',
      text: `{name} 님, 면접 일정이 바뀌었습니다. 앞서 알려 드린 일정 대신 아래 일정에 와 주세요.

팀: {team}
새 일정: {date} (한국 시간)
앞선 일정: {before}

오실 수 있는지 사이트의 결과 화면에서 다시 알려 주세요. 캘린더에 넣은 일정은 함께 보내는 파일로 바뀝니다.
{link}`,
    },
    en: {
      subject: '[Interview moved] {date}',
      text: `{name}, your interview has been moved. Please come at the new time instead of the earlier one.

Team: {team}
New time: {date} (Korean time)
Earlier time: {before}

Please tell us again on your result page whether you can come. The attached file moves the event in your calendar.
{link}`,
    },
  },
  cancelled: {
    ko: {
      subject: '[면접 취소] {before}',
      text: `{name} 님, 앞서 알려 드린 면접 일정이 취소되었습니다.

팀: {team}
취소된 일정: {before}

새 일정이 정해지면 다시 알려 드립니다. 궁금한 점은 이 메일에 답장해 주세요.
{link}`,
    },
    en: {
      subject: '[Interview cancelled] {before}',
      text: `{name}, the interview we told you about has been cancelled.

Team: {team}
Cancelled: {before}

We will write again if there is a new time. If you have any questions, please reply to this message.
{link}`,
    },
  },
  answerReminder: {
    ko: {
      subject: '[답변 부탁] 면접에 오실 수 있나요? {date}',
      text: `{name} 님, 면접에 오실 수 있는지 아직 알려 주지 않으셨습니다.

팀: {team}
면접: {date} (한국 시간)

사이트의 결과 화면에서 참석 여부를 알려 주세요. 오실 수 없다면 다른 분이 그 시간을 쓸 수 있습니다.
{link}`,
    },
    en: {
      subject: '[Please answer] Can you come to your interview? {date}',
      text: `{name}, we do not know yet whether you can come to your interview.

Team: {team}
Interview: {date} (Korean time)

Please answer on your result page. If you cannot come, someone else can have the time.
{link}`,
    },
  },
  evening: {
    ko: {
      subject: '[곧 면접] {begins}, {room}',
      text: `{name} 님, 곧 면접에서 만나요.

팀: {team}
면접: {date} (한국 시간)
시작: {begins}
장소: {room}

조금 일찍 와 주세요. 사정이 생겼다면 사이트의 결과 화면에서 알려 주세요.
{link}`,
    },
    en: {
      subject: '[Coming up] Your interview: {begins}, {room}',
      text: `{name}, we look forward to meeting you soon.

Team: {team}
Interview: {date} (Korean time)
Begins: {begins}
Place: {room}

Please come a little early. If something has come up, tell us on your result page.
{link}`,
    },
  },
  offerReminder: {
    ko: {
      subject: '[참여 여부] 결과 화면에서 답을 기다리고 있습니다',
      text: `{name} 님, 결과 화면에 아직 답하지 않은 질문이 있습니다.

답변 마감: {answerBy}

사이트에서 '결과 확인'을 누르고 이름, 학번, 이화이언 아이디를 적으면 답할 수 있습니다.
{link}`,
    },
    en: {
      subject: '[Your answer] Your result page has a question',
      text: `{name}, there is a question on your result page that you have not answered yet.

Answer until: {answerBy}

On the site, press 'Check result' and enter your name, student id and community id.
{link}`,
    },
  },
  notice: {
    ko: { subject: `[안내] ${community.siteTitle.ko}`, text: '{name} 님, 안녕하세요.\n\n' },
    en: { subject: `[Notice] ${community.siteTitle.en}`, text: 'Hello {name},\n\n' },
  },
  staffLink: {
    ko: {
      subject: '[운영진] 사용할 수 있는 링크를 보냅니다',
      text: `{name} 님, 아래 주소를 열어 주세요. 이 주소는 {name} 님만 쓸 수 있으니 다른 사람에게 전하지 마세요.
{link}

사용 기한: {until} (한국 시간)`,
    },
    en: {
      subject: '[Staff] Your link',
      text: `{name}, please open this link. It is for you only: do not share it with anyone.
{link}

Valid until: {until} (Korean time)`,
    },
  },
}
