import { existsSync } from 'node:fs'
import { chromiumRequirement, koreanFontsRequirement } from '@recruit/local/install/browser'
import { packagedProgram, type Requirement } from '@recruit/local/install/install-missing'
import { findProgram } from '@recruit/local/install/machine'
import { findMiniBrowser } from './drivers/webkit-driver.ts'
import type { EngineName } from './engine.ts'

const otherwise = 'leave this engine out: npm run long -- engines chromium'

const OF_ENGINE: Record<EngineName, Requirement[]> = {
  chromium: [chromiumRequirement],
  firefox: [
    {
      name: 'Firefox ESR',
      isThere: ({ env, machine }) => findProgram(['firefox-esr', 'firefox'], env, machine) !== null,
      // Ubuntu's package of that name installs a snap.
      packages: { debian: ['firefox-esr'] },
      otherwise,
    },
  ],
  webkit: [
    packagedProgram('WebKitWebDriver', 'WebKitWebDriver', 'webkit2gtk-driver', { otherwise }),
    packagedProgram('MiniBrowser', 'MiniBrowser', 'webkit2gtk-driver', {
      isThere: () => findMiniBrowser() !== undefined,
      otherwise,
    }),
    packagedProgram('Xvfb', 'Xvfb', 'xvfb', { otherwise }),
    packagedProgram('dbus-run-session', 'dbus-run-session', 'dbus', { otherwise }),
    packagedProgram('the Korean locale', 'localedef', 'locales', {
      isThere: () => existsSync('/usr/share/i18n/locales/ko_KR'),
      otherwise,
    }),
  ],
}

export const requirementsOf = (engines: readonly EngineName[]): Requirement[] => [
  koreanFontsRequirement,
  ...engines.flatMap((engine) => OF_ENGINE[engine]),
]
