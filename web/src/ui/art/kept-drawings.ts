/** Marks an element of the page that holds a drawing, and names it. */
const MARK = 'data-drawing'

/** Constant drawings, by name, as markup of the prerendered page: it then needs no drawing code. */
const drawings = new Map<string, string>()
if (typeof document !== 'undefined')
  for (const element of document.querySelectorAll(`[${MARK}]`))
    drawings.set(element.getAttribute(MARK) ?? '', element.innerHTML)

export const keepDrawing = (name: string, markup: string) => void drawings.set(name, markup)

/** The attributes of an element that shows a kept drawing; null where the page was not rendered ahead. */
export function keptDrawing(name: string) {
  const markup = drawings.get(name)
  return markup ? { [MARK]: name, dangerouslySetInnerHTML: { __html: markup } } : null
}
