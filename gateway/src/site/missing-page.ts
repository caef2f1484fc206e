import type { Language } from './page-renderer.ts'
import { compress, type Representation, represent } from './representation.ts'

const TITLES: Record<Language, string> = { ko: '페이지를 찾을 수 없습니다', en: 'Page not found' }
/** For a gateway without a web build. */
const plain = (language: Language): Buffer =>
  Buffer.from(`<!doctype html><html lang="${language}"><title>${TITLES[language]}</title></html>`)

/** The page for an unknown address, as built. */
export async function createMissingPage(
  files: Map<string, Buffer>,
): Promise<Record<Language, Representation>> {
  const drawn = async (language: Language) => {
    const page = represent(
      'text/html; charset=utf-8',
      files.get(`/missing.${language}.html`) ?? plain(language),
    )
    await compress(page)
    return page
  }
  return { ko: await drawn('ko'), en: await drawn('en') }
}
