/**
 * What Chromium does without: Playwright's own list again, because Chromium heeds only the last one, and the popups of
 * the address bar, which it draws ahead in two pages for each window: a third of all the processor time of a test.
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

/** How the tests start Chromium. */
export const CHROMIUM_ARGS = [
  ...['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  `--disable-features=${WITHOUT.join()}`,
]
