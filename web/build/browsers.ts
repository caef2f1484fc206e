/** The day whose browsers are the oldest that the site is made for: two years back. */
export const SINCE = '2024-11-22'

/** What a browser is called in the compatibility data, its oldest version here, and its name in messages. */
interface Browser {
  name: string
  version: string
  ids: readonly string[]
}

/**
 * The oldest supported browsers: those current on that day, and the Firefox ESR of that time. The build lowers syntax
 * to them, and the check of the built files covers the rest.
 */
export const BROWSERS = {
  chrome: { name: 'Chrome', version: '131', ids: ['chrome', 'chrome_android'] },
  edge: { name: 'Edge', version: '131', ids: ['edge'] },
  firefox: { name: 'Firefox', version: '128', ids: ['firefox', 'firefox_android'] },
  safari: { name: 'Safari', version: '18.1', ids: ['safari', 'safari_ios'] },
  samsung: { name: 'Samsung Internet', version: '27', ids: ['samsunginternet_android'] },
} satisfies Record<string, Browser>

/** The version of Chromium inside that Samsung Internet, which the tools of the build have no name for. */
export const SAMSUNG_CHROMIUM = '125'

/** The same for the build's tools. */
export const BUILD_TARGET = [
  `chrome${SAMSUNG_CHROMIUM}`,
  `edge${BROWSERS.edge.version}`,
  `firefox${BROWSERS.firefox.version}`,
  `safari${BROWSERS.safari.version}`,
  `ios${BROWSERS.safari.version}`,
]
