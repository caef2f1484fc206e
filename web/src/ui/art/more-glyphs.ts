import styleSheet from 'pretendard/dist/web/variable/pretendardvariable-dynamic-subset.css?url'

let isThere = false

/**
 * Makes the letters beyond the site's own copy available, for names and texts of the settings: a style sheet
 * whose font files are fetched one by one when a page needs them. The landing page does without.
 */
export function moreGlyphs() {
  if (isThere) return
  isThere = true
  document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href: styleSheet }))
}
