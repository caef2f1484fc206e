import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { PlainError } from '../plain-error.ts'
import type { Requirement } from './install-missing.ts'
import { findProgram, type Machine } from './machine.ts'

const programs = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']
const otherwise = 'name a Chromium or Chrome in CHROMIUM, or run: npx playwright install chromium'

/** The Chromium of the tests: CHROMIUM, an installed one, or Playwright's download. */
function findChromium(env: NodeJS.ProcessEnv, machine?: Machine): string | null {
  if (env.CHROMIUM) return env.CHROMIUM
  const downloaded = chromium.executablePath()
  return findProgram(programs, env, machine) ?? (existsSync(downloaded) ? downloaded : null)
}

/** The same, but throws a PlainError if there is none. */
export function chromiumPath(env: NodeJS.ProcessEnv = process.env): string {
  const found = findChromium(env)
  if (!found) throw new PlainError(`No Chromium found: please install it, or ${otherwise}.`)
  return found
}

export const chromiumRequirement: Requirement = {
  name: 'Chromium',
  isThere: ({ env, machine }) => findChromium(env, machine) !== null,
  // Ubuntu's package of this name installs a snap, which needs a running system.
  packages: { debian: ['chromium'], fedora: ['chromium'], macos: ['--cask', 'chromium'] },
  otherwise,
}

const fonts = ['fonts-noto-cjk', 'fontconfig']
export const koreanFontsRequirement: Requirement = {
  name: 'Korean fonts',
  // Other systems include them.
  isThere: () => process.platform !== 'linux' || spawnSync('fc-list', [':lang=ko']).stdout?.length > 0,
  packages: { debian: fonts, ubuntu: fonts, fedora: ['google-noto-sans-cjk-fonts', 'fontconfig'] },
  otherwise: 'install any font that has Hangul',
}

/** Of the browser tests. */
export const browserRequirements = [chromiumRequirement, koreanFontsRequirement]
