import { represent } from './representation.ts'

const page = (language: 'ko' | 'en', title: string, text: string, link: string) =>
  represent(
    'text/html; charset=utf-8',
    Buffer.from(`<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title></head>
<body><main><h1>${title}</h1><p>${text}</p><p><a href="/">${link}</a></p></main></body>
</html>
`),
  )

/** For an address that leads nowhere. Pages of the site itself live behind the hash, so there is no fallback. */
export const missingPage = {
  ko: page('ko', '페이지를 찾을 수 없습니다', '주소를 다시 확인해 주세요.', '첫 화면으로'),
  en: page('en', 'Page not found', 'Please check the address.', 'To the front page'),
}
