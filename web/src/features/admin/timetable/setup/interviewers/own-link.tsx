import { useLanguage } from '../../../../../i18n/language.ts'
import { useText } from '../../../../../i18n/text.ts'
import { staffLinks } from '../../../../../staff-links.ts'
import { fullTime } from '../../../../../ui/time/seoul-time.ts'
import { LinkBox } from '../../../members/link-box.tsx'
import { interviewersText } from './text.ts'
import type { ShownLink } from './use-own-links.ts'

/** The link by which an interviewer enters her own hours. */
export function OwnLink({ name, token, expiresAt }: ShownLink) {
  const text = useText(interviewersText)
  const language = useLanguage((state) => state.language)
  return (
    <LinkBox
      title={text.linkTitle(name)}
      note={text.linkNote(fullTime(expiresAt, language))}
      label={text.link}
      path={staffLinks.interviewerLink(token)}
    />
  )
}
