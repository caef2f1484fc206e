import styleSheet from 'pretendard/dist/web/variable/pretendardvariable-dynamic-subset.css?url'

/**
 * Makes the letters beyond the site's own copy available (names, texts of the settings): a style sheet whose
 * font files are fetched one by one when a page needs them. It comes after everything else.
 */
export function moreGlyphs() {
  const load = () => {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: styleSheet })
    document.head.append(link)
  }
  if ('requestIdleCallback' in window) requestIdleCallback(load, { timeout: 5_000 })
  else setTimeout(load, 1_000)
}
