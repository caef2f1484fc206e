import { enrolledPerson } from '@recruit/local/testing/people'
import { createConnection } from 'mysql2/promise'
import { expect, test } from 'vitest'
import { admin, changesOf, stack, useProduct } from './product.ts'

useProduct()

// evidence: M53
test('withdrawing empties what the history knew of the person', async () => {
  const { id, browser, person } = await enrolledPerson(stack.url)
  await admin.call('correctApplicant', { _id: id, name: '김바른' })
  await admin.call('setInterviewDate', { _id: id, date: '3월 4일 김바른' })
  await browser.call('withdraw', { id })
  const known = JSON.stringify(await admin.call('applicantHistory', { id }))
  for (const word of ['김바른', person.name]) expect(known).not.toContain(word)
  expect((await changesOf(id)).map(({ what }) => what)).toEqual(['withdrawn', 'date', 'name'])
})

test('a date typed over minutes is an entry for each, which later keystrokes leave as they were', async () => {
  const { id } = await enrolledPerson(stack.url)
  const mysql = await createConnection(stack.mysqlAdminUrl)
  try {
    const typedAt = async (date: string, seconds: number) => {
      await admin.call('setInterviewDate', { _id: id, date })
      await mysql.query(
        `UPDATE ${stack.prefix}_applicants.history SET at = '2026-11-01' + INTERVAL ? SECOND
          WHERE about = ? AND to_text = ?`,
        [seconds, id, date],
      )
    }
    const read = async () => {
      const { history } = await admin.call('applicantHistory', { id })
      return history.map(({ from, to, at }) => [from, to, at.slice(14, 19)])
    }
    await typedAt('3', 0)
    await typedAt('3.', 50)
    await typedAt('3.4', 70)
    await typedAt('3.4 1', 100)
    expect(await read()).toEqual([
      ['3.', '3.4 1', '01:40'],
      ['', '3.', '00:50'],
    ])
    await typedAt('3.4 10', 115)
    expect(await read()).toEqual([
      ['3.', '3.4 10', '01:55'],
      ['', '3.', '00:50'],
    ])
  } finally {
    await mysql.end()
  }
})

test('the history pages through everything once, newest first', async () => {
  const { id } = await enrolledPerson(stack.url)
  for (let turn = 0; turn < 51; turn++) {
    await admin.call('selectPass', { _id: id, pass: 'fail' })
    await admin.call('selectPass', { _id: id, pass: 'default' })
  }
  const first = await admin.call('applicantHistory', { id })
  expect(first.history).toHaveLength(100)
  const rest = await admin.call('applicantHistory', { id, before: first.next ?? 0 })
  expect(rest.history).toHaveLength(2)
  expect(rest.next).toBeNull()
  const entries = [...first.history, ...rest.history].map(({ entry }) => entry)
  expect(entries).toEqual([...new Set(entries)].sort((a, b) => b - a))
  expect(first.history[0]).toMatchObject({ role: 'admin', session: expect.stringMatching(/^.{8}$/), id })
})
