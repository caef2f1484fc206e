import { newMember } from '@recruit/local/testing/people'
import type { TestStack } from '@recruit/local/testing/stack'
import type { Visitor } from '@recruit/local/testing/visitor'
import { createConnection } from 'mysql2/promise'
import { insertApplicants, inventApplicants } from '../day/people.ts'

/** All in one team, because a list shows one team. */
export const APPLICATIONS = 5_000
export const TEAM = 1
const REVIEWS_OF_EACH = 2

const SENTENCES = { low: '까닭이 없습니다.', middle: '까닭이 있습니다.', high: '까닭이 뚜렷합니다.' }

/** A term of thousands of submitted applications, each reviewed twice; returns a member without reviews. */
export async function fillTerm(stack: TestStack, admin: Visitor): Promise<Visitor> {
  await insertApplicants(stack, inventApplicants(APPLICATIONS), 'submitted', () => TEAM)
  const { version } = await admin.call('reviewCriteria', { team: TEAM })
  const { criteria } = await admin.call('setReviewCriteria', {
    team: TEAM,
    version,
    criteria: [
      { name: '열정', weight: 3, ...SENTENCES },
      { name: '계획', weight: 1, ...SENTENCES },
    ],
  })
  const mysql = await createConnection(stack.mysqlAdminUrl)
  for (let at = 0; at < REVIEWS_OF_EACH; at++) {
    const { id } = await newMember(stack.url, { role: 'reviewer', teams: [TEAM] })
    // From 1 to 5, so that they differ.
    const scores = criteria.map((one, index) => `'${one.id}', 1 + CRC32(CONCAT(id, ${at}, ${index})) % 5`)
    await mysql.query(
      `INSERT INTO ${stack.prefix}_applicants.reviews
        (application, team, member, version, state, scores, comment, note, recusal, updated_at, submitted_at)
        SELECT id, team, ?, 1, 'submitted', JSON_OBJECT(${scores.join(', ')}), '', '', '', NOW(6), NOW(6)
        FROM ${stack.prefix}_applicants.applications`,
      [id],
    )
  }
  await mysql.end()
  return (await newMember(stack.url, { role: 'reviewer', teams: [TEAM] })).browser
}
