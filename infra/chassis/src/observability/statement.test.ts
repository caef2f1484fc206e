import { expect, test } from 'vitest'
import { statementOf } from './tracing-sdk.ts'

test.each([
  ["SELECT `id`, `name` FROM `applications` WHERE `name` = 'from secret';", 'SELECT', 'applications'],
  ["INSERT INTO `recruit`.`history` (`what`) VALUES ('into secret');", 'INSERT', 'history'],
  ['UPDATE `applications` SET `reason`="update secret" WHERE id = 1', 'UPDATE', 'applications'],
  ['select 1 from term_counts for update', 'SELECT', 'term_counts'],
  ['START TRANSACTION;', 'START', undefined],
  ["SELECT GET_LOCK('secret from secret', 60)", 'SELECT', undefined],
  ["'secret' FROM secret", '', undefined],
])('%s: only the verb and the table', (sql, operation, table) => {
  expect(statementOf(sql)).toEqual({ operation, table })
})
