import { generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import { isIPv4 } from 'node:net'

/** A server's certificate and its key, PEM. */
export interface Certificate {
  cert: string
  key: string
}

const OID = { name: '550403', subjectAltName: '551d11', ecdsaWithSha256: '2a8648ce3d040302' }
const DAY_MS = 86_400_000

/** A self-signed certificate for one host name or IPv4 address; valid for a day by default. */
export function selfSigned(host: string, ends = new Date(Date.now() + DAY_MS)): Certificate {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const algorithm = sequence(oid(OID.ecdsaWithSha256))
  const name = sequence(der(0x31, sequence(oid(OID.name), der(0x0c, Buffer.from(`test ${host}`)))))
  const altName = isIPv4(host)
    ? der(0x87, Buffer.from(host.split('.').map(Number)))
    : der(0x82, Buffer.from(host))
  const extension = sequence(oid(OID.subjectAltName), der(0x04, sequence(altName)))
  const body = sequence(
    der(0xa0, der(0x02, Buffer.from([2]))),
    der(0x02, Buffer.concat([Buffer.from([1]), randomBytes(8)])),
    algorithm,
    name,
    sequence(time(new Date(Math.min(ends.getTime(), Date.now()) - 2 * DAY_MS)), time(ends)),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    der(0xa3, sequence(extension)),
  )
  const signature = der(0x03, Buffer.from([0]), sign('sha256', body, privateKey))
  const base64 = sequence(body, algorithm, signature).toString('base64').replace(/.{64}/g, '$&\n')
  return {
    cert: `-----BEGIN CERTIFICATE-----\n${base64}\n-----END CERTIFICATE-----\n`,
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  }
}

/** An ASN.1 value with its tag and its length. */
function der(tag: number, ...parts: Buffer[]): Buffer {
  const value = Buffer.concat(parts)
  const { length } = value
  const size = length < 0x80 ? [length] : length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff]
  return Buffer.concat([Buffer.from([tag, ...size]), value])
}
const sequence = (...parts: Buffer[]) => der(0x30, ...parts)
const oid = (hex: string) => der(0x06, Buffer.from(hex, 'hex'))
const time = (at: Date) => der(0x17, Buffer.from(`${at.toISOString().replace(/\D/g, '').slice(2, 14)}Z`))
