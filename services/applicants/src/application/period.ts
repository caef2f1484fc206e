import { AppError } from '@recruit/chassis/http/errors'
import type { SettingsRecord } from '@recruit/settings-client/client'
import type { ApplicantStore } from './applicant.model.ts'

/** Throws outside of the period: writes need the switch on and the closing time, if any, ahead by MySQL's clock. */
export async function assertPeriodIsOpen(store: ApplicantStore, now: SettingsRecord): Promise<void> {
  const closesAt = now.closesAt && new Date(now.closesAt)
  const isOpen = now.isApplicationPeriod && (!closesAt || (await store.clock()) < closesAt)
  if (!isOpen) throw new AppError('periodClosed')
}
