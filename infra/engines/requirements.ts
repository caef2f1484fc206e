import { existsSync } from 'node:fs'
import { chromiumRequirement, koreanFontsRequirement } from '@recruit/local/install/browser'
import type { Requirement } from '@recruit/local/install/install-missing'
import { findProgram } from '@recruit/local/install/machine'
import { findMiniBrowser } from './drivers/webkit-driver.ts'
import type { EngineName } from './engine.ts'

const otherwise = 'leave this engine out: npm run long -- engines chromium'

/** A program that is in one package of Debian and Ubuntu. */
const program = (name: string, pack: string, programs: string[]): Requirement => ({
  name,
  isThere: ({ env, machine }) => findProgram(programs, env, machine) !== null,
  packages: { debian: [pack], ubuntu: [pack] },
  otherwise,
})

const firefox: Requirement = {
  ...program('Firefox ESR', 'firefox-esr', ['firefox-esr', 'firefox']),
  // Ubuntu's package of that name installs a snap.
  packages: { debian: ['firefox-esr'] },
}

const driver = program('WebKitWebDriver', 'webkit2gtk-driver', ['WebKitWebDriver'])
const webkit: Requirement = {
  ...driver,
  isThere: async (context) => (await driver.isThere(context)) && findMiniBrowser() !== undefined,
}

const localedef = program('the Korean locale', 'locales', ['localedef'])
const koreanLocale: Requirement = {
  ...localedef,
  isThere: async (context) =>
    (await localedef.isThere(context)) && existsSync('/usr/share/i18n/locales/ko_KR'),
}

const OF_ENGINE: Record<EngineName, Requirement[]> = {
  chromium: [chromiumRequirement],
  firefox: [firefox],
  webkit: [
    webkit,
    program('Xvfb', 'xvfb', ['Xvfb']),
    program('dbus-run-session', 'dbus', ['dbus-run-session']),
    koreanLocale,
  ],
}

export const requirementsOf = (engines: readonly EngineName[]): Requirement[] => [
  koreanFontsRequirement,
  ...engines.flatMap((engine) => OF_ENGINE[engine]),
]
