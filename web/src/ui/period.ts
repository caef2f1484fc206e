import { useSettings } from '../api/settings.ts'

/** Whether one may apply now, as the settings' switch says; false while they are unknown. */
export const usePeriod = (): boolean => useSettings().data?.isApplicationPeriod ?? false
