import type { MessageKind } from '@recruit/contract/mail/kinds'
import type { Language } from '@recruit/contract/text'
import { expect, test } from 'vitest'
import { ownPart, sharedSubject } from './shared-subject.ts'

const inKorean = (kind: MessageKind, ...subjects: string[]) =>
  subjects.map((subject) => ({ kind, subject, language: 'ko' as Language }))
const english = { kind: 'receipt', subject: '[Receipt] We have it (9:00)', language: 'en' } as const

test('the head of a group has what all subjects share, and no one’s own day or time', () => {
  const receipts = inKorean('receipt', '[접수] 받았습니다 (9:00)', '[접수] 받았습니다 (9:00)')
  expect(sharedSubject(receipts, 'ko')).toBe('[접수] 받았습니다 …')
  expect(sharedSubject([...receipts, english], 'en')).toBe('[Receipt] We have it …')
  expect(sharedSubject([...receipts, english], 'ko')).toBe('[접수] 받았습니다 …')
  expect(sharedSubject(receipts, 'en')).toBe('[접수] 받았습니다 …')
  const times = inKorean('appointment', '12.5(토) 14:00 면접', '12.6(일) 9:00 면접')
  expect(sharedSubject(times, 'ko')).toBe('면접 …')
  expect(sharedSubject(inKorean('results', '[결과] 1차 결과', '[결과] 1차 결과'), 'ko')).toBe(
    '[결과] 1차 결과',
  )
})

test('own words keep their numbers, and subjects that share nothing are named by the first', () => {
  expect(sharedSubject(inKorean('notice', '45기 안내', '45기 안내'), 'ko')).toBe('45기 안내')
  expect(sharedSubject(inKorean('notice', '45기 안내 가', '45기 안내 나'), 'ko')).toBe('45기 안내 …')
  expect(sharedSubject(inKorean('notice', '모임', '안내'), 'ko')).toBe('모임 …')
})

test('a row of a group says what its subject has of its own', () => {
  expect(ownPart('[면접 일정] 11.30(월) 10:00, 301호', '[면접 일정] …')).toBe('11.30(월) 10:00, 301호')
  expect(ownPart('[결과] 1차 결과', '[결과] 1차 결과')).toBe('')
  expect(ownPart('안내', '안내 …')).toBe('')
  expect(ownPart('[Interview] 9:00', '[면접 일정] …')).toBe('[Interview] 9:00')
})
