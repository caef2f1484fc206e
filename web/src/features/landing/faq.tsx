import { useState } from 'react'
import { Link } from 'react-router-dom'
import { FAQ_TABS, type FaqTab, faq } from '../../content/faq.ts'
import { useLanguage } from '../../i18n/language.ts'
import { useText } from '../../i18n/text.ts'
import { Accordion } from '../../ui/controls/accordion.tsx'
import { Tabs } from '../../ui/controls/tabs.tsx'
import { Section } from './section.tsx'
import { landingText } from './text.ts'

/** Three tabs of questions; the answers open without a script. */
export function Faq() {
  const text = useText(landingText)
  const language = useLanguage((state) => state.language)
  const [tab, setTab] = useState<FaqTab>('recruitment')
  return (
    <Section id="faq" title={text.faq} lead={text.faqLead} fabric="blush" layout="aside">
      <Tabs
        label={text.faqTabs}
        value={tab}
        onChange={setTab}
        tabs={FAQ_TABS.map((value) => ({ value, label: text.faqTab[value] }))}
      >
        <Accordion
          items={faq[tab].map(({ question, answer, link }) => ({
            title: question[language],
            body: (
              <>
                <p>{answer[language]}</p>
                {link && (
                  <p>
                    <Link to={link.to}>{link.label[language]}</Link>
                  </p>
                )}
              </>
            ),
          }))}
        />
      </Tabs>
    </Section>
  )
}
