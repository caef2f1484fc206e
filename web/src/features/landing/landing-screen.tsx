import type { PublicSettings } from '@recruit/contract/fields/settings-values'
import { writtenDate } from '@recruit/contract/interview/written-date'
import { Suspense, useState } from 'react'
import { Link } from 'react-router-dom'
import { useSettings } from '../../api/settings.ts'
import { type Activity, activities } from '../../content/activities.ts'
import { events } from '../../content/events.ts'
import { FAQ_TABS, type FaqTab, faq } from '../../content/faq.ts'
import { useText, useTranslation } from '../../i18n/text.ts'
import { applyPath, paths } from '../../paths.ts'
import { PatchOnCloth } from '../../ui/art/blank-patch.tsx'
import { Divider } from '../../ui/art/divider.tsx'
import { keptDrawing } from '../../ui/art/kept-drawings.ts'
import { Accordion } from '../../ui/controls/accordion.tsx'
import { LinkButton } from '../../ui/controls/button.tsx'
import { Tabs } from '../../ui/controls/tabs.tsx'
import { ErrorBoundary } from '../../ui/feedback/error-boundary.tsx'
import page from '../../ui/layout/page.module.css'
import { useArrival, useSectionJump } from '../../ui/layout/page.tsx'
import { lazyScreen } from '../../ui/lazy-screen.tsx'
import '../../ui/motifs/motif.module.css'
import { uiText } from '../../ui/text.ts'
import { usePeriod } from '../../ui/time/period.ts'
import { PeriodTimer } from '../../ui/time/period-timer.tsx'
import { About } from './about.tsx'
import made from './activities.module.css'
import styles from './landing-screen.module.css'
import { Section } from './section.tsx'
import { Teams } from './teams.tsx'
import { Testimonials } from './testimonials.tsx'
import { landingText } from './text.ts'

/** The landing page: who we are, what we do, how to join. Without settings it still reads. */
export function LandingScreen() {
  const { data: settings } = useSettings()
  return (
    <>
      <Hero settings={settings} />
      <About settings={settings} />
      <Teams settings={settings} />
      <Testimonials />
      <Events />
      <Activities />
      <Faq />
      <Closing settings={settings} />
      <SectionJump />
    </>
  )
}

/** Last, so that its effect runs after the page's arrival and decides the scroll position. */
function SectionJump() {
  useSectionJump()
  return null
}

/** What happens in the course of a year, month by month. */
function Events() {
  const { text, language } = useTranslation(landingText)
  return (
    <Section id="events" title={text.events} lead={text.eventsLead} fabric="ink">
      <ol className={styles.year}>
        {events.map(({ month, name, description }) => (
          <li key={name.en}>
            <Divider />
            <p className={styles.month}>{month[language]}</p>
            <h3>{name[language]}</h3>
            <p>{description[language]}</p>
          </li>
        ))}
      </ol>
    </Section>
  )
}

/** Three tabs of questions; the answers open without a script. */
function Faq() {
  const { text, language } = useTranslation(landingText)
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

/** The cloth once more, its blank patch now on the other side: the last word is an invitation. */
function Closing({ settings }: { settings: PublicSettings | undefined }) {
  const text = useText(landingText)
  const isOpen = usePeriod()
  return (
    <section className={styles.closing} aria-labelledby="closing" data-ends-in-cloth>
      <PatchOnCloth
        seed={`${settings?.cardinalNumber.trim() || 'ewhaian'} closing`}
        height={520}
        place={styles.end}
      >
        <h2 id="closing">{text.closing}</h2>
        <p>{isOpen ? text.closingOpen : text.closingShut}</p>
        <p>
          <LinkButton look="primary" to={applyPath(isOpen)}>
            {isOpen ? text.closingGo : text.closingPeriod}
          </LinkButton>
        </p>
      </PatchOnCloth>
    </section>
  )
}

/** The cloth of this term; on its blank patch the headline and the two ways on. */
function Hero({ settings }: { settings: PublicSettings | undefined }) {
  const { text, language } = useTranslation(uiText, landingText)
  const heading = useArrival(text.site)
  const isPeriod = usePeriod()
  const cohort = settings?.cardinalNumber.trim()
  const period = settings && writtenDate(settings.applicationSubmissionPeriod.trim(), language)
  return (
    <section className={styles.hero}>
      <PatchOnCloth seed={cohort || 'ewhaian'} place={styles.place}>
        <p className={styles.cohort}>{cohort ? text.cohort(cohort) : text.noCohort}</p>
        <h1 ref={heading} tabIndex={-1}>
          {text.headline}
        </h1>
        <p className={styles.lead}>{text.lead}</p>
        <div className={styles.actions}>
          <LinkButton look="primary" to={applyPath(isPeriod)}>
            {text.apply}
          </LinkButton>
          <LinkButton to={paths.resultLookup}>{text.checkResult}</LinkButton>
        </div>
        <p className={styles.period}>
          <span>{text.receiving}</span>{' '}
          {!settings ? text.notSet : isPeriod ? period || text.now : text.closedNow}
        </p>
        <PeriodTimer />
      </PatchOnCloth>
    </section>
  )
}

function Activities() {
  const { text, language } = useTranslation(landingText)
  return (
    <Section id="activities" title={text.activities} lead={text.activitiesLead}>
      <ul className={made.activities}>
        {activities.map((activity) => (
          <li key={activity.img_path}>
            <a href={activity.link} target="_blank" rel="noopener">
              <Picture activity={activity} />
              <span className={made.name}>
                {activity.name[language]}
                <span className={page.hidden}> {text.newWindow}</span>
              </span>
              <span className={made.date}>{activity.date[language]}</span>
              <span className={made.summary}>{activity.summary[language]}</span>
              <span className={made.figure}>
                <strong>{activity.figure.value[language]}</strong> {activity.figure.of[language]}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** A prerendered page holds the drawing; otherwise the drawing code is fetched. */
function Picture({ activity: { img_path, motif, team } }: { activity: Activity }) {
  const kept = keptDrawing(img_path)
  if (kept) return <span className={made.art} {...kept} />
  return (
    <span className={made.art}>
      <ErrorBoundary fallback={null}>
        <Suspense>
          <MotifArt motif={motif} seed={img_path} team={team} />
        </Suspense>
      </ErrorBoundary>
    </span>
  )
}

const MotifArt = lazyScreen(async () => (await import('../../ui/motifs/motif-art.tsx')).MotifArt)
