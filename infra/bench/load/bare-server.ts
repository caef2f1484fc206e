/** The floor: a bare node:http server in a process of its own that reads each body and returns the reply of a file. */
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'

const [port = '', file = ''] = process.argv.slice(2)
const { headers, body } = JSON.parse(readFileSync(file, 'utf8'))
const bytes = Buffer.from(body, 'base64')

const server = createServer((req, res) => {
  req.on('data', () => undefined)
  req.on('end', () => {
    res.writeHead(200, headers)
    res.end(bytes)
  })
})
server.listen(Number(port), '127.0.0.1')
process.stdin.on('end', () => process.exit(0)).resume()
