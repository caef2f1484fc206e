import { useState } from 'react'
import { useText } from '../../../i18n/text.ts'
import { toClipboard } from '../../../ui/clipboard.ts'
import { Button } from '../../../ui/controls/button.tsx'
import field from '../../../ui/controls/field.module.css'
import { Dialog } from '../../../ui/feedback/dialog.tsx'
import type { Applicant } from '../../staff/applicants.ts'
import { withdrawOffer } from '../bulk/undo.ts'
import { contactsOf } from '../filters/selection.ts'
import { listText } from '../text.ts'

/** Takes the e-mails or phones of the selected ones along, for a mail program or a phone. */
export function CopyButtons({ rows, onSaid }: { rows: Applicant[]; onSaid: (said: string) => void }) {
  const text = useText(listText)
  const [byHand, setByHand] = useState('')
  const copy = async (what: 'email' | 'phonenum') => {
    const { text: contacts, count, twice, blank } = contactsOf(rows, what)
    withdrawOffer()
    if (count === 0) return onSaid(text.nothingToCopy)
    if (!(await toClipboard(contacts))) return setByHand(contacts)
    const said = [text.copied[what](count), twice > 0 && text.twice(twice), blank > 0 && text.blank(blank)]
    onSaid(said.filter(Boolean).join(' '))
  }
  return (
    <>
      <Button small onClick={() => void copy('email')}>
        {text.copyEmails}
      </Button>
      <Button small onClick={() => void copy('phonenum')}>
        {text.copyPhones}
      </Button>
      {byHand && (
        <Dialog title={text.copyByHand} close={text.close} onClose={() => setByHand('')}>
          <textarea
            aria-label={text.copyByHand}
            className={field.control}
            readOnly
            value={byHand}
            onFocus={(event) => event.target.select()}
          />
        </Dialog>
      )}
    </>
  )
}
