import { useText } from '../../../i18n/text.ts'
import { Loaded } from '../../../ui/feedback/loaded.tsx'
import shared from '../messages.module.css'
import { useMailings } from '../use-messages.ts'
import { DeliveryState } from './delivery-state.tsx'
import { MailingCard } from './mailing-card.tsx'
import { NewMessage } from './new-message.tsx'
import styles from './overview.module.css'
import { overviewText } from './text.ts'

/** Whether mail leaves, what can be drafted, and how far every mailing of the term is. */
export function Overview() {
  const text = useText(overviewText)
  return (
    <div className={styles.overview}>
      <Loaded query={useMailings()}>
        {(list) => (
          <>
            <DeliveryState list={list} />
            <NewMessage />
            <section className={styles.section} aria-label={text.mailings}>
              <h2>{text.mailings}</h2>
              {list.mailings.length === 0 && <p className={shared.note}>{text.none}</p>}
              <ul className={styles.cards}>
                {list.mailings.map((mailing) => (
                  <MailingCard key={mailing.id} mailing={mailing} gates={list} />
                ))}
              </ul>
            </section>
          </>
        )}
      </Loaded>
    </div>
  )
}
