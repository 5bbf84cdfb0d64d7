import { expect, test } from 'vitest'
import { answeringOn, when } from '../../../support/browser/answering.ts'
import { exchangeOf, sheet } from '../../../support/browser/exchange.ts'
import { startPages } from '../../../support/browser/pages.ts'

const { newSession, opened, choose } = exchangeOf(startPages())

test('an upload that breaks off can be tried again without choosing the file anew', async () => {
  const somebody = await opened(await newSession())
  let isBroken = true
  await answeringOn(
    somebody,
    when((request) => isBroken && request.url().endsWith('/import'), 'broken'),
    async () => {
      await somebody.press('Import')
      await choose(somebody, 'again.csv', sheet)
      await somebody.page.waitForSelector('dialog[open] .fault')
      isBroken = false
      await somebody.press('Try again', '2 cases found.')
    },
  )
  // The browser itself writes what it could not send.
  somebody.complaints.splice(0)
})

test('a dialog that cannot be loaded says so, and the cases stay', async () => {
  const somebody = await opened(await newSession())
  await answeringOn(somebody, when('/assets/export-dialog', 'broken'), async () => {
    await somebody.press('Export', 'This part could not be loaded')
    expect(await somebody.page.$$('[data-case]')).toHaveLength(1)
  })
  // The browser itself writes what it could not load.
  somebody.complaints.splice(0)
})
