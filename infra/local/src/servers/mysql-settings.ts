import { connectionTo } from '@recruit/chassis/mysql/mysql-address'
import { createConnection } from 'mysql2/promise'
import { type Wait, waitUntil } from '../process/wait.ts'
import type { Sought } from '../providers/choice.ts'
import { images } from '../providers/images.ts'

// A repair after a power cut takes long, and so does the first start of an image.
export const MYSQL_READY_LIMIT_MS = 90_000

export const soughtMysql = ({ MYSQL_IMAGE }: NodeJS.ProcessEnv): Sought => ({
  name: 'mysql',
  urlVariable: 'MYSQL_URL',
  programs: ['mariadbd', 'mysqld'],
  image: MYSQL_IMAGE || images.mysql,
})

/** Resolves when the server at this address accepts its account. */
export const mysqlAnswers = (url: string, wait: Wait): Promise<void> =>
  waitUntil(async () => {
    const connection = await createConnection({ ...connectionTo(url), connectTimeout: 2_000 })
    connection.destroy()
    return true
  }, wait)

/** The settings of every MySQL of ours, explicit where its defaults differ from MariaDB's. */
export const mysqlSettings = [
  '--skip-name-resolve',
  '--innodb-flush-log-at-trx-commit=1',
  '--character-set-server=utf8mb4',
  '--collation-server=utf8mb4_bin',
  '--default-time-zone=+00:00',
  '--skip-log-bin',
  '--performance-schema=OFF',
  '--max-connections=400',
]
