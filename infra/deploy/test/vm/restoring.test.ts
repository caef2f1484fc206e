import { expect, test } from 'vitest'
import { sourceIn } from '../../vm/backup/restoring.ts'

test('backups and proofs trust the authority that the environment names', () => {
  const MYSQL_URL = 'mysql://root:secret@mysql.internal:3306/recruit'
  expect(sourceIn({ MYSQL_URL })).toEqual({ url: MYSQL_URL, prefix: 'recruit' })
  const trusting = sourceIn({ MYSQL_URL, MYSQL_CA_FILE: '/run/secrets/mysql-tls/MYSQL_CA' })
  expect(trusting).toEqual({
    url: `${MYSQL_URL}?ca=%2Frun%2Fsecrets%2Fmysql-tls%2FMYSQL_CA`,
    prefix: 'recruit',
  })
})
