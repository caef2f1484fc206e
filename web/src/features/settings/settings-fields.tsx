import { TEXT_LIMITS } from '@recruit/contract/fields/settings-fields'
import { declaredSetting } from '@recruit/contract/fields/settings-values'
import { useText } from '../../i18n/text.ts'
import { Checkbox } from '../../ui/controls/choice.tsx'
import { Field } from '../../ui/controls/field.tsx'
import { Switch } from '../../ui/controls/switch.tsx'
import { TextField } from '../../ui/controls/text-field.tsx'
import styles from './settings.module.css'
import type { Edited, EditedField, Tab } from './settings-tabs.ts'
import { settingsText } from './text.ts'

type Words = (typeof settingsText)['ko']
interface Group {
  /** The key of its legend; absent, its fields have no frame. */
  legend?: { [Key in keyof Words]: Words[Key] extends string ? Key : never }[keyof Words]
  /** What is on or off is a check box instead of a switch. */
  hasChecks?: boolean
  fields: readonly EditedField[]
}

const GROUPS: Record<Tab, readonly Group[]> = {
  recruit: [
    { fields: ['cardinalNumber'] },
    { legend: 'period', fields: ['isApplicationPeriod', 'opensAt', 'closesAt', 'closeGraceSeconds'] },
    {
      legend: 'recruitingTeams',
      hasChecks: true,
      fields: ['doesRecruitMarketing', 'doesRecruitDesign', 'doesRecruitWebDev'],
    },
    {
      legend: 'schedules',
      fields: [
        'applicationSubmissionPeriod',
        'firstPresentationPeriod',
        'interviewPeriod',
        'finalPresentationPeriod',
      ],
    },
    { legend: 'keeping', fields: ['keepMonths'] },
  ],
  result: [
    {
      legend: 'switches',
      fields: ['showResultToApplicant', 'resultsAt', 'is1stResultPeriod', 'isFinalResultPeriod'],
    },
    {
      legend: 'interview',
      fields: ['isOnlineInterview', 'faceTofaceInterviewPlace', 'interviewWaitingPlace', 'surveyFormLink'],
    },
    { legend: 'answers', fields: ['answersUntil'] },
    {
      legend: 'training',
      fields: [
        'masterTrainingSchedule',
        'masterTrainingPlace',
        'masterTrainingWaitingPlace',
        'masterTrainingWaitingTime',
      ],
    },
    {
      legend: 'assignments',
      hasChecks: true,
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
  ],
  master: [{ fields: ['masterName', 'masterPhoneNumber'] }],
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

/** The inputs of a tab, each bound to its field by name. */
export function SettingsFields({ tab, ...form }: Form & { tab: Tab }) {
  const text = useText(settingsText)
  return GROUPS[tab].map(({ legend, hasChecks = false, fields }) => {
    const inputs = fields
      .filter((field) => !isHidden(field, form.values))
      .map((field) => <Setting key={field} field={field} hasChecks={hasChecks} {...form} />)
    if (!legend) return inputs
    return (
      <fieldset key={legend} className={styles.group}>
        <legend>{text[legend]}</legend>
        {inputs}
      </fieldset>
    )
  })
}

/** One input; marked as required, though nothing checks it. */
function Setting({ field, hasChecks, values, set }: Form & { field: EditedField; hasChecks: boolean }) {
  const text = useText(settingsText)
  const label = text.labels[field]
  const value = values[field]
  const onChange = (changed: string | boolean) => set(field, changed)
  if (typeof value === 'boolean') {
    if (!hasChecks) return <Switch label={label} checked={value} onChange={onChange} />
    return (
      <Checkbox id={field} checked={value} onChange={onChange}>
        {label}
      </Checkbox>
    )
  }
  if (declaredSetting[field].kind !== 'essay')
    return (
      <TextField
        id={field}
        label={label}
        hint={text.hints[field]}
        placeholder={text.placeholders[field]}
        value={value}
        onChange={onChange}
        {...inputOf(field)}
      />
    )
  return (
    <Field id={field} label={label} marked>
      {(control) => (
        <textarea
          {...control}
          rows={5}
          maxLength={TEXT_LIMITS.essay}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  )
}

function inputOf(field: EditedField) {
  const declared = declaredSetting[field]
  switch (declared.kind) {
    case 'time':
      return { type: 'datetime-local', optional: true }
    case 'number':
      return { type: 'number', min: declared.min, max: declared.max, step: 1, required: true, marked: true }
    case 'link':
      return { marked: true }
    default:
      return { marked: true, maxLength: TEXT_LIMITS.line }
  }
}
