import type { PublicSettings } from '@recruit/contract/fields/settings-values'
import { useText } from '../../i18n/text.ts'
import { applyPath } from '../../paths.ts'
import { BlankPatch } from '../../ui/art/blank-patch.tsx'
import { PatchworkArt } from '../../ui/art/patchwork-art.tsx'
import { LinkButton } from '../../ui/controls/button.tsx'
import { usePeriod } from '../../ui/time/period.ts'
import styles from './closing.module.css'
import { landingText } from './text.ts'

/** The cloth once more, its blank patch now on the other side: the last word is an invitation. */
export function Closing({ settings }: { settings: PublicSettings | undefined }) {
  const text = useText(landingText)
  const isOpen = usePeriod()
  return (
    <section className={styles.closing} aria-labelledby="closing" data-ends-in-cloth>
      <div className={styles.cloth}>
        <PatchworkArt
          seed={`${settings?.cardinalNumber.trim() || 'ewhaian'} closing`}
          width={1280}
          height={520}
          smallest={130}
        />
      </div>
      <div className={styles.place}>
        <div className={styles.blank}>
          <BlankPatch>
            <h2 id="closing">{text.closing}</h2>
            <p>{isOpen ? text.closingOpen : text.closingShut}</p>
            <p>
              <LinkButton look="primary" to={applyPath(isOpen)}>
                {isOpen ? text.closingGo : text.closingPeriod}
              </LinkButton>
            </p>
          </BlankPatch>
        </div>
      </div>
    </section>
  )
}
