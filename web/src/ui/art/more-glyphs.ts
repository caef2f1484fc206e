import styleSheet from 'pretendard/dist/web/variable/pretendardvariable-dynamic-subset.css?url'

let isThere = false

/**
 * Adds the letters beyond the site's own copy, for names and texts of the settings. Its font files load one by one when
 * a page needs them; the landing page does without.
 */
export function moreGlyphs() {
  if (isThere) return
  isThere = true
  document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href: styleSheet }))
}
