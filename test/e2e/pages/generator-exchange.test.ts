import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ElementHandle, HTTPRequest } from '@cloudflare/puppeteer'
import { expect, test, vi } from 'vitest'
import { type Visitor, startPages } from '../../support/browser/pages.ts'

const pages = startPages({ words: ['--var', 'SESSION_LISTING:verified'] })
const { visitor } = pages

/** A session with one case. */
async function newSession(more: object = {}): Promise<string> {
  const ask = async (method: string, path: string, body: object) => {
    const headers = { 'content-type': 'application/json' }
    const address = `${pages.origin()}/api/public/test-cases/${path}`
    return (await fetch(address, { method, headers, body: JSON.stringify(body) })).json() as Promise<{
      sessionId: string
    }>
  }
  const about = { title: 'Sign-up <b>page</b>', requirements: 'The page shows "Welcome".', ...more }
  const { sessionId } = await ask('POST', 'sessions', about)
  const steps = [{ stepNumber: 1, action: 'Click "Sign in"', expectedResult: 'The page shows "Welcome"' }]
  await ask('PATCH', `sessions/${sessionId}`, { testCases: [{ id: 'TC-1', title: 'Sign in', steps }] })
  return sessionId
}

async function opened(sessionId: string, somebody?: Visitor) {
  const who = somebody ?? (await visitor())
  await who.open(`/#session=${sessionId}`)
  await who.page.waitForSelector('::-p-aria([name="Import"][role="button"])')
  return who
}

async function choose({ page }: Visitor, name: string, content: string) {
  const path = join(pages.folder(), name)
  await writeFile(path, content)
  const input = (await page.waitForSelector(
    'dialog[open] input[type=file]',
  )) as ElementHandle<HTMLInputElement>
  await input.uploadFile(path)
}

const sheet = `Title,Step,Expected
"<b>Log in</b>","Click ""Sign in""","The page shows ""Welcome"""
"Look around","Have a nice look at the page","It feels good"
`

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
  await somebody.press('Add 2 cases')
  await somebody.sees('3 cases ·')
  await somebody.press('Undo')
  await somebody.sees('1 case ·')
})

test('an upload that breaks off can be tried again without choosing the file anew', async () => {
  const somebody = await opened(await newSession())
  const { page } = somebody
  await page.setRequestInterception(true)
  let isBroken = true
  page.on('request', (request: HTTPRequest) => {
    if (isBroken && request.url().endsWith('/import')) void request.abort('connectionreset')
    else void request.continue()
  })
  await somebody.press('Import')
  await choose(somebody, 'again.csv', sheet)
  await page.waitForSelector('dialog[open] .fault')
  isBroken = false
  await somebody.press('Try again')
  await somebody.sees('2 cases found.')
  // The browser itself writes what it could not send.
  somebody.complaints.splice(0)
})

test('a dialog that cannot be loaded says so, and the cases stay', async () => {
  const somebody = await opened(await newSession())
  const { page } = somebody
  await page.setRequestInterception(true)
  page.on('request', (request: HTTPRequest) => {
    if (request.url().includes('/assets/export-dialog')) void request.abort('connectionreset')
    else void request.continue()
  })
  await somebody.press('Export')
  await somebody.sees('This part could not be loaded')
  expect(await page.$$('[data-case]')).toHaveLength(1)
  // The browser itself writes what it could not load.
  somebody.complaints.splice(0)
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
  await somebody.fill('E-mail', 'demo@example.com')
  await somebody.fill('Password', 'demo-password')
  await somebody.press('Sign in')
  await somebody.press('Scripts')
  await somebody.sees('A ZIP that you unpack')
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
  await somebody.press('Share')
  await somebody.sees('Whoever has this link')
  const link = await somebody.page.$eval('dialog[open] input', (input) => (input as HTMLInputElement).value)
  expect(link).toBe(`${pages.origin()}/#session=${sessionId}`)
  const other = await visitor()
  await other.page.goto(link)
  await other.sees('Sign-up <b>page</b>')
  await somebody.press('Delete the session')
  await somebody.press('Delete for good')
  await somebody.sees('The session is deleted.')
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
  await somebody.press('Show sessions')
  await somebody.sees(`If there are sessions of ${userEmail}`)
  await somebody.fill('Code from the mail', 'wrong')
  await somebody.press('Show sessions')
  await somebody.sees('This code is wrong')
  await somebody.fill('Code from the mail', await mailedCode(userEmail))
  await somebody.press('Show sessions')
  await somebody.follow('Sign-up <b>page</b>')
  await somebody.sees('1 case ·')

  // Where it was opened once, nobody has to ask for it.
  await somebody.open('/')
  await somebody.page.locator('::-p-text(Find your earlier sessions)').click()
  await somebody.sees('Opened in this browser')
  await somebody.press('Forget them here')
  await somebody.press('Undo')
  await somebody.follow('Sign-up <b>page</b>')
  await somebody.sees('1 case ·')
})

/** A local process writes its mail to the log. */
async function mailedCode(to: string): Promise<string> {
  return vi.waitFor(
    async () => {
      const log = await readFile(`.wrangler/dev-${new URL(pages.origin()).port}.log`, 'utf8')
      const mail = log.slice(log.lastIndexOf(to))
      const code = /for an hour:(?:\\n|\s)+([\w-]+)/.exec(mail)?.[1]
      if (!code) throw new Error('No code was mailed')
      return code
    },
    { timeout: 10_000 },
  )
}
