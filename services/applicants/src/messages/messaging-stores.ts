import type { History } from '@recruit/chassis/audit-log/audit-log'
import type { Sequelize } from 'sequelize'
import type { AnswersUntil } from '../application/ports.ts'
import { dateMessageStore } from './appointments/date-messages.model.ts'
import { eveningPlanStore } from './evening-plan.model.ts'
import { mailingStore } from './mailing.model.ts'
import { outboxReader } from './outbox-reader.model.ts'
import { templateStore } from './template.model.ts'

/** All stores of messages. `site` is the address for links. */
export function messagingStores(db: Sequelize, history: History, site: string, answersUntil: AnswersUntil) {
  return {
    db,
    history,
    site,
    answersUntil,
    mailings: mailingStore(db),
    outbox: outboxReader(db),
    templates: templateStore(db, history),
    dateMessages: dateMessageStore(db),
    eveningPlans: eveningPlanStore(db, history),
  }
}
export type MessagingStores = ReturnType<typeof messagingStores>
