import { randomUUID } from 'node:crypto'
import { enrolledPerson, newPerson } from '@recruit/local/testing/people'
import { visitor } from '@recruit/local/testing/visitor'
import { createConnection } from 'mysql2/promise'
import { Sequelize } from 'sequelize'
import { describe, expect, test } from 'vitest'
import * as nameKey from '../migrations/006-name-key.ts'
import { admin, stack, useProduct } from './product.ts'

useProduct()

describe('names are compared without white space', () => {
  const spaced = ({ name }: { name: string }) => ` ${name[0]} ${name.slice(1, 2)}\u3000${name.slice(2)} `

  test('for the lookup and for enrolling, and are shown as they were typed', async () => {
    const person = { ...newPerson(), name: '김 서연' }
    const browser = visitor(stack.url)
    const { value: id = '' } = await browser.call('enroll', person)
    expect((await browser.call('getApplication', { id })).name).toBe('김 서연')
    for (const name of ['김서연', '김 서연', '김  서 연', '김서연'.normalize('NFD')]) {
      const found = await visitor(stack.url).send('findApplicant', { ...person, name })
      expect(found.body).toMatchObject({ checkInfoSuccess: true, applicantId: id })
      const again = await visitor(stack.url).send('enroll', { ...person, name })
      expect(again.body).toMatchObject({ success: false, isAlready: true })
    }
    expect(
      (await visitor(stack.url).send('findApplicant', { ...person, name: '김서언' })).body,
    ).toMatchObject({
      checkInfoSuccess: false,
    })
  })

  test('when an applicant or the admin changes them', async () => {
    const { person } = await enrolledPerson(stack.url)
    const other = visitor(stack.url)
    const { value: id = '' } = await other.call('enroll', { ...person, name: '이하늘' })
    const page1 = await other.send('savePage1', { id, name: spaced(person) })
    expect(page1.body).toMatchObject({ applicationUpdateSuccess: 'fail' })
    expect((await admin.send('correctApplicant', { _id: id, name: spaced(person) })).status).toBe(400)
    // An applicant can change white space alone, and everything else.
    for (const name of ['이 하늘', '이 하 늘'])
      expect((await other.call('savePage1', { id, name })).applicationUpdateSuccess).toBe('success')
    await admin.call('correctApplicant', { _id: id, name: '이 바다' })
    const found = await visitor(stack.url).call('findApplicant', { ...person, name: '이바다' })
    expect(found).toMatchObject({ applicantId: id })
    const before = await visitor(stack.url).send('findApplicant', { ...person, name: '이하늘' })
    expect(before.body.checkInfoSuccess).toBe(false)
  })

  test('applications from before that white space alone told apart are kept and found as typed', async () => {
    const names = ['박 하나', '박하나', '박  하나']
    const [person, sent] = [newPerson(), [] as string[]]
    const mysql = await createConnection({ uri: stack.mysqlAdminUrl })
    const table = `${stack.prefix}_applicants.applications`
    try {
      await mysql.query(`ALTER TABLE ${table} DROP INDEX identity, DROP COLUMN name_key,
        ADD UNIQUE KEY identity (term, student_id, ewhaian_id, name)`)
      for (const [at, name] of names.entries()) {
        const id = randomUUID()
        sent.push(id)
        await mysql.query(
          `INSERT INTO ${table} (id, term, name, student_id, ewhaian_id, team, interview_hours, apply_reason,
            activity_plan, created_at) VALUES (?, 1, ?, ?, ?, 1, ?, '', '', NOW() + INTERVAL ? SECOND)`,
          [id, name, person.studentId, person.ewhaianId, JSON.stringify(Array(32).fill(0)), at],
        )
      }
      const url = new URL(stack.mysqlAdminUrl)
      url.pathname = `/${stack.prefix}_applicants`
      const db = new Sequelize(url.href, { dialect: 'mysql', logging: false })
      await nameKey.up(db.getQueryInterface())
      await db.close()
      const find = (name: string) => visitor(stack.url).call('findApplicant', { ...person, name })
      for (const [at, name] of names.entries())
        expect(await find(name)).toMatchObject({ applicantId: sent[at] })
      expect(await find('박하 나')).toMatchObject({ applicantId: sent[0] })
      const again = await visitor(stack.url).send('enroll', { ...person, name: '박하 나' })
      expect(again.body.isAlready).toBe(true)
      // An application without a key of its name can still be saved under it.
      const browser = visitor(stack.url)
      await browser.call('findApplicant', { ...person, name: '박하나' })
      const saved = await browser.call('savePage1', { id: sent[1] ?? '', name: '박하나', major: '수학' })
      expect(saved.applicationUpdateSuccess).toBe('success')
    } finally {
      await mysql.end()
    }
  })
})
