import { beforeAll, expect, test } from 'vitest'
import type { Page } from '@cloudflare/puppeteer'
import { compileStep } from '../../../shared/domain/prose-steps/compile-step.ts'
import { installGuard } from '../../../workers/features/hosted-runs/browser/guard.ts'
import { openStage } from '../../../workers/features/hosted-runs/case-stage.ts'
import type { HostedBrowser } from '../../../workers/features/hosted-runs/hosted-browser.ts'
import { WebConfig } from '../../../workers/features/hosted-runs/run-config.ts'
import { performStep } from '../../../workers/features/hosted-runs/steps/perform-step.ts'
import { startStage } from './support.ts'

const played = startStage({ args: ['--host-resolver-rules=MAP *.test 127.0.0.1', '--site-per-process'] })
let hosted: HostedBrowser

beforeAll(async () => {
  const { browser, url: baseUrl } = played
  const guard = await installGuard(browser, { allowPrivate: true, ownHosts: [], baseUrl, headers: {} })
  hosted = {
    browser,
    guard,
    openContext: () => browser.createBrowserContext(),
    encoder: () => Promise.resolve(undefined),
    denyDownloads: () => Promise.resolve(),
  } as unknown as HostedBrowser
})

const secret = 'correct horse'

async function begin() {
  const config = WebConfig().parse({ url: played.url, video: false, locale: 'de-DE', timezone: 'Asia/Tokyo' })
  const stage = await openStage({ hosted, config: config as never, secrets: [secret], now: Date.now })
  /** All of the steps shall pass, so a busy machine only makes them slow. */
  const does = async (action: string, expectedResult = '') => {
    const prose = compileStep({ action, expectedResult }, { baseUrl: played.url })
    const { status, error } = await performStep(stage.page, prose, {
      deadlineMs: Date.now() + 60_000,
      stepTimeoutMs: 25_000,
      checkTimeoutMs: 10_000,
      targetTimeoutMs: 10_000,
      baseUrl: played.url,
      secrets: { PASS: secret },
      today: '2026-11-20',
      actionsSoFar: [],
    })
    expect(error?.message ?? status).toBe('passed')
  }
  const lines = () => stage.console.finish().entries.map(({ text }) => text)
  const addresses = async () => (await stage.network.finish()).exchanges.map(({ url }) => url)
  return { stage, does, lines, addresses }
}

test('what another tab shows, sends and logs is recorded, and the stage follows the tab in front', async () => {
  const { stage, does, lines, addresses } = await begin()
  const width = async () => {
    const { data } = await stage.session.send('Page.captureScreenshot', { format: 'png' })
    return Buffer.from(data, 'base64').readUInt32BE(16)
  }
  const first = stage.page
  await does('Open "/tabs"', 'The heading "Tabs" is shown')
  await does('Click "Help" and switch to the new tab', 'The heading "Help" is shown')
  expect(stage.page).not.toBe(first)
  expect(await width()).toBe(1280)
  expect(await stage.page.evaluate('Intl.DateTimeFormat().resolvedOptions().timeZone')).toBe('Asia/Tokyo')
  await does('Enter "%PASS%" in the "Question" field and click "Log"')
  const masked = `getComputedStyle(document.querySelector('input')).webkitTextSecurity`
  expect(await stage.page.evaluate(masked)).toBe('disc')
  await does('Resize the window to 500 x 400')
  expect(await width()).toBe(500)
  await does('Switch to the first tab', 'The heading "Tabs" is shown')
  expect(stage.page).toBe(first)
  expect(await width()).toBe(1280)
  expect(await addresses()).toEqual(
    expect.arrayContaining([`${played.url}/tabs`, `${played.url}/data?from=help`]),
  )
  const { exchanges } = await stage.network.finish()
  expect(exchanges.map(({ startedAt }) => startedAt)).toEqual(
    exchanges.map(({ startedAt }) => startedAt).toSorted((a, b) => a - b),
  )
  expect(lines()).toContain('From the new tab')
  expect(await stage.close()).toBe(true)
})

test('the very first request and console line of a new tab are recorded', async () => {
  const { stage, does, lines, addresses } = await begin()
  await does('Open "/tabs"')
  await stage.page.evaluate(`void open('/eager?name=popup')`)
  await does('Switch to the new tab', 'The heading "popup" is shown')
  expect(lines()).toContain('first line of popup')
  expect(await addresses()).toEqual(
    expect.arrayContaining([`${played.url}/eager?name=popup`, `${played.url}/data?first=popup`]),
  )
  await stage.close()
})

test('a frame of another site is recorded from its first line on, and hides secrets like the page', async () => {
  const { stage, does, lines, addresses } = await begin()
  const foreign = new URL(`${played.url}/eager?name=frame`)
  foreign.hostname = 'pay.test'
  await stage.page.goto(`${played.url}/tabs`)
  await stage.page.evaluate(
    `document.body.append(Object.assign(document.createElement('iframe'), { src: ${JSON.stringify(foreign.href)}, title: 'Pay' }))`,
  )
  await does('Enter "%PASS%" in the "Code" field', 'The heading "frame" is shown')
  const frame = stage.page.frames().find((one) => one.url() === foreign.href)
  expect(await frame?.evaluate(`getComputedStyle(document.querySelector('input')).webkitTextSecurity`)).toBe(
    'disc',
  )
  expect(await frame?.evaluate('Intl.DateTimeFormat().resolvedOptions().timeZone')).toBe('Asia/Tokyo')
  expect(lines()).toContain('first line of frame')
  expect(await addresses()).toContain(`${foreign.origin}/data?first=frame`)
  const { exchanges } = await stage.network.finish()
  const documents = exchanges.filter(({ url }) => url === foreign.href)
  expect(documents).toHaveLength(1)
  expect(documents[0]?.response?.status).toBe(200)
  expect(documents[0]?.finishedAt).toBeGreaterThan(0)
  expect(documents[0]?.body).toContain('<h1>frame</h1>')
  await stage.close()
})

const crash = async (page: Page) => {
  const session = await page.createCDPSession()
  const gone = new Promise((resolve) => page.once('error', resolve))
  void session.send('Page.crash').catch(() => undefined)
  await gone
}

test('a second tab that crashes is told as a crash of the page', async () => {
  const { stage, does } = await begin()
  await does('Open "/tabs"')
  await does('Click "Help" and switch to the new tab', 'The heading "Help" is shown')
  await crash(stage.page)
  expect(await stage.lost).toBe('page')
  await stage.close()
})

test('a tab that crashes behind the one in front stops nothing until steps go there', async () => {
  const { stage, does } = await begin()
  let lost: string | undefined
  void stage.lost.then((what) => (lost = what))
  await does('Open "/tabs"')
  await does('Click "Help" and switch to the new tab')
  const second = stage.page
  await does('Switch to the first tab')
  await crash(second)
  await does('Look at the page', 'The heading "Tabs" is shown')
  expect(lost).toBeUndefined()
  void does('Switch to the other tab').catch(() => undefined)
  expect(await stage.lost).toBe('page')
  await stage.close()
})

test('frames of another site that load while the first step begins are all there', async () => {
  const { stage, does } = await begin()
  const names = ['oak', 'elm', 'ash', 'fir', 'yew']
  const addresses = names.map((name) => {
    const foreign = new URL(`${played.url}/eager?name=${name}`)
    foreign.hostname = 'pay.test'
    return foreign.href
  })
  await stage.page.goto(`${played.url}/tabs`)
  await stage.page.evaluate(
    `for (const src of ${JSON.stringify(addresses)}) document.body.append(Object.assign(document.createElement('iframe'), { src }))`,
  )
  const shown = names.map((name) => `"${name}"`).join(' and ')
  await does('Look at the page', `${shown} are visible`)
  await stage.close()
})
