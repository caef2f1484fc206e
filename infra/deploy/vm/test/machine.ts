import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import dns from 'node:dns'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:https'
import { join } from 'node:path'
import tls from 'node:tls'
import { promisify } from 'node:util'
import { root, services } from '@recruit/local/paths'
import { waitUntil } from '@recruit/local/process/wait'
import { freePorts } from '@recruit/local/stack/ports'
import { selfSigned } from '../../../local/testing/mail/certificates.ts'

const execute = promisify(execFile)
export const DOMAIN = 'recruit.test'

export async function run(command: string, args: string[], env: NodeJS.ProcessEnv = process.env) {
  try {
    return (await execute(command, args, { env, maxBuffer: 64 * 1024 ** 2 })).stdout.trim()
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string }
    throw new Error(`${command} ${args.join(' ')}\n${stdout}\n${stderr}`.slice(-4_000), { cause: error })
  }
}
const docker = (...args: string[]) => run('docker', args)

/** This machine's address in the containers' network: the first one where the engine does not name it. */
async function hostOfContainers(): Promise<string> {
  const format = '{{with index .IPAM.Config 0}}{{.Gateway}} {{.Subnet}}{{end}}'
  const [gateway, subnet = ''] = (await docker('network', 'inspect', 'bridge', '-f', format)).split(' ')
  return gateway || subnet.replace(/\.0\/\d+$/, '.1')
}

export type Machine = Awaited<ReturnType<typeof newMachine>>

/**
 * A clone of this repository's last commit as version `v1`, with a folder for its site, free ports, and Pebble in the
 * place of Let's Encrypt. `remove` removes all of it.
 */
export async function newMachine() {
  const folder = mkdtempSync('/var/tmp/recruit-vm-')
  const name = `vm${randomBytes(3).toString('hex')}`
  const clone = join(folder, 'recruit')
  const siteDir = join(folder, 'site')
  const host = await hostOfContainers()
  const [http = 0, https = 0, acme = 0, roots = 0] = await freePorts(4)
  await run('git', ['clone', '-q', root, clone])
  await run('git', ['-C', clone, 'tag', 'v1'])

  const { cert, key } = selfSigned(host)
  const pebble = {
    listenAddress: `0.0.0.0:${acme}`,
    managementListenAddress: `0.0.0.0:${roots}`,
    certificate: '/pebble/cert.pem',
    privateKey: '/pebble/key.pem',
    httpPort: http,
    tlsPort: https,
  }
  mkdirSync(join(folder, 'pebble'))
  for (const [file, text] of Object.entries({
    'cert.pem': cert,
    'key.pem': key,
    'conf.json': JSON.stringify({ pebble }),
  }))
    writeFileSync(join(folder, 'pebble', file), text)
  const caddyImage = process.env.CADDY_IMAGE ?? ''
  const ports = [acme, roots].flatMap((port) => ['-p', `${host}:${port}:${port}`])
  const mount = ['-v', `${join(folder, 'pebble')}:/pebble:ro`, '--add-host', `${DOMAIN}:${host}`]
  const quick = ['-e', 'PEBBLE_VA_NOSLEEP=1']
  await docker(
    'run',
    '-d',
    '--name',
    name,
    ...mount,
    ...ports,
    ...quick,
    caddyImage,
    'pebble',
    '-config',
    '/pebble/conf.json',
  )
  let authority = ''
  const askPebble = async () => {
    authority = await textOf(`https://${host}:${roots}/roots/0`, cert)
    return true
  }
  await waitUntil(askPebble, { what: 'Pebble', limitMs: 30_000 })
  // Without it the first visit would be an error: the certificate must lead to this authority.
  tls.setDefaultCACertificates([authority])
  leadTo(host)

  const trust = () => {
    mkdirSync(join(siteDir, 'trust'), { recursive: true })
    writeFileSync(join(siteDir, 'trust/ca.pem'), cert + authority)
  }
  trust()
  const given = {
    PROJECT: name,
    IMAGES: name,
    TAG: 'v1',
    HTTP_PORT: `${host}:${http}`,
    HTTPS_PORT: `${host}:${https}`,
    ACME_CA: `https://${host}:${acme}/dir`,
    ACME_CA_ROOT: '/trust/ca.pem',
  }
  const env: NodeJS.ProcessEnv = { ...process.env, SITE_DIR: siteDir, YES: '1' }
  const container = (service: string) =>
    docker(
      'ps',
      '-q',
      `--filter=label=com.docker.compose.project=${name}`,
      `--filter=label=com.docker.compose.service=${service}`,
    )

  return {
    name,
    url: `https://${DOMAIN}:${https}`,
    plainUrl: `http://${DOMAIN}:${http}`,
    container,
    /** Runs a command of the site, as an operator would; returns what it says. */
    site: (...args: string[]) => run(join(clone, 'infra/deploy/vm/site'), args, env),
    start: () => run(join(clone, 'infra/deploy/vm/site'), ['start', DOMAIN], { ...env, ...given }),
    answers: () => readFileSync(join(siteDir, 'site.env'), 'utf8'),
    /** Every row of the product's schemas, as SQL. */
    rows: async () => {
      const dump = `MYSQL_PWD=$(cat /run/secrets/mysql-root-password) mysqldump -uroot --no-create-info --skip-comments
        --skip-extended-insert --order-by-primary --databases ${services.map((one) => `recruit_${one}`).join(' ')}`
      return docker('exec', await container('mysql'), 'sh', '-c', dump.replaceAll('\n', ' '))
    },
    /** A version that is another tag of the same images; `gateway` gets other contents. */
    async release(version: string, gateway?: string): Promise<void> {
      await run('git', ['-C', clone, 'tag', version])
      for (const target of [...services, 'setup', 'checks', 'backup', 'gateway'])
        await docker('tag', `${name}/${target}:v1`, `${name}/${target}:${version}`)
      if (gateway === undefined) return
      const context = join(folder, version)
      mkdirSync(context)
      writeFileSync(join(context, 'main.ts'), gateway)
      writeFileSync(
        join(context, 'Dockerfile'),
        `FROM ${name}/gateway:v1\nCOPY main.ts /app/gateway/src/main.ts\n`,
      )
      await docker('build', '-q', '-t', `${name}/gateway:${version}`, context)
    },
    /** The machine burns down: what is left are the backups and their password, which were elsewhere. */
    async lose(): Promise<string> {
      await removeContainers(name)
      const password = readFileSync(join(siteDir, 'secrets/backup-password'), 'utf8')
      await run('mv', [join(siteDir, 'backups/repository'), join(folder, 'repository')])
      rmSync(siteDir, { recursive: true })
      trust()
      mkdirSync(join(siteDir, 'backups'))
      await run('mv', [join(folder, 'repository'), join(siteDir, 'backups/repository')])
      env.RESTIC_PASSWORD = password
      return password
    },
    logs: async () => {
      const names = ['gateway', 'applicants', 'backup', 'caddy']
      const texts = names.map(async (one) => {
        const logs = 'docker logs --tail 15 "$0" 2>&1'
        return `${one}: ${await run('sh', ['-c', logs, await container(one)])}`
      })
      return (await Promise.allSettled(texts))
        .map((text) => ('value' in text ? text.value : text.reason))
        .join('\n')
    },
    remove: async () => {
      await removeContainers(name)
      await docker('rm', '-f', name)
      const images = (await docker('images', '--format', '{{.Repository}}:{{.Tag}}')).split('\n')
      const own = images.filter((image) => image.startsWith(`${name}/`))
      if (own.length) await docker('rmi', ...own)
      rmSync(folder, { recursive: true })
    },
  }
}

async function removeContainers(project: string): Promise<void> {
  const ours = ['-q', `--filter=label=com.docker.compose.project=${project}`]
  const remove = async (list: string[], command: string[]) => {
    const found = (await docker(...list, ...ours)).split('\n').filter(Boolean)
    if (found.length) await docker(...command, ...found)
  }
  await remove(['ps', '-a'], ['rm', '-f', '-v'])
  await remove(['volume', 'ls'], ['volume', 'rm'])
  await remove(['network', 'ls'], ['network', 'rm'])
}

/** For this process the site's name is this address. */
function leadTo(address: string): void {
  const lookup = dns.lookup
  const ours = (name: string, options: dns.LookupOptions, done: (...found: unknown[]) => void) => {
    if (name !== DOMAIN) lookup(name, options, done)
    else if (options.all) done(null, [{ address, family: 4 }])
    else done(null, address, 4)
  }
  dns.lookup = ours as typeof dns.lookup
}

const textOf = (url: string, ca: string) =>
  new Promise<string>((resolve, reject) => {
    request(url, { ca }, async (reply) => resolve((await reply.toArray()).join('')))
      .on('error', reject)
      .end()
  })
