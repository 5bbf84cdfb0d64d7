import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Browser } from '@cloudflare/puppeteer'
import { compileStep } from '../../../shared/domain/prose-steps/compile-step.ts'
import { openStage } from '../../../workers/features/hosted-runs/case-stage.ts'
import type { HostedBrowser } from '../../../workers/features/hosted-runs/hosted-browser.ts'
import { WebConfig } from '../../../workers/features/hosted-runs/run-config.ts'
import { performStep } from '../../../workers/features/hosted-runs/steps/perform-step.ts'
import { startBrowser } from '../../support/browser/start-browser.ts'
import { startSite, type Site } from '../../support/site/start-site.ts'

let site: Site
let browser: Browser

beforeAll(async () => {
  ;[site, browser] = await Promise.all([startSite(), startBrowser()])
})
afterAll(async () => {
  await browser?.close()
  await site?.close()
})

const secret = 'correct horse'

test('what another tab shows, sends and logs is recorded, and the stage follows the tab in front', async () => {
  const hosted = {
    browser,
    encoder: () => Promise.resolve(undefined),
    denyDownloads: () => Promise.resolve(),
  } as unknown as HostedBrowser
  const config = WebConfig().parse({ url: site.url, video: false, locale: 'de-DE', timezone: 'Asia/Tokyo' })
  const stage = await openStage({ hosted, config: config as never, secrets: [secret], now: Date.now })
  const perform = async (action: string, expectedResult = '') => {
    const { status, error } = await performStep(
      stage.page,
      compileStep({ action, expectedResult }, { baseUrl: site.url }),
      {
        deadlineMs: Date.now() + 60_000,
        stepTimeoutMs: 20_000,
        baseUrl: site.url,
        secrets: { PASS: secret },
        today: '2026-11-20',
        actionsSoFar: [],
      },
    )
    return error?.message ?? status
  }
  const width = async () => {
    const { data } = await stage.session.send('Page.captureScreenshot', { format: 'png' })
    return Buffer.from(data, 'base64').readUInt32BE(16)
  }
  const first = stage.page
  expect(await perform('Open "/tabs"', 'The heading "Tabs" is shown')).toBe('passed')
  expect(await perform('Click "Help" and switch to the new tab', 'The heading "Help" is shown')).toBe(
    'passed',
  )
  expect(stage.page).not.toBe(first)
  expect(await width()).toBe(1280)
  expect(await stage.page.evaluate('Intl.DateTimeFormat().resolvedOptions().timeZone')).toBe('Asia/Tokyo')
  expect(await perform('Enter "%PASS%" in the "Question" field and click "Log"')).toBe('passed')
  const masked = `getComputedStyle(document.querySelector('input')).webkitTextSecurity`
  expect(await stage.page.evaluate(masked)).toBe('disc')
  expect(await perform('Resize the window to 500 x 400')).toBe('passed')
  expect(await width()).toBe(500)
  expect(await perform('Switch to the first tab', 'The heading "Tabs" is shown')).toBe('passed')
  expect(stage.page).toBe(first)
  expect(await width()).toBe(1280)
  const { exchanges } = await stage.network.finish()
  expect(exchanges.map(({ url }) => new URL(url).pathname)).toEqual(
    expect.arrayContaining(['/tabs', '/data']),
  )
  expect(exchanges.map(({ startedAt }) => startedAt)).toEqual(
    exchanges.map(({ startedAt }) => startedAt).toSorted((a, b) => a - b),
  )
  expect(stage.console.finish().entries.map(({ text }) => text)).toContain('From the new tab')
  expect(await stage.close()).toBe(true)
})
