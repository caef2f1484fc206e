import { type Keys, keyTexts } from '@recruit/local/keys/auth-keys'
import { readSecrets } from '@recruit/local/keys/secrets'
import { services } from '@recruit/local/paths'
import { redisConfig, urlsFor, userLines } from '@recruit/local/servers/redis-users'
import { prefixOf, schemaUrls } from '@recruit/local/stack/schemas'

const MYSQL = 'mysql:3306'
const REDIS = 'redis:6379'

/** Every secret of an installation in containers, by file name; existing ones never change. */
export function secretTexts(folder: string, keys: Keys): Record<string, string> {
  const secrets = readSecrets(folder)
  const adminUrl = `mysql://root:${secrets.mysqlRoot}@${MYSQL}/recruit`
  const schemas = schemaUrls(adminUrl, secrets, prefixOf(adminUrl))
  const redis = urlsFor(`redis://${REDIS}`, folder)
  const ofServices = services.map((service) => [
    [`${service}-mysql-url`, schemas[service].app],
    [`${service}-migrations-url`, schemas[service].ddl],
    [`${service}-redis-url`, redis[service]],
  ])
  return {
    'mysql-root-password': secrets.mysqlRoot,
    'mysql-admin-url': adminUrl,
    'mysql-users-key': secrets.mysqlUsers,
    'redis.conf': redisConfig({
      bind: '* -::*',
      port: 6379,
      folder: '/data',
      password: secrets.redis,
      users: userLines(folder),
    }),
    'gateway-redis-url': redis.gateway,
    ...Object.fromEntries(ofServices.flat()),
    'cookie-key': secrets.cookieKey,
    'gateway-signing-key': secrets.gateway.private,
    'gateway-public-keys': secrets.gateway.public,
    'applicants-signing-key': secrets.applicants.private,
    'applicants-public-keys': secrets.applicants.public,
    // Empty until the operator fills in the mail provider's address: until then nothing is sent.
    'smtp-url': '',
    'dkim-key': '',
    ...keyTexts(keys),
  }
}
