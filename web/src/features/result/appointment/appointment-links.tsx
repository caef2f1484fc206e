import type { PublicSettings } from '@recruit/contract/fields/settings-values'
import { useLanguage } from '../../../i18n/language.ts'
import { useText } from '../../../i18n/text.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { saveText } from '../../../ui/save-text.ts'
import styles from '../letter.module.css'
import { type Appointment, calendarOf, mapLink } from './appointment.ts'
import { appointmentText } from './text.ts'

interface Props {
  appointment: Appointment
  settings: PublicSettings
}

/** Where an appointment goes from here: into a calendar, and to a map where a place is named. */
export function AppointmentLinks({ appointment, settings }: Props) {
  const text = useText(appointmentText)
  const language = useLanguage((state) => state.language)
  const save = () =>
    saveText(`interview-${appointment.day}.ics`, calendarOf(appointment, settings, language), 'text/calendar')
  return (
    <p className={styles.answers}>
      <Button onClick={save}>{text.calendar}</Button>
      {appointment.place && (
        <a href={mapLink(appointment.place, language)} target="_blank" rel="noopener noreferrer">
          {text.map}
        </a>
      )}
    </p>
  )
}
