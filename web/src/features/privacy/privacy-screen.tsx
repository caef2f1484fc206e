import { emptySettings } from '@recruit/contract/fields/settings-values'
import { useSettings } from '../../api/settings.ts'
import { community } from '../../content/community.ts'
import { useText } from '../../i18n/text.ts'
import { paths } from '../../paths.ts'
import { LinkButton } from '../../ui/controls/button.tsx'
import { masterOf } from '../../ui/form/lookup-form.tsx'
import page from '../../ui/layout/page.module.css'
import { Page } from '../../ui/layout/page.tsx'
import { uiText } from '../../ui/text.ts'
import styles from './privacy.module.css'
import { privacyText } from './text.ts'

/** What personal data is kept, why, how long, and whom to ask (interface: every applicant may know). */
export function PrivacyScreen() {
  const text = useText(uiText, privacyText)
  const { data: settings } = useSettings()
  const master = masterOf(settings)
  return (
    <Page title={text.title} lead={text.lead}>
      {text.parts((settings ?? emptySettings()).keepMonths).map(({ heading, lines }) => (
        <section key={heading} className={`${page.section} ${styles.part}`}>
          <h2>{heading}</h2>
          <ul>
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </section>
      ))}
      <section className={`${page.section} ${styles.part}`}>
        <h2>{text.ask}</h2>
        <div>
          <p>{text.askBody}</p>
          <p>
            <a className={page.alone} href={`mailto:${community.email}`}>
              {community.email}
            </a>
          </p>
          {master && <p>{text.master(master)}</p>}
        </div>
      </section>
      <p>
        <LinkButton to={paths.home}>{text.toHome}</LinkButton>
      </p>
    </Page>
  )
}
