import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { mailProvider } from './community.ts'
import { CONSENT_TEXTS, consentWords, PRESENT_CONSENT } from './consent.ts'
import type { Language } from './text.ts'

/** One for each text, in order. Once applicants have enrolled a line stays; a new text adds one. */
const HASHES = ['c086ae8392c9563b']
const LANGUAGES: Language[] = ['ko', 'en']

test('a text that was agreed to keeps its words: other words are a new text with a new number', () => {
  expect(
    CONSENT_TEXTS.map((text) => createHash('sha256').update(JSON.stringify(text)).digest('hex').slice(0, 16)),
  ).toEqual(HASHES)
  expect(CONSENT_TEXTS.map(({ number }) => number)).toEqual(HASHES.map((_, index) => index + 1))
  expect(PRESENT_CONSENT).toBe(HASHES.length)
})

test('the present text says who delivers mail, and how long applications are kept', () => {
  for (const language of LANGUAGES) {
    const bodies = consentWords(PRESENT_CONSENT, 13, language).facts.map(({ body }) => body)
    expect(bodies.join(' ')).toContain(mailProvider[language])
    expect(bodies.join(' ')).toContain(language === 'ko' ? '13개월' : '13 months')
    expect(bodies.join(' ')).not.toContain('{')
  }
  expect(consentWords(1, 1, 'en').facts.at(-1)?.body).toContain('deleted 1 month after')
})
