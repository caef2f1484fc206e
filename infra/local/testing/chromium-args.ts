/**
 * Disabled features of Chromium: Playwright's list repeated, because only the last one counts, and the address bar's
 * popups, whose two hidden pages per window take a third of a test's processor time.
 */
const WITHOUT = [
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
  ...['WebUIOmniboxAimPopup', 'WebUIOmniboxPopup'],
]

export const CHROMIUM_ARGS = [
  ...['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  `--disable-features=${WITHOUT.join()}`,
]
