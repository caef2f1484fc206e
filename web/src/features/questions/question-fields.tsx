import {
  QUESTION_HELP_MAX,
  QUESTION_LABEL_MAX,
  QUESTION_OPTION_MAX,
  QUESTION_OPTIONS_MAX,
  TEAMS,
} from '@recruit/contract/constants'
import { isChoice, QUESTION_KINDS } from '@recruit/contract/fields/questions'
import { teamNames } from '../../content/teams.ts'
import { useText, useTranslation } from '../../i18n/text.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Checkbox, CheckboxGroup, SelectField } from '../../ui/controls/choice.tsx'
import { NumberField, TextField } from '../../ui/controls/text-field.tsx'
import { rowEdits } from '../../ui/keyed-rows.ts'
import page from '../../ui/layout/page.module.css'
import styles from './questions.module.css'
import { hasOptions, longest, newOption, type OptionRow, ofKind, type Row } from './rows.ts'
import { questionsText } from './text.ts'

/** The controls that the form's check leads to. */
export const controlsOf = (key: string) => ({
  ko: `label-ko-${key}`,
  en: `label-en-${key}`,
  limit: `limit-${key}`,
  teams: `teams-${key}`,
  option: (option: string, language: 'ko' | 'en') => `option-${language}-${key}-${option}`,
})

interface Props {
  row: Row
  onChange: (change: (row: Row) => Row) => void
}

/** Everything of one question. */
export function QuestionFields({ row, onChange }: Props) {
  const { text, language } = useTranslation(questionsText)
  const ids = controlsOf(row.key)
  const set = (part: Partial<Row>) => onChange((now) => ({ ...now, ...part }))
  const say = (what: 'label' | 'help', of: 'ko' | 'en') => (typed: string) =>
    onChange((now) => ({ ...now, [what]: { ...now[what], [of]: typed } }))
  return (
    <div className={page.form}>
      <div className={page.pair}>
        {(['ko', 'en'] as const).map((of) => (
          <TextField
            key={of}
            id={ids[of]}
            label={of === 'ko' ? text.labelKo : text.labelEn}
            maxLength={QUESTION_LABEL_MAX}
            value={row.label[of]}
            onChange={say('label', of)}
          />
        ))}
        {(['ko', 'en'] as const).map((of) => (
          <TextField
            key={of}
            id={`help-${of}-${row.key}`}
            label={of === 'ko' ? text.helpKo : text.helpEn}
            optional
            maxLength={QUESTION_HELP_MAX}
            value={row.help[of]}
            onChange={say('help', of)}
          />
        ))}
      </div>
      <div className={styles.facts}>
        <SelectField
          id={`kind-${row.key}`}
          label={text.kind}
          value={row.kind}
          options={QUESTION_KINDS.map((value) => ({ value, label: text.kinds[value] }))}
          onChange={(kind) => onChange((now) => ofKind(now, kind))}
        />
        <SelectField
          id={`page-${row.key}`}
          label={text.page}
          value={row.page}
          options={([1, 2] as const).map((value) => ({ value, label: text.pages[value] }))}
          onChange={(value) => set({ page: value })}
        />
        {!isChoice(row.kind) && (
          <NumberField
            id={ids.limit}
            label={text.limit}
            digits={5}
            counter={text.limitHint(longest(row.kind))}
            value={row.limit ? String(row.limit) : ''}
            onChange={(typed) => set({ limit: Number(typed) })}
          />
        )}
      </div>
      {hasOptions(row.kind) && <Options row={row} onChange={onChange} />}
      <CheckboxGroup
        id={ids.teams}
        legend={text.teams}
        options={TEAMS.map((value) => ({ value, label: teamNames[value][language] }))}
        values={row.teams}
        onChange={(teams) => set({ teams })}
      />
      <div className={page.stack}>
        <Checkbox
          id={`required-${row.key}`}
          checked={row.isRequired}
          onChange={(isRequired) => set({ isRequired })}
        >
          {text.isRequired}
        </Checkbox>
        <Checkbox id={`naming-${row.key}`} checked={row.isNaming} onChange={(isNaming) => set({ isNaming })}>
          {text.isNaming}
        </Checkbox>
      </div>
    </div>
  )
}

function Options({ row, onChange }: Props) {
  const text = useText(questionsText)
  const ids = controlsOf(row.key)
  const edits = rowEdits<OptionRow>((change) => onChange((now) => ({ ...now, options: change(now.options) })))
  const say = (key: string, of: 'ko' | 'en') => (typed: string) =>
    edits.change(key, (one) => ({ ...one, label: { ...one.label, [of]: typed } }))
  return (
    <fieldset className={styles.options}>
      <legend>{text.options}</legend>
      {row.options.map(({ key, label }, at) => (
        <div key={key} className={styles.option}>
          {(['ko', 'en'] as const).map((language) => (
            <TextField
              key={language}
              id={ids.option(key, language)}
              label={(language === 'ko' ? text.optionKo : text.optionEn)(at + 1)}
              maxLength={QUESTION_OPTION_MAX}
              value={label[language]}
              onChange={say(key, language)}
            />
          ))}
          <Button
            small
            // A choice needs two things to choose from.
            busy={row.options.length <= 2}
            aria-label={text.removeOption(at + 1)}
            onClick={() => edits.remove(key)}
          >
            {text.removeShort}
          </Button>
        </div>
      ))}
      <p>
        <Button
          small
          busy={row.options.length >= QUESTION_OPTIONS_MAX}
          onClick={() => edits.add(newOption())}
        >
          {text.addOption}
        </Button>
      </p>
    </fieldset>
  )
}
