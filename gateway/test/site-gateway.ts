import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { startGateway, type TestGateway } from './gateway.ts'
import { folder, removeFolder } from './support.ts'

export const HELD = '{"isInDB":"true","masterName":"</script><b>"}'
export const script = `console.log(${'1'.repeat(2000)})`
const shell = (language: string) =>
  `<html lang="${language}"><script type="application/json" id="settings"></script>${'<p>x</p>'.repeat(200)}</html>`

export const MISSING = `<html lang="ko"><h1>없는 주소</h1>${'<p>x</p>'.repeat(200)}</html>`

const dist = folder()
/** One gateway with pages, files and settings for the test file that imports this. */
export let gateway: TestGateway

/** Starts it for the test file that calls this, and ends it behind the tests. */
export function useSiteGateway(): void {
  beforeAll(async () => {
    mkdirSync(join(dist, 'assets'), { recursive: true })
    writeFileSync(join(dist, 'index.html'), shell('ko'))
    writeFileSync(join(dist, 'index.ko.html'), shell('ko'))
    writeFileSync(join(dist, 'index.en.html'), shell('en'))
    writeFileSync(join(dist, 'missing.ko.html'), MISSING)
    writeFileSync(join(dist, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
    writeFileSync(join(dist, 'assets/main-abc.js'), script)
    mkdirSync(join(dist, 'server'))
    writeFileSync(join(dist, 'server/inside.txt'), 'for the gateway alone')
    gateway = await startGateway({ WEB_DIST: dist })
  })
  afterAll(async () => {
    await gateway.stop()
    removeFolder(dist)
  })
  beforeEach(() => {
    gateway.held.copy = Buffer.from(HELD)
    gateway.held.tell()
  })
}
