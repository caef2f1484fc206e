import { ESSAY_MAX } from '@recruit/contract/constants'
import { type ReactNode, useState } from 'react'
import { Button } from '../../ui/controls/button.tsx'
import { Checkbox, RadioGroup } from '../../ui/controls/choice.tsx'
import { Select } from '../../ui/controls/select.tsx'
import { Switch } from '../../ui/controls/switch.tsx'
import { TextArea } from '../../ui/controls/text-area.tsx'
import { TextField } from '../../ui/controls/text-field.tsx'
import { ErrorSummary } from '../../ui/feedback/error-summary.tsx'
import { StudentIdField } from '../../ui/form/student-id-field.tsx'
import styles from '../../ui/layout/page.module.css'

export const nothing = () => undefined
const OPTIONS = [
  { value: 'one', label: 'One' },
  { value: 'two', label: 'Two', note: 'with a note' },
  { value: 'three', label: 'Three', note: 'quiet', quiet: true },
]

/** One part of the interface under its name. */
export function Sample({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section className={styles.card}>
      <h2>{name}</h2>
      {children}
    </section>
  )
}

/** The parts of forms: empty, filled, wrong, optional, read-only. */
export function FormSamples() {
  const [text, setText] = useState('')
  const [id, setId] = useState('25')
  const [essay, setEssay] = useState('가'.repeat(ESSAY_MAX - 60))
  const [choice, setChoice] = useState<string | null>('two')
  const [isOn, setOn] = useState(true)
  const [attempt, setAttempt] = useState(0)
  return (
    <>
      <Sample name="Fields">
        <TextField id="plain" label="Plain" value={text} onChange={setText} />
        <TextField id="hint" label="With a hint" hint="A hint." optional value={text} onChange={setText} />
        <TextField id="wrong" label="Wrong" error="What is wrong." value={text} onChange={setText} />
        <TextField id="fixed" label="Read-only" readOnly value="박서로" onChange={nothing} />
        <StudentIdField id="student" value={id} onChange={setId} />
      </Sample>
      <Sample name="Essays">
        <TextArea id="near" label="Near the limit" hint="A hint." value={essay} onChange={setEssay} />
        <TextArea id="over" label="Over the limit" value={'가'.repeat(ESSAY_MAX + 3)} onChange={nothing} />
        <TextArea id="read" label="Read-only" readOnly value="읽기만 하는 글" onChange={nothing} />
      </Sample>
      <Sample name="Choices">
        <RadioGroup id="radio" legend="One of three" options={OPTIONS} value={choice} onChange={setChoice} />
        <RadioGroup
          id="none"
          legend="None chosen"
          error="Choose one."
          options={OPTIONS}
          value={null}
          onChange={setChoice}
        />
        <Checkbox id="check" checked={isOn} onChange={setOn}>
          A check box
        </Checkbox>
        <Checkbox id="wrong-check" checked={false} error="Please tick." onChange={nothing}>
          A check box that is needed
        </Checkbox>
        <Checkbox id="no-check" checked disabled onChange={nothing}>
          A disabled check box
        </Checkbox>
        <Switch label="A switch" checked={isOn} onChange={setOn} />
        <Switch label="Its opposite" checked={!isOn} onChange={(checked) => setOn(!checked)} />
        <Select label="A select" options={OPTIONS} value={choice ?? 'one'} onChange={setChoice} />
      </Sample>
      <Sample name="Error summary">
        <ErrorSummary
          attempt={attempt}
          mistakes={[
            { id: 'wrong', message: 'What is wrong.' },
            { id: 'none', message: 'Choose one.' },
          ]}
        />
        <Button onClick={() => setAttempt(attempt + 1)}>Try again: the summary takes the focus</Button>
      </Sample>
    </>
  )
}
