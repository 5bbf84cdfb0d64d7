import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Browser, Page } from '@cloudflare/puppeteer'
import { inPageSource } from '../../../shared/domain/prose-steps/in-page/in-page.generated.ts'
import { startBrowser } from '../../support/browser/start-browser.ts'

let browser: Browser
let page: Page

beforeAll(async () => {
  browser = await startBrowser()
  page = await browser.newPage()
})
afterAll(async () => {
  await browser?.close()
})

async function readings(text: string, lang: string): Promise<number[] | null> {
  await page.setContent(`<html lang="${lang}"><body>x</body></html>`)
  const source = `(() => { const page = (${inPageSource})(); return page.call('numberIn', [${JSON.stringify(text)}]) })()`
  const answer = (await page.evaluate(source)) as { readings: number[] } | null
  return answer && answer.readings
}

test.each<[string, string, number[] | null]>([
  ['12.50 EUR', '', [12.5]],
  ['€ 12,50', '', [12.5]],
  ['-4.20', 'en', [-4.2]],
  ['−4', 'en', [-4]],
  ['1,234', 'en', [1234]],
  ['1.234', 'de', [1234]],
  ['1.234', 'en-GB', [1.234]],
  ['1,234', '', [1.234, 1234]],
  ['1.234', 'no language', [1.234, 1234]],
  ['1,234.50', '', [1234.5]],
  ['1.234,50 €', 'en', [1234.5]],
  ['1,234,567', '', [1_234_567]],
  ["1'234.50 CHF", '', [1234.5]],
  ['1 234,50 kr', 'nb', [1234.5]],
  ['0.125', '', [0.125]],
  ['12kg', '', [12]],
  ['Level B2', '', null],
  ['3 of 12', '', null],
  ['2026-12-24', '', null],
  ['14:30', '', null],
  ['1.2.3', '', null],
  ['none', '', null],
])('%s on a page in “%s” reads as %o', async (text, lang, expected) => {
  const found = await readings(text, lang)
  expect(found?.toSorted((a, b) => a - b) ?? null).toEqual(expected)
})
