import { TEXT_LIMITS } from '@recruit/contract/fields/settings-fields'
import { declaredSetting, type SettingOf } from '@recruit/contract/fields/settings-values'
import { type ChangeEvent, Fragment, useId } from 'react'
import { serverNow } from '../../api/server-clock.ts'
import { useText, useTranslation } from '../../i18n/text.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Checkbox } from '../../ui/controls/choice.tsx'
import { Field } from '../../ui/controls/field.tsx'
import { Switch } from '../../ui/controls/switch.tsx'
import { TextField } from '../../ui/controls/text-field.tsx'
import page from '../../ui/layout/page.module.css'
import { dayAndTime, fromSeoulInput } from '../../ui/time/seoul-time.ts'
import { DatePicker, LAST_TIME } from './date-picker.tsx'
import { previewOf } from './preview.ts'
import styles from './settings.module.css'
import {
  type Edited,
  type EditedField,
  isDated,
  isPlanned,
  movedTimes,
  PICKED_AS,
  type Tab,
  timeOfPeriod,
} from './settings-tabs.ts'
import { type Suggested, suggestedTerm, suggestedTraining } from './suggestions.ts'
import { settingsText } from './text.ts'

type Words = (typeof settingsText)['ko']
type TextKey = { [Key in keyof Words]: Words[Key] extends string ? Key : never }[keyof Words]
interface Group {
  legend: TextKey
  note?: TextKey
  /**
   * 'row', 'list': what is on or off is a check box, all in one row or each next to what it needs. 'switches': each in
   * a line with what it means. 'days', 'thirds': in the columns that they need.
   */
  layout?: 'row' | 'list' | 'switches' | 'days' | 'thirds'
  /** Folded away: it is seldom changed. */
  isFolded?: boolean
  fields: readonly EditedField[]
  /** What its empty fields, and those that follow from them, can be filled with. */
  suggest?: (values: Edited, now: number) => Suggested
  /** The field that suggests it, which it follows; without it the whole group. */
  suggestedBy?: EditedField
}

const GROUPS: Record<Tab, readonly Group[]> = {
  recruit: [
    {
      legend: 'period',
      fields: ['isApplicationPeriod', 'applicationSubmissionPeriod', 'opensAt', 'closesAt'],
      suggest: suggestedTerm,
      suggestedBy: 'applicationSubmissionPeriod',
    },
    {
      legend: 'recruitingTeams',
      note: 'teamsNote',
      layout: 'row',
      fields: ['cardinalNumber', 'doesRecruitMarketing', 'doesRecruitDesign', 'doesRecruitWebDev'],
    },
    {
      legend: 'schedules',
      note: 'schedulesNote',
      layout: 'days',
      fields: ['firstPresentationPeriod', 'interviewPeriod', 'finalPresentationPeriod'],
    },
    { legend: 'rare', isFolded: true, fields: ['closeGraceSeconds', 'keepMonths'] },
  ],
  result: [
    {
      legend: 'switches',
      layout: 'switches',
      fields: ['showResultToApplicant', 'is1stResultPeriod', 'isFinalResultPeriod', 'resultsAt'],
    },
    {
      legend: 'interview',
      fields: ['isOnlineInterview', 'faceTofaceInterviewPlace', 'interviewWaitingPlace', 'surveyFormLink'],
    },
    {
      legend: 'assignments',
      note: 'assignmentsNote',
      layout: 'list',
      fields: [
        'isMarketingPreAssignment',
        'marketingPreAssignment',
        'isDesignPreAssignment',
        'designPreAssignmentBannerName',
        'designPreAssignmentPixelSize',
        'designPreAssignmentSubmitPeriod',
        'isWebDevPreAssignment',
        'webDevPreAssignment',
      ],
    },
    {
      legend: 'training',
      layout: 'thirds',
      suggest: suggestedTraining,
      fields: [
        'answersUntil',
        'masterTrainingSchedule',
        'masterTrainingPlace',
        'masterTrainingWaitingPlace',
        'masterTrainingWaitingTime',
      ],
    },
  ],
  master: [{ legend: 'contact', fields: ['masterName', 'masterPhoneNumber'] }],
}

/** Inputs that depend on a switch appear only with it. */
const isHidden = (field: EditedField, values: Edited): boolean => {
  if (field === 'faceTofaceInterviewPlace' || field === 'interviewWaitingPlace')
    return values.isOnlineInterview
  if (field === 'marketingPreAssignment') return !values.isMarketingPreAssignment
  if (field.startsWith('designPreAssignment')) return !values.isDesignPreAssignment
  return field === 'webDevPreAssignment' && !values.isWebDevPreAssignment
}

interface Form {
  values: Edited
  set: <F extends EditedField>(field: F, value: Edited[F]) => void
}

/** Takes the focus to the input of a field, also where it is folded away. */
export function focusField(field: EditedField): void {
  const input = document.getElementById(field)
  input?.closest('details')?.setAttribute('open', '')
  input?.focus()
}

/** The inputs of one tab, in their groups. */
export function SettingsFields({ tab, ...form }: Form & { tab: Tab }) {
  const text = useText(settingsText)
  return GROUPS[tab].map(({ legend, note, layout, isFolded, fields, suggest, suggestedBy }) => {
    const suggestion = suggest && <Suggestion suggested={suggest(form.values, serverNow())} set={form.set} />
    const inputs = (
      <div className={styles.fields} data-layout={layout}>
        {fields
          .filter((field) => !isHidden(field, form.values))
          .map((field) => (
            <Fragment key={field}>
              <Setting field={field} hasChecks={layout === 'row' || layout === 'list'} {...form} />
              {field === suggestedBy && suggestion}
            </Fragment>
          ))}
        {!suggestedBy && suggestion}
      </div>
    )
    if (isFolded)
      return (
        <details key={legend} className={styles.folded}>
          <summary>{text[legend]}</summary>
          {inputs}
        </details>
      )
    return (
      <fieldset key={legend} className={styles.group}>
        <legend>{text[legend]}</legend>
        {note && <p className={page.quiet}>{text[note]}</p>}
        {inputs}
      </fieldset>
    )
  })
}

/** Fills the empty fields of a group, after showing with what. */
function Suggestion({ suggested, set }: Pick<Form, 'set'> & { suggested: Suggested }) {
  const text = useText(settingsText)
  const list = useId()
  const entries = Object.entries(suggested) as [EditedField, string | boolean][]
  if (!entries.some(([field]) => declaredSetting[field].kind === 'line')) return null
  const words = ([field, value]: (typeof entries)[number]) =>
    typeof value === 'boolean' ? text.labels[field] : `${text.labels[field]} ${value.replace('T', ' ')}`
  return (
    <div className={styles.suggested}>
      <Button
        small
        aria-describedby={list}
        onClick={() => {
          for (const [field, value] of entries) set(field, value)
        }}
      >
        {text.fill}
      </Button>
      <p id={list} className={page.quiet}>
        {text.fills} {entries.map(words).join(' · ')}
      </p>
    </div>
  )
}

/** One input; a text is marked as required, though nothing checks it. */
function Setting({ field, hasChecks, values, set }: Form & { field: EditedField; hasChecks: boolean }) {
  const text = useText(settingsText)
  const label = text.labels[field]
  const value = values[field]
  const onChange = (changed: string | boolean) => set(field, changed)
  if (typeof value === 'boolean') {
    if (!hasChecks) {
      const effect = text.effects[field as SettingOf<'switch'>]?.[value ? 'on' : 'off']
      const isOver = field === 'isApplicationPeriod' && value && !previewOf(values, serverNow()).isOpen
      const note = isOver ? text.closedByTime : effect
      return <Switch id={field} label={label} note={note} checked={value} onChange={onChange} />
    }
    return (
      <Checkbox id={field} checked={value} onChange={onChange}>
        {label}
      </Checkbox>
    )
  }
  const { kind } = declaredSetting[field]
  const picked = isDated(field) && PICKED_AS[field]
  if (kind === 'essay' || picked)
    return (
      <Field id={field} label={label} marked>
        {(control) => {
          const shared = {
            ...control,
            value,
            maxLength: TEXT_LIMITS[kind === 'essay' ? kind : 'line'],
            onChange: (event: ChangeEvent<HTMLTextAreaElement | HTMLInputElement>) =>
              onChange(event.target.value),
          }
          if (kind === 'essay') return <textarea {...shared} rows={3} />
          return (
            <div className={styles.picked}>
              {picked && (
                <DatePicker
                  label={label}
                  text={value}
                  kind={picked}
                  onPick={(days) => {
                    for (const [name, time] of movedTimes(field, days, values)) set(name, time)
                    onChange(days)
                  }}
                />
              )}
              <input {...shared} autoComplete="off" placeholder={text.placeholders[field]} />
            </div>
          )
        }}
      </Field>
    )
  return (
    <div className={styles.setting}>
      <TextField
        id={field}
        label={label}
        hint={text.hints[field]}
        placeholder={text.placeholders[field]}
        value={value}
        onChange={onChange}
        {...inputOf(field, text.optionalTime)}
      />
      {isPlanned(field) && <PeriodTime field={field} values={values} set={set} />}
    </div>
  )
}

/** Offers the first minute or the last one of the application period, where the time is another day's. */
function PeriodTime({ field, values, set }: Form & { field: 'opensAt' | 'closesAt' }) {
  const { text, language } = useTranslation(settingsText)
  const time = timeOfPeriod(field, values, serverNow())
  if (!time) return null
  return (
    <p>
      <Button small onClick={() => set(field, time)}>
        {text.toPeriod(dayAndTime(fromSeoulInput(time), language))}
      </Button>
    </p>
  )
}

function inputOf(field: EditedField, optional: string) {
  const declared = declaredSetting[field]
  switch (declared.kind) {
    case 'time':
      return { type: 'datetime-local', max: LAST_TIME, optional }
    case 'number':
      return { type: 'number', min: declared.min, max: declared.max, step: 1, required: true, marked: true }
    case 'link':
      return { marked: true, inputMode: 'url' as const }
    default:
      return { marked: true, maxLength: TEXT_LIMITS.line }
  }
}
