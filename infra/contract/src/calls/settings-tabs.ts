import { z } from 'zod'
import { SETTINGS_TABS, type SettingsTab, TAB_CALLS } from '../fields/settings-fields.ts'
import { settingsOn } from '../fields/settings-values.ts'
import { PLANNED_SWITCHES } from '../rules/plans.ts'
import { call } from './call.ts'
import { knownVersion, reasonsToRefuse, settingsChange, tabShapes } from './settings-shapes.ts'

const staged = z
  .literal(true)
  .optional()
  .describe(
    'Where this shows results: only what `publish` named meanwhile becomes visible. Absent: everything decided does.',
  )
/** The flag of the specification on its three tabs; a call of another one refuses with 4xx. */
const failed = { basicInfoUpdateSuccess: false }
interface TabCall {
  summary: string
  /** What it sends besides its settings. */
  also: z.ZodRawShape
  failed?: typeof failed
}
const tabs = {
  recruit: { summary: 'Change the cohort, the periods and the switches', also: {}, failed },
  result: { summary: 'Change what applicants read of results', also: { staged }, failed },
  master: { summary: 'Change the contact person', also: {}, failed },
} as const satisfies Record<SettingsTab, TabCall>

const changeOf = <Tab extends SettingsTab>(tab: Tab) => {
  const fields = settingsOn(tab)
  const also: (typeof tabs)[Tab]['also'] = tabs[tab].also
  const { summary, failed }: TabCall = tabs[tab]
  const hasPlans = fields.some((name) => name in PLANNED_SWITCHES)
  return call({
    method: 'POST',
    path: `/api/manager/modify/${tab}Info`,
    summary,
    description: 'A missing field stays as it is.',
    reasons: [
      ...(['dbMissing', 'staleVersion'] as const),
      ...(hasPlans ? ['plannedTimeHere' as const] : []),
      ...reasonsToRefuse(fields),
    ],
    ...settingsChange,
    ...(failed && { failed }),
    request: z.object({ ...z.object(tabShapes[tab]).partial().shape, ...knownVersion, ...also }),
  })
}

/** The call that saves each tab of the settings. */
export const tabCalls = Object.fromEntries(
  SETTINGS_TABS.map((tab) => [TAB_CALLS[tab], changeOf(tab)]),
) as unknown as {
  [Tab in SettingsTab as (typeof TAB_CALLS)[Tab]]: ReturnType<typeof changeOf<Tab>>
}
