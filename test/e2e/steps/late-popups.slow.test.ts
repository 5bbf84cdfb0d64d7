import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Browser } from '@cloudflare/puppeteer'
import { startBrowser } from '../../support/browser/start-browser.ts'
import { play } from './play.ts'
import { errs, fails, type ScenarioStep } from './scenario.ts'

// What opens needs longer than a step that shall not pass is patient with a page at rest (see play.ts). Each page opens it in its own way.
const tools = `
  const work = (ms) => { const end = Date.now() + ms; while (Date.now() < end); }
  const frames = (count, then) => requestAnimationFrame(() => count > 1 ? frames(count - 1, then) : then())
  const busily = (times, then) => setTimeout(() => { work(450); times > 1 ? busily(times - 1, then) : then() }, 40)
  const days = '<button onclick="said.textContent = \\'day \\' + this.textContent">20</button><button onclick="said.textContent = \\'day \\' + this.textContent">21</button>'
  const say = (text) => document.getElementById('said').textContent = text
  const popup = (into, html = days) => { const box = document.createElement('div'); box.innerHTML = html; into.append(box); return box }`

const page = (body: string, script: string): string =>
  `<style>@keyframes come { 0%, 95% { visibility: hidden } } .waits { visibility: hidden } .comes { animation: come 1s linear }</style>
  <label>Start date <input id="field"></label> ${body}<p id="said">nothing</p><script>${tools}\n${script}</script>`

const opens = (how: string) =>
  page('<div id="host"></div>', `field.onclick = () => { field.onclick = null; ${how} }`)

const pages: Record<string, string> = {
  'a main thread that is busy': opens('busily(4, () => popup(document.body))'),
  'stages that show nothing, one after the other': opens(
    `const box = popup(document.body)
    const stage = (left) => {
      box.className = left > 0 ? 'waits at-' + left : ''
      if (left > 0) frames(2, () => setTimeout(() => { work(60); stage(left - 1) }, 30))
    }
    stage(12)`,
  ),
  'an animation': opens(`popup(document.body).className = 'comes'`),
  'changes that go on, in a shadow root': opens(
    `const root = host.attachShadow({ mode: 'open' })
    const bar = document.createElement('progress')
    bar.max = 90
    root.append(bar)
    const load = (at) => { bar.value = at; at < 90 ? frames(1, () => load(at + 1)) : popup(root, '<button>20</button><button>21</button>') }
    load(0)`,
  ),
}

const list = page(
  '<div role="combobox" aria-label="City" aria-expanded="false" aria-controls="cities" tabindex="0" id="city">None</div>',
  `city.onclick = () => busily(4, () => {
    city.setAttribute('aria-expanded', 'true')
    const box = popup(document.body, '<ul role="listbox" id="cities"><li role="option">Berlin</li><li role="option">Madrid</li></ul>')
    box.className = 'comes'
    box.onclick = ({ target }) => { say('city ' + target.textContent); city.setAttribute('aria-expanded', 'false'); box.remove() }
  })`,
)

// Nothing of it is on its way, however much it moves.
const restless = page(
  '<p id="clock">tick</p>',
  `const tick = (on) => { clock.textContent = on ? 'tick' : 'tock'; frames(1, () => tick(!on)) }
  tick(true)`,
)

let browser: Browser
let server: Server
let shown = ''

beforeAll(async () => {
  browser = await startBrowser()
  server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
    response.end(`<!doctype html><title>t</title><link rel="icon" href="data:,"><body>${shown}</body>`)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterAll(async () => {
  await browser?.close()
  server?.closeAllConnections()
  server?.close()
})

async function outcomeOn(html: string, step: ScenarioStep) {
  shown = html
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
  const outcomes = await play(browser, url, [{ action: 'Open the page', verdict: 'passed' }, step])
  const { status, error } = outcomes[1] ?? {}
  return { status, code: error?.code, message: error?.message }
}

describe('what an action looks for', () => {
  test.for(Object.keys(pages))('is waited for while it opens after %s', async (how) => {
    const step = fails('Click the "Start date" field and click "21"', '"day 22" is visible')
    expect(await outcomeOn(pages[how] ?? '', step)).toMatchObject({
      status: 'failed',
      code: 'steps.check_failed',
    })
  })

  test('is waited for in a list that opens late and slowly', async () => {
    const step = fails('Select "Berlin" from "City"', '"city Madrid" is visible')
    expect(await outcomeOn(list, step)).toMatchObject({ status: 'failed', code: 'steps.check_failed' })
  })

  test('is not found on a page that is never at rest, before the time of the step is over', async () => {
    const step = errs('steps.not_found', 'Click the "Start date" field and click "21"')
    expect(await outcomeOn(restless, step)).toMatchObject({
      status: 'error',
      code: 'steps.not_found',
      message: 'There is no "21" on the page.',
    })
  })
})
