import { describe, expect, test } from 'vitest'
import { createFrontPage, escapeForScript, type PageParts, withOrigin, withSettings } from './front-page.ts'

const HTML =
  '<head><script type="application/json" id="settings"></script><script src="/a.js"></script></head>'
const SPITEFUL = JSON.stringify({ text: '</script><script>alert(1)</script><!-- $& $1 \u2028' })

// evidence: V1.1.2 V1.2.1 V1.2.3
test('no text can close the element that it stands in', () => {
  const page = String(withSettings(HTML, Buffer.from(SPITEFUL)))
  const inside = page.slice(page.indexOf('id="settings">') + 14, page.indexOf('</script>'))
  expect(inside).not.toContain('<')
  expect(JSON.parse(inside)).toEqual(JSON.parse(SPITEFUL))
  expect(page.endsWith('</script><script src="/a.js"></script></head>')).toBe(true)
  expect(escapeForScript('{"a":1}')).toBe('{"a":1}')
})

test('the element stays empty without settings, and a page without one stays as it is', () => {
  expect(String(withSettings(HTML, null))).toBe(HTML)
  expect(String(withSettings('<p>x</p>', Buffer.from('{}')))).toBe('<p>x</p>')
})

test('the pages follow the settings at once, and English falls back to the only page', () => {
  let held: Buffer | null = null
  let changed = () => {}
  const pages = createFrontPage({
    files: new Map([
      ['/index.html', Buffer.from(HTML)],
      ['/index.ko.html', Buffer.from(`${HTML}ko`)],
    ]),
    settings: {
      held: () => held,
      onChange: (listener) => {
        changed = listener
      },
    },
    onError: (error) => expect.fail(String(error)),
  })
  expect(String(pages.in('ko')?.plain)).toBe(`${HTML}ko`)
  expect(String(pages.in('en')?.plain)).toBe(HTML)
  const before = pages.in('ko')?.etag
  held = Buffer.from('{"a":1}')
  changed()
  expect(String(pages.in('ko')?.plain)).toContain('id="settings">{"a":1}</script>')
  expect(pages.in('ko')?.etag).not.toBe(before)
  const made = pages.in('ko')
  // After the acknowledgement of a change, and before the copy is replaced, no page shows the older one.
  held = null
  expect(pages.in('ko')?.etag).toBe(before)
  held = Buffer.from('{"a":1}')
  expect(pages.in('ko')).toBe(made)
})

describe('a page with the landing page in it', () => {
  const BUILT = `${HTML}<body><div id="root"><p>as built</p></div>\n</body>`
  const settings = (record: string | null) => ({
    held: () => (record === null ? null : Buffer.from(record)),
    onChange: () => undefined,
  })
  const files = new Map([['/index.html', Buffer.from(BUILT)]])
  const pageOf = (parts: Partial<PageParts>) =>
    String(
      createFrontPage({ files, settings: settings('{"a":"$&"}'), onError: () => undefined, ...parts }).in(
        'ko',
      )?.plain,
    )

  test('is drawn from the very record that it carries', () => {
    const page = pageOf({ render: (language, record) => `<b>${language}${JSON.stringify(record)}</b>` })
    expect(page).toContain('<div id="root"><b>ko{"a":"$&"}</b></div>\n</body>')
    expect(page).toContain('id="settings">{"a":"$&"}</script>')
  })

  test('stays as built without a record, and is left to the browser when it cannot be drawn', () => {
    const render = () => {
      throw new Error('broken')
    }
    expect(pageOf({ settings: settings(null), render })).toBe(BUILT)
    const told: unknown[] = []
    const page = pageOf({ render, onError: (error) => told.push(error) })
    expect(page).toContain('<div id="root"></div>')
    expect(told.map(String)).toEqual(['Error: broken', 'Error: broken'])
  })

  test('names its own address for other sites where that is known', () => {
    const head = '<head><meta property="og:image" content="/share.png"></head>'
    expect(withOrigin(head, 'https://x.org')).toBe(
      '<head><meta property="og:image" content="https://x.org/share.png">' +
        '<link rel="canonical" href="https://x.org/" /><meta property="og:url" content="https://x.org/" /></head>',
    )
  })
})
