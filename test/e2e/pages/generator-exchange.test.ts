import { expect, test } from 'vitest'
import { exchangeOf, sheet } from '../../support/browser/exchange.ts'
import { mailed } from '../../support/browser/mailed.ts'
import { startPages } from '../../support/browser/pages.ts'
import { demo, signIn } from '../../support/browser/sign-in.ts'

const pages = startPages()
const { visitor } = pages
const { newSession, opened, choose } = exchangeOf(pages)

test('an import shows what is read of a file and what a browser could not play, and adds it only then', async () => {
  const somebody = await opened(await newSession())
  await somebody.press('Import')
  await choose(somebody, 'nothing.csv', '\u0000\u0001')
  await somebody.page.waitForSelector('dialog[open] .fault')
  await somebody.press('Another file')
  await choose(somebody, 'cases.csv', sheet)
  await somebody.sees('2 cases found.')
  expect(await somebody.shows('<b>Log in</b>')).toBe(true)
  await somebody.page.locator('::-p-text(Why, and what to say instead)').click()
  await somebody.press('Add 2 cases', '3 cases ·')
  await somebody.press('Undo', '1 case ·')
})

test('each of the six formats is downloaded under a name of its own', async () => {
  const somebody = await opened(await newSession())
  const { page } = somebody
  const names: string[] = []
  for (const format of ['CSV', 'Gherkin', 'JSON', 'Xray', 'TestRail', 'Azure DevOps']) {
    await somebody.press('Export')
    await page.locator(`dialog[open] ::-p-text(${format})`).click()
    const answer = page.waitForResponse((response) => response.url().endsWith('/export'))
    await somebody.press('Download')
    names.push((await answer).headers()['content-disposition'] ?? '')
    await page.waitForFunction(() => document.querySelector('dialog[open]') === null)
  }
  expect(names.map((name) => /\.(\w+)"/.exec(name)?.[1])).toEqual([
    'csv',
    'feature',
    'json',
    'zip',
    'csv',
    'csv',
  ])
})

test('scripts are for whoever is signed in: others are led there and back to the same session', async () => {
  const somebody = await opened(await newSession())
  await somebody.press('Scripts')
  await somebody.page.locator('dialog[open] a.primary').click()
  await signIn(somebody, demo)
  await somebody.press('Scripts', 'A ZIP that you unpack')
  await somebody.page.select('select[name=framework]', 'selenium-python')
  await somebody.fill('Page to test', 'not an address')
  await somebody.press('Download')
  await somebody.page.waitForSelector('dialog[open] [aria-invalid=true]')
  await somebody.fill('Page to test', 'https://example.com/')
  const answer = somebody.page.waitForResponse((response) => response.url().endsWith('/export-scripts'))
  await somebody.press('Download')
  expect((await answer).headers()['content-type']).toBe('application/zip')
})

test('the link of a session opens it for somebody else, until it is deleted', async () => {
  const sessionId = await newSession()
  const somebody = await opened(sessionId)
  await somebody.press('Share', 'Anyone with this link')
  const link = await somebody.page.$eval('dialog[open] input', (input) => (input as HTMLInputElement).value)
  expect(link).toBe(`${pages.origin()}/#session=${sessionId}`)
  const other = await visitor()
  await other.page.goto(link)
  await other.sees('Sign-up <b>page</b>')
  await somebody.press('Delete the session')
  await somebody.press('Delete for good', 'The session is deleted.')
  await other.page.reload()
  await other.sees('There is no such session')
})

test('sessions are found by their e-mail address, behind a code that is mailed there', async () => {
  const userEmail = `${crypto.randomUUID()}@example.com`
  await newSession({ userEmail })
  const somebody = await visitor()
  await somebody.open('/')
  await somebody.page.locator('::-p-text(Find your earlier sessions)').click()
  await somebody.fill('Your e-mail address', userEmail)
  await somebody.press('Show sessions', `If there are sessions of ${userEmail}`)
  await somebody.fill('Code from the mail', 'wrong')
  await somebody.press('Show sessions', 'This code is wrong')
  await somebody.fill(
    'Code from the mail',
    await mailed(pages.origin(), userEmail, /for an hour:\s+([\w-]+)/),
  )
  await somebody.press('Show sessions')
  await somebody.follow('Sign-up <b>page</b>', '1 case ·')

  // Where it was opened once, nobody has to ask for it.
  await somebody.open('/')
  await somebody.page.locator('::-p-text(Find your earlier sessions)').click()
  await somebody.sees('Opened in this browser')
  await somebody.press('Forget them here')
  await somebody.press('Undo')
  await somebody.follow('Sign-up <b>page</b>', '1 case ·')
})
