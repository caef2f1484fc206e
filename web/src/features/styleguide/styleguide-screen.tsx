import { useState } from 'react'
import { paths } from '../../paths.ts'
import { BlankPatch } from '../../ui/art/blank-patch.tsx'
import { Divider } from '../../ui/art/divider.tsx'
import { PatchworkArt } from '../../ui/art/patchwork-art.tsx'
import { Accordion } from '../../ui/controls/accordion.tsx'
import { Button, LinkButton } from '../../ui/controls/button.tsx'
import { Tabs } from '../../ui/controls/tabs.tsx'
import { ask, tell } from '../../ui/feedback/alerts.ts'
import { Failure } from '../../ui/feedback/failure.tsx'
import { SaveStatus } from '../../ui/feedback/save-status.tsx'
import { toast } from '../../ui/feedback/toasts.ts'
import styles from '../../ui/layout/page.module.css'
import { Page } from '../../ui/layout/page.tsx'
import { PhoneNotice } from '../../ui/layout/phone-notice.tsx'
import { Bar } from '../../ui/table/bars.tsx'
import { DataTable } from '../../ui/table/data-table.tsx'
import { FormSamples, nothing, Sample } from './form-samples.tsx'
import { VocabularyTable } from './vocabulary-table.tsx'

const TABS = [
  { value: 'one', label: 'One' },
  { value: 'two', label: 'Two', note: 'with a note' },
  { value: 'three', label: 'Three' },
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
          rows={TABS}
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
              foot: 'Total',
            },
            { id: 'note', head: 'Note', cell: ({ note }) => note },
            { id: 'letters', head: 'Letters', cell: ({ value }) => value.length, foot: 11, isNumber: true },
          ]}
        />
      </Sample>
      <Sample name="Buttons">
        <div className={styles.actions}>
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
        <Tabs label="Plain tabs" tabs={TABS} value={tab} onChange={setTab}>
          <p>Panel {tab}</p>
        </Tabs>
        <Tabs look="pieces" label="Tabs as pieces" tabs={TABS} value={tab} onChange={setTab}>
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
        <div className={styles.actions}>
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
