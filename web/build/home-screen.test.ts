import { expect, test } from 'vitest'
import { homeScreenIcons, homeScreenTags, manifest } from './home-screen.ts'

test.each(['ko', 'en'] as const)('the manifest in %s names icons of the size that it says', (language) => {
  const { name, source } = manifest(language)
  const drawn = homeScreenIcons()
  const said: { icons: { src: string; sizes: string }[]; lang: string } = JSON.parse(source)
  expect(said.lang).toBe(language)
  expect(said.icons).toHaveLength(4)
  for (const { src, sizes } of said.icons) {
    const png = drawn.find((icon) => `/${icon.name}` === src)?.source
    expect(`${png?.readUInt32BE(16)}x${png?.readUInt32BE(20)}`).toBe(sizes)
  }
  expect(homeScreenTags(language)).toContain(`href="/${name}"`)
})
