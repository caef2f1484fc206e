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
/** The title of each tab's call, and what it sends besides its settings. */
const tabs = {
  recruit: { summary: 'Change the cohort, the periods and the switches', also: {} },
  result: { summary: 'Change what applicants read of results', also: { staged } },
  master: { summary: 'Change the contact person', also: {} },
} as const satisfies Record<SettingsTab, { summary: string; also: z.ZodRawShape }>

const changeOf = <Tab extends SettingsTab>(tab: Tab) => {
  const fields = settingsOn(tab)
  const also: (typeof tabs)[Tab]['also'] = tabs[tab].also
  const hasPlans = fields.some((name) => name in PLANNED_SWITCHES)
  return call({
    method: 'POST',
    path: `/api/manager/modify/${tab}Info`,
    summary: tabs[tab].summary,
    description: 'A missing field stays as it is.',
    reasons: [
      ...(['dbMissing', 'staleVersion'] as const),
      ...(hasPlans ? ['plannedTimeHere' as const] : []),
      ...reasonsToRefuse(fields),
    ],
    ...settingsChange,
    request: z.object({ ...z.object(tabShapes[tab]).partial().shape, ...knownVersion, ...also }),
  })
}

/** The call that saves each tab of the settings. */
export const tabCalls = Object.fromEntries(
  SETTINGS_TABS.map((tab) => [TAB_CALLS[tab], changeOf(tab)]),
) as unknown as {
  [Tab in SettingsTab as (typeof TAB_CALLS)[Tab]]: ReturnType<typeof changeOf<Tab>>
}
