import { type ReactNode, useState } from 'react'
import { VOCABULARY, wordOf } from '../../content/vocabulary.ts'
import { paths } from '../../paths.ts'
import { BlankPatch } from '../../ui/art/blank-patch.tsx'
import { Divider } from '../../ui/art/divider.tsx'
import { PatchworkArt } from '../../ui/art/patchwork-art.tsx'
import { Accordion } from '../../ui/controls/accordion.tsx'
import { Button, LinkButton } from '../../ui/controls/button.tsx'
import { Checkbox, RadioGroup, Select } from '../../ui/controls/choice.tsx'
import { Switch } from '../../ui/controls/switch.tsx'
import { Tabs } from '../../ui/controls/tabs.tsx'
import { StudentIdField, TextField } from '../../ui/controls/text-field.tsx'
import { ask, tell } from '../../ui/feedback/alerts.ts'
import { Failure } from '../../ui/feedback/loaded.tsx'
import { SaveStatus } from '../../ui/feedback/save-status.tsx'
import { toast } from '../../ui/feedback/toasts.ts'
import { ErrorSummary } from '../../ui/form/form.tsx'
import page from '../../ui/layout/page.module.css'
import { Page } from '../../ui/layout/page.tsx'
import { PhoneNotice } from '../../ui/layout/phone-notice.tsx'
import { Bar } from '../../ui/table/bars.tsx'
import { DataTable } from '../../ui/table/data-table.tsx'

const nothing = () => undefined
const OPTIONS = [
  { value: 'one', label: 'One' },
  { value: 'two', label: 'Two', note: 'with a note' },
  { value: 'three', label: 'Three', note: 'quiet', quiet: true },
]

/** Every shared part in every state, for those who work on it. Only in builds with VITE_UI_PAGE=1 and in `vite dev`. */
export function StyleguideScreen() {
  const [tab, setTab] = useState('one')
  return (
    <Page title="Parts" lead="Every shared part of the interface, in every state.">
      <Sample name="Vocabulary">
        <VocabularyTable />
      </Sample>
      <Sample name="Table">
        <DataTable
          label="Table"
          isCards
          rows={OPTIONS}
          keyOf={({ value }) => value}
          columns={[
            {
              id: 'name',
              head: 'Name',
              cell: ({ label, value }) => (
                <>
                  {label}
                  <Bar parts={[{ count: value.length, fill: 2 }]} most={5} />
                </>
              ),
            },
            { id: 'note', head: 'Note', cell: ({ note }) => note },
            { id: 'letters', head: 'Letters', cell: ({ value }) => value.length, isNumber: true },
          ]}
        />
      </Sample>
      <Sample name="Buttons">
        <div className={page.actions}>
          <Button look="primary" onClick={nothing}>
            Primary
          </Button>
          <Button onClick={nothing}>Plain</Button>
          <Button busy onClick={nothing}>
            Busy
          </Button>
          <Button small onClick={nothing}>
            Small
          </Button>
          <LinkButton to={paths.home}>Link</LinkButton>
          <LinkButton look="primary" to={paths.home}>
            Primary link
          </LinkButton>
        </div>
      </Sample>
      <FormSamples />
      <Sample name="Tabs">
        <Tabs label="Plain tabs" tabs={OPTIONS} value={tab} onChange={setTab}>
          <p>Panel {tab}</p>
        </Tabs>
        <Tabs look="pieces" label="Tabs as pieces" tabs={OPTIONS} value={tab} onChange={setTab}>
          <p>Panel {tab}</p>
        </Tabs>
      </Sample>
      <Sample name="Accordion">
        <Accordion
          items={[
            { title: '짧은 질문', body: <p>짧은 대답.</p> },
            {
              title: 'A question that is long enough to need more than one line on the screen of a telephone',
              body: <p>An answer.</p>,
            },
          ]}
        />
      </Sample>
      <Sample name="Dialogs and toasts">
        <div className={page.actions}>
          <Button onClick={() => void tell('The edit is complete.')}>Tell</Button>
          <Button onClick={() => void ask('Delete it?', 'Delete')}>Ask</Button>
          <Button onClick={() => toast('저장했습니다.')}>Toast</Button>
        </div>
      </Sample>
      <Sample name="Save status">
        {(['idle', 'saving', 'saved', 'failed'] as const).map((state) => (
          <p key={state}>
            {state}: <SaveStatus state={state} onRetry={nothing} />
          </p>
        ))}
      </Sample>
      <Sample name="Failure">
        <Failure error={new Error('hidden')} onRetry={nothing} />
      </Sample>
      <Sample name="Notice on a phone">
        <PhoneNotice>지원서 작성은 PC에서 해 주세요.</PhoneNotice>
      </Sample>
      <Sample name="Divider and blank patch">
        <Divider />
        <BlankPatch>
          <p>What matters most.</p>
        </BlankPatch>
      </Sample>
      <Sample name="Cloth">
        {([undefined, 'indigo', 'gardenia', 'persimmon'] as const).map((without) => (
          <div key={without ?? 'all'}>
            <p>{without ? `without ${without}` : 'all fabrics'}</p>
            <PatchworkArt seed="45" width={960} height={160} smallest={80} without={without} />
          </div>
        ))}
      </Sample>
    </Page>
  )
}

function Sample({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section className={page.card}>
      <h2>{name}</h2>
      {children}
    </section>
  )
}

function FormSamples() {
  const [text, setText] = useState('')
  const [id, setId] = useState('25')
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

const inWords = (never: readonly string[]) => never.map(wordOf).join(', ')

const VocabularyTable = () => (
  <DataTable
    label="Vocabulary"
    isCards
    rows={VOCABULARY}
    keyOf={({ ko }) => ko}
    columns={[
      { id: 'ko', head: 'Korean', width: 'line', cell: ({ ko }) => <span lang="ko">{ko}</span> },
      { id: 'en', head: 'English', width: 'line', cell: ({ en }) => en },
      { id: 'where', head: 'Where', cell: ({ where }) => where },
      {
        id: 'never-ko',
        head: 'Never in Korean',
        cell: ({ never }) => <span lang="ko">{inWords(never.ko)}</span>,
      },
      { id: 'never-en', head: 'Never in English', cell: ({ never }) => inWords(never.en) },
    ]}
  />
)
