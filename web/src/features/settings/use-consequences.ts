import { call } from '../../api/call.ts'
import type { Reply } from '../../api/client.ts'
import { serverNow } from '../../api/server-clock.ts'
import { useText, useTranslation } from '../../i18n/text.ts'
import { ask } from '../../ui/feedback/alerts.ts'
import { fullDay } from '../../ui/time/seoul-time.ts'
import { changesPeriod, consequencesOf, plansResults, wrongWeekdaysOf } from './consequences.ts'
import { consequencesText } from './consequences-text.ts'
import type { Edited, Tab } from './settings-tabs.ts'
import { settingsText } from './text.ts'

interface Asked {
  said: string
  danger: string
}

const concernedBy = ({ statuses, answers }: Reply<'overview'>) => {
  const sum = (counts: number[]) => counts.reduce((total, count) => total + count, 0)
  return {
    drafts: sum(statuses.map(({ drafts }) => drafts)),
    readers: sum(statuses.map(({ submitted }) => submitted)),
    waitedFor: sum(answers.filter(({ answer }) => answer === '').map(({ count }) => count)),
  }
}

/**
 * Before a tab is saved, shows its effects and their number once, and names the danger in the button; nothing is
 * blocked.
 */
export function useConsequences() {
  const { text, language } = useTranslation(consequencesText)
  const { labels, keepEditing } = useText(settingsText)

  async function doneToOthers(tab: Tab, values: Edited, stored: Edited, isAlways: boolean): Promise<Asked[]> {
    const found = consequencesOf(tab, values, stored, serverNow())
    if (found.length === 0) return []
    // Of the running term, as it is stored now; null where that could not be read.
    const counted = await call('overview', {}).then(concernedBy, () => null)
    const of = (key: 'drafts' | 'readers' | 'waitedFor') => counted?.[key] ?? null
    const asked = {
      hides: () => text.hides(of('readers')),
      closes: () => text.closes(of('drafts')),
      closingPast: () => text.closingPast(of('drafts')),
      answersOver: () => text.answersOver(of('waitedFor')),
      ...{ noTeam: () => text.noTeam, noCohort: () => text.noCohort, noDays: () => text.noDays },
    }
    const isHarmless = { hides: 'readers', closes: 'drafts', answersOver: 'waitedFor' } as const
    return found
      .filter(
        (one) => isAlways || !(one in isHarmless) || of(isHarmless[one as keyof typeof isHarmless]) !== 0,
      )
      .map((one) => asked[one]())
  }
  /** What another interview period does to the hours that are chosen already. */
  async function periodAsked(tab: Tab, values: Edited, stored: Edited): Promise<Asked[]> {
    if (!changesPeriod(tab, values, stored)) return []
    const { interviewPeriod } = values
    const concerned = await call('periodChange', { interviewPeriod }).catch(() => null)
    if (!concerned) return [{ said: text.uncountedPeriod, danger: text.changePeriod }]
    const { hasDates, dropped, moved } = concerned
    if (dropped + moved === 0) return []
    const said = hasDates ? text.period(dropped, moved) : text.dateless(dropped, moved)
    return [{ said, danger: text.changePeriod }]
  }
  function weekdaysAsked(tab: Tab, values: Edited, stored: Edited): Asked[] {
    const wrong = wrongWeekdaysOf(tab, values, stored, serverNow())
    if (wrong.length === 0) return []
    const lines = wrong.map(({ field, written, day }) => {
      const weekday = new Date(day).toLocaleDateString(language, { weekday: 'long', timeZone: 'UTC' })
      return text.weekday(labels[field], written, fullDay(day, language), weekday)
    })
    return [{ said: lines.join('\n'), danger: text.saveWeekday }]
  }
  async function shownAsked(tab: Tab, values: Edited, stored: Edited): Promise<Asked[]> {
    if (!plansResults(tab, values, stored)) return []
    const now = await call('unpublished', {}).catch(() => null)
    if (!now) return [{ said: text.uncountedShown, danger: text.show }]
    const [undecided, undated] = [now.undecided.length, now.withoutDate.length]
    if (undecided + undated === 0) return []
    return [{ said: text.unready(undecided, undated), danger: text.show }]
  }
  /** `isAlways`: also asks where it concerns no one. */
  return async (tab: Tab, values: Edited, stored: Edited, isAlways = false): Promise<boolean> => {
    const parts = await Promise.all([
      doneToOthers(tab, values, stored, isAlways),
      periodAsked(tab, values, stored),
      weekdaysAsked(tab, values, stored),
      shownAsked(tab, values, stored),
    ])
    const asked = parts.flat()
    if (asked.length === 0) return true
    const said = asked.map((one) => one.said).join('\n\n')
    return ask(said, asked.map(({ danger }) => danger).join(' · '), keepEditing)
  }
}
