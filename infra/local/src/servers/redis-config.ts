type RedisConfig = { bind: string; port: number; folder: string; password: string; users: string[] }

/** The configuration of a Redis with persistence and the accounts of the product's programs. */
export const redisConfig = ({ bind, port, folder, password, users }: RedisConfig): string =>
  `${[
    `bind ${bind}`,
    `port ${port}`,
    `requirepass ${password}`,
    ...users,
    `dir ${JSON.stringify(folder)}`,
    'appendonly yes',
    'save ""',
    'daemonize no',
  ].join('\n')}\n`
