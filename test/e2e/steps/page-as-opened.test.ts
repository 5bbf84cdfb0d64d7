import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Browser } from '@cloudflare/puppeteer'
import { startBrowser } from '../../support/browser/start-browser.ts'
import { play } from './play.ts'
import type { Expected } from './scenario.ts'

const image = (attributes: string) => `<img ${attributes} src="data:," width="20" height="20">`
const pages: Record<string, string> = {
  named: `<title>Shop</title><h1>Shop</h1>${image('alt="Blue lamp"')}${image('alt=""')}${image('aria-label="Chair"')}`,
  none: '<title>Shop</title><h1>Shop</h1>',
  nameless: `<title>Shop</title><h1>Shop</h1>${image('alt="Blue lamp"')}${image('')}`,
  'in-menu': `<title>Shop</title><nav>${image('')}</nav><h1>Shop</h1>`,
  hidden: `<title>Shop</title><h1>Shop</h1><div hidden>${image('')}</div>`,
  'blank-title': '<title> </title><h1>Shop</h1>',
  untitled: '<h1>Shop</h1>',
}
let browser: Browser
let server: Server
let url: string

beforeAll(async () => {
  server = createServer((request, response) => {
    const html = pages[(request.url ?? '').slice(1)]
    response.writeHead(html === undefined ? 404 : 200, { 'content-type': 'text/html' })
    response.end(`<!doctype html>${html ?? '<title>Gone</title><h1>Not here</h1>'}`)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  browser = await startBrowser()
})
afterAll(async () => {
  await browser?.close()
  server?.closeAllConnections()
  server?.close()
})

describe.concurrent('a page as it was opened', () => {
  const images = 'Every image has an alternative text'
  const title = 'The page title is not empty'
  test.each<[what: string, page: string, expected: string, verdict: Expected]>([
    ['with names for all images but the decoration', 'named', images, 'passed'],
    ['without any image', 'none', images, 'passed'],
    ['with an image without a name', 'nameless', images, 'failed'],
    ['with an image without a name in its menu', 'in-menu', images, 'failed'],
    ['with an image that nobody sees', 'hidden', images, 'passed'],
    ['with a title', 'none', title, 'passed'],
    ['with a title of blanks', 'blank-title', title, 'failed'],
    ['without a title', 'untitled', title, 'failed'],
    ['that is an error page proves no title', 'missing', title, 'failed'],
  ])('%s', async (_what, page, expected, verdict) => {
    const [outcome] = await play(browser, url, [{ action: `Open "/${page}"`, expected, verdict }])
    expect(outcome?.status === 'passed').toBe(verdict === 'passed')
    if (page !== 'missing') expect(outcome?.status).toBe(verdict)
  })
})
