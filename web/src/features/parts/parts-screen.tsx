import { useState } from 'react'
import { paths } from '../../paths.ts'
import { Accordion } from '../../ui/accordion.tsx'
import { ask, tell } from '../../ui/alerts.ts'
import { BlankPatch } from '../../ui/blank-patch.tsx'
import { Button, LinkButton } from '../../ui/button.tsx'
import { Failure } from '../../ui/failure.tsx'
import styles from '../../ui/page.module.css'
import { Page } from '../../ui/page.tsx'
import { PatchworkArt } from '../../ui/patchwork-art.tsx'
import { PhoneNotice } from '../../ui/phone-notice.tsx'
import { SaveStatus } from '../../ui/save-status.tsx'
import { Seam } from '../../ui/seam.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { toast } from '../../ui/toasts.ts'
import { FormParts } from './form-parts.tsx'
import { Sample } from './sample.tsx'

const TABS = [
  { value: 'one', label: 'One' },
  { value: 'two', label: 'Two', note: 'with a note' },
  { value: 'three', label: 'Three' },
]
const nothing = () => undefined

/** Every shared part in every state, for those who work on it. Only in builds with VITE_UI_PAGE=1 and in `vite dev`. */
export function PartsScreen() {
  const [tab, setTab] = useState('one')
  return (
    <Page title="Parts" lead="Every shared part of the interface, in every state.">
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
      <FormParts />
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
      <Sample name="Seam and blank patch">
        <Seam />
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
