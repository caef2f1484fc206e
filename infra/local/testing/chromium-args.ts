/**
 * What Chromium does without: what the runner says, for the last list alone counts, and the popups of the address bar,
 * which it draws ahead in two pages of its own for each window: a third of all the processor time of a test.
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
