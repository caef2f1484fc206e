import { existsSync } from 'node:fs'
import { chromiumRequirement, koreanFontsRequirement } from '@recruit/local/install/browser'
import type { Requirement } from '@recruit/local/install/install-missing'
import { findProgram } from '@recruit/local/install/machine'
import { findMiniBrowser } from './drivers/webkit-driver.ts'
import type { EngineName } from './engine.ts'

/** A program that is in one package of Debian and Ubuntu, with files of that package that it needs. */
const program = (name: string, pack: string, programs: string[], hasFiles = () => true): Requirement => ({
  name,
  isThere: ({ env, machine }) => findProgram(programs, env, machine) !== null && hasFiles(),
  packages: { debian: [pack], ubuntu: [pack] },
  otherwise: 'leave this engine out: npm run long -- engines chromium',
})

const OF_ENGINE: Record<EngineName, Requirement[]> = {
  chromium: [chromiumRequirement],
  firefox: [
    {
      ...program('Firefox ESR', 'firefox-esr', ['firefox-esr', 'firefox']),
      // Ubuntu's package of that name installs a snap.
      packages: { debian: ['firefox-esr'] },
    },
  ],
  webkit: [
    program(
      'WebKitWebDriver',
      'webkit2gtk-driver',
      ['WebKitWebDriver'],
      () => findMiniBrowser() !== undefined,
    ),
    program('Xvfb', 'xvfb', ['Xvfb']),
    program('dbus-run-session', 'dbus', ['dbus-run-session']),
    program('the Korean locale', 'locales', ['localedef'], () => existsSync('/usr/share/i18n/locales/ko_KR')),
  ],
}

export const requirementsOf = (engines: readonly EngineName[]): Requirement[] => [
  koreanFontsRequirement,
  ...engines.flatMap((engine) => OF_ENGINE[engine]),
]
