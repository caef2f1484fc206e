import { AppError } from '@recruit/chassis/http/errors'
import type { SettingsRecord } from '@recruit/settings/client'
import type { ApplicantStore } from '../../applicant.model.ts'

/** Writes are taken in the period only: the switch is on and the closing time, if any, is ahead by MySQL's clock. */
export async function assertPeriodIsOpen(store: ApplicantStore, now: SettingsRecord): Promise<void> {
  const closesAt = now.closesAt && new Date(now.closesAt)
  const isOpen = now.isApplicationPeriod && (!closesAt || (await store.clock()) < closesAt)
  if (!isOpen) throw new AppError('periodClosed')
}
