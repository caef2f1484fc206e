import { call } from '../../../api/call.ts'
import { useText } from '../../../i18n/text.ts'
import { ask } from '../../../ui/feedback/alerts.ts'
import { changesPeriod, opensWithoutTeam, showsResults } from './consequences.ts'
import type { Edited, Tab } from './settings-tabs.ts'
import { settingsText } from './text.ts'

/** Before a tab is saved: says what would be seen and by how many, where that is hardly meant; nothing is blocked. */
export function useConsequences() {
  const text = useText(settingsText)
  const goOn = (said: string) => ask(said, text.saveAnyway, text.keepEditing)
  /** What another interview period does to the hours that are chosen already; null where that is nothing. */
  async function periodAsked(interviewPeriod: string): Promise<string | null> {
    const concerned = await call('periodChange', { interviewPeriod }).catch(() => null)
    if (!concerned) return text.uncountedPeriodAsk
    const { hasDates, dropped, moved } = concerned
    if (dropped + moved === 0) return null
    return hasDates ? text.periodAsk(dropped, moved) : text.datelessAsk(dropped, moved)
  }
  return async (tab: Tab, values: Edited, stored: Edited): Promise<boolean> => {
    if (changesPeriod(tab, values, stored)) {
      const asked = await periodAsked(values.interviewPeriod)
      if (asked && !(await goOn(asked))) return false
    }
    if (opensWithoutTeam(tab, values, stored)) return goOn(text.noTeamAsk)
    if (!showsResults(tab, values, stored)) return true
    // Of the running term, as it is stored now.
    const now = await call('unpublished', {}).catch(() => null)
    if (!now) return goOn(text.uncountedAsk)
    const [undecided, undated] = [now.undecided.length, now.withoutDate.length]
    return undecided + undated === 0 || goOn(text.unreadyAsk(undecided, undated))
  }
}
