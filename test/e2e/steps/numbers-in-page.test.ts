import { expect, test } from 'vitest'
import { inPageSource } from '../../../shared/domain/prose-steps/in-page/in-page.generated.ts'
import { inTab, startStage } from './support.ts'

const stage = startStage()

test('texts are read as numbers in the language of their page, as both where it does not say', async () => {
  const readings: [text: string, lang: string, numbers: number[] | null][] = [
    ['12.50 EUR', '', [12.5]],
    ['€ 12,50', '', [12.5]],
    ['-4.20', 'en', [-4.2]],
    ['−4', 'en', [-4]],
    ['1,234', 'en', [1234]],
    ['1.234', 'de', [1234]],
    ['1.234', 'en-GB', [1.234]],
    ['1,234', '', [1.234, 1234]],
    ['1.234', 'no language', [1.234, 1234]],
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
  ]
  const results = await inTab(stage, async (page) => {
    const read = []
    for (const [text, lang] of readings) {
      await page.setContent(`<html lang="${lang}"><body>x</body></html>`)
      const call = `(${inPageSource})().call('numberIn', [${JSON.stringify(text)}])`
      const answer = (await page.evaluate(call)) as { readings: number[] } | null
      read.push([text, lang, answer?.readings.toSorted((a, b) => a - b) ?? null])
    }
    return read
  })
  expect(results).toEqual(readings)
})
