import { chmodSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { root } from '@recruit/local/paths'
import { type Certificate, selfSigned } from '@recruit/local/testing/mail/certificates'

export const KINDS = ['haproxy', 'nginx'] as const
export type Kind = (typeof KINDS)[number]

export interface SiteOptions {
  /** The addresses of two gateways: `host:port`. */
  gateways: [string, string]
  httpsPort: number
  httpPort: number
  /** The site's certificate; absent: a new one. */
  certificate?: Certificate
  /** The certificate that verifies the gateways' https; absent: http. */
  trusted?: string
  /** Connections, or with nginx requests, per address. */
  mostOfBlock?: number
  /** Limits shortened for a test: the text in the file, and its replacement. */
  instead?: Record<string, string>
}

const FOLDER = join(root, 'infra/deploy/proxy')
/** The operator's folder for the site's files. */
const HOME = '/etc/recruit'
const isRoot = process.getuid?.() === 0

/** Every replaced text must exist, because the files are the operator's own. */
function replaced(text: string, changes: Record<string, string>): string {
  return Object.entries(changes).reduce((whole, [old, now]) => {
    if (!whole.includes(old)) throw new Error(`"${old}" does not stand in the file`)
    return whole.replaceAll(old, now)
  }, text)
}
/** The lines of a variant that the file contains as a comment. */
const uncommented = (text: string, lines: RegExp) =>
  text.replace(new RegExp(`^( *)# (${lines.source})`, 'gm'), '$1$2')

/** Replaces the value of each name at the beginning of HAProxy's file. */
const named = (text: string, names: Record<string, string>) =>
  Object.entries(names).reduce((whole, [name, value]) => {
    const line = new RegExp(`^  setenv ${name} \\S+`, 'm')
    if (!line.test(whole)) throw new Error(`${name} is not set in the file`)
    return whole.replace(line, `  setenv ${name} ${value}`)
  }, text)

/** An operator's folder: certificate, page and the proxy's file with the names of this test. */
export function siteFolder(kind: Kind, options: SiteOptions) {
  const folder = mkdtempSync(join(tmpdir(), `recruit-${kind}-`))
  // The program reads it as another user.
  chmodSync(folder, 0o755)
  const { cert, key } = options.certificate ?? selfSigned('localhost')
  const write = (name: string, text: string) => writeFileSync(join(folder, name), text)
  const own = (name: string) => readFileSync(join(FOLDER, name), 'utf8')
  write('site.crt', cert)
  write('site.key', key)
  write('away.html', own('away.html'))
  if (options.trusted) write('gateways-ca.pem', options.trusted)
  return { folder, cert, ...(kind === 'haproxy' ? haproxy() : nginx()) }

  function haproxy() {
    const text = replaced(own('haproxy.cfg'), { ...options.instead })
    const variant = options.trusted ? uncommented(text, /default-server ssl.*/) : text
    const isHere: Record<string, string> = options.trusted
      ? { [HOME]: folder, 'gateway.internal': 'localhost' }
      : {}
    const names: Record<string, string> = {
      SITE_HOST: 'localhost',
      TLS_CERT_FILE: join(folder, 'site.crt'),
      GATEWAY_1: options.gateways[0],
      GATEWAY_2: options.gateways[1],
      AWAY_PAGE: join(folder, 'away.html'),
      HTTP_BIND: `127.0.0.1:${options.httpPort}`,
      HTTPS_BIND: `127.0.0.1:${options.httpsPort}`,
      METRICS_BIND: `unix@${join(folder, 'metrics.sock')}`,
      RUN_DIR: folder,
      RUN_AS: userInfo().username,
      MOST_CONNECTIONS: '1000',
      ALL_CONNECTIONS: '2000',
      MOST_OF_BLOCK: String(options.mostOfBlock ?? 750),
    }
    write('haproxy.cfg', named(replaced(variant, isHere), names))
    return { args: ['-db', '-f', join(folder, 'haproxy.cfg')], check: ['-c'] }
  }

  function nginx() {
    // Only root can change the user, and write to the buffer folders of Debian's nginx.
    const kept = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    const places = kept.map((what) => `  ${what}_temp_path ${join(folder, what)};\n`).join('')
    const instead = {
      ...options.instead,
      '/var/log/nginx': folder,
      '32768': '1024',
      'addresses 12288': `addresses ${options.mostOfBlock ?? 750}`,
    }
    const asUser: Record<string, string> = isRoot
      ? {}
      : { 'user www-data;\n': '', 'http {\n': `http {\n${places}` }
    write('nginx.conf', replaced(own('nginx.conf'), { ...instead, ...asUser }))
    const text = own('nginx-site.conf').replaceAll(/^.*# without IPv6 not this line\n/gm, '')
    const variant = options.trusted
      ? uncommented(text, /proxy_(?:pass|ssl).*/).replace('    proxy_pass http://gateways;\n', '')
      : text
    const names = {
      '10.0.0.11:8080': options.gateways[0],
      '10.0.0.12:8080': options.gateways[1],
      'listen 443': `listen 127.0.0.1:${options.httpsPort}`,
      'listen 80': `listen 127.0.0.1:${options.httpPort}`,
      'recruit.example.org': 'localhost',
      [HOME]: folder,
      'gateway.internal': 'localhost',
    }
    write('nginx-site.conf', replaced(variant, names))
    const besides = `daemon off; pid ${join(folder, 'nginx.pid')};`
    return { args: ['-e', 'stderr', '-c', join(folder, 'nginx.conf'), '-g', besides], check: ['-t'] }
  }
}
