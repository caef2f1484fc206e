import type { RequestListener } from 'node:http'

/** Refuses a request with several hosts: a proxy in front may have read another one. */
export const oneHost =
  (otherwise: RequestListener): RequestListener =>
  (req, res) => {
    const { rawHeaders } = req
    let hosts = 0
    for (let at = 0; at < rawHeaders.length; at += 2) {
      const name = rawHeaders[at] ?? ''
      if (name.length === 4 && name.toLowerCase() === 'host') hosts++
    }
    if (hosts <= 1) otherwise(req, res)
    else res.writeHead(400, { Connection: 'close', 'Content-Length': 0 }).end()
  }
