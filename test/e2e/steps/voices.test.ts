import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Browser } from '@cloudflare/puppeteer'
import { startBrowser } from '../../support/browser/start-browser.ts'
import { startSite, type Site } from '../../support/site/start-site.ts'
import { toldCases } from './voices/all.ts'
import { isRight, isWrongTarget, measure } from './voices/measure.ts'
import { recorded } from './voices/recorder.ts'

let site: Site
let browser: Browser

beforeAll(async () => {
  ;[site, browser] = await Promise.all([
    startSite({ mutate: (_path, html) => recorded(html) }),
    startBrowser(),
  ])
})
afterAll(async () => {
  await browser?.close()
  await site?.close()
})

describe.concurrent('steps in the words of different people', () => {
  test.each(toldCases.map((one) => [`${one.by}, ${one.kind}`, one] as const))(
    '%s: each gets its verdict, and only what it means is acted on',
    async (_name, told) => {
      const measured = await measure(browser, site.url, told)
      const wrong = measured.filter((one) => !isRight(one) || isWrongTarget(one))
      expect(wrong).toEqual([])
    },
  )

  test('the recorder tells who was really pressed and typed in, in tabs, frames and shadow roots too', async () => {
    const [by, kind] = ['somebody', 'form'] as const
    const step = (action: string, on: string[]) => ({ action, expected: '', verdict: 'passed' as const, on })
    const measured = await measure(browser, site.url, {
      by,
      kind,
      steps: [
        step('Open "/ambiguous" and click "Save" in the "Address" section', ['button[1]']),
        step('Enter "x" in the "Name" field in the "Profile" section', ['#address-name']),
        step('Open "/chat", enter "Hi" in "Message" and click "Send"', ['chat-message', 'chat-send']),
      ],
    })
    expect(measured.map(isWrongTarget)).toEqual([true, true, false])
    expect(measured.map(({ reached }) => reached)).toEqual([
      ['button[2]'],
      ['#profile-name'],
      ['chat-message', 'chat-send'],
    ])
  })
})
