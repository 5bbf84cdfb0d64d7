import type { HTTPRequest } from '@cloudflare/puppeteer'
import { expect, test } from 'vitest'
import {
  drop,
  generatorOf,
  rewrite,
  sessions,
  shownTitles,
  until,
} from '../../../support/browser/generator.ts'
import { startPages } from '../../../support/browser/pages.ts'

const pages = startPages()
const { visitor, ask, stored, newSession, opened } = generatorOf(pages)

test('of two files the one that was dropped last is read, however long the other one takes', async () => {
  const somebody = await visitor()
  await somebody.open('/')
  const held: HTTPRequest[] = []
  await somebody.page.setRequestInterception(true)
  somebody.page.on('request', (request: HTTPRequest) => {
    const isFirst = request.url().endsWith('/extract-from-file') && held.length === 0
    if (isFirst) held.push(request)
    else void request.continue()
  })
  await drop(somebody, 'slow.txt', 'Slow words.')
  await until(() => held.length, 1)
  await drop(somebody, 'fast.txt', 'Fast words.')
  await somebody.sees('fast.txt: 11 characters read.')
  const text = 'Slow words.'
  const answer = { text, fileName: 'slow.txt', characters: text.length, warnings: [] }
  await held[0]?.respond({ contentType: 'application/json', body: JSON.stringify(answer) }).catch(() => {})
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect(await somebody.page.$eval('textarea', ({ value }) => value)).toBe('Fast words.')
  expect(await somebody.shows('fast.txt: 11 characters read.')).toBe(true)
})

test('what is typed in one session is saved when another one is opened in its place', async () => {
  const [one, other] = [await newSession(), await newSession(['Alone'])]
  const somebody = await opened(one)
  await rewrite(somebody, 'Title: TC-001', 'Typed before leaving')
  await somebody.page.evaluate((id) => (location.hash = `session=${id}`), other)
  await until(() => shownTitles(somebody), ['Alone'])
  await until(async () => (await stored(one)).testCases[0]?.title, 'Typed before leaving')
})

test('what is saved after its session was left is not kept in the browser any longer', async () => {
  const sessionId = await newSession()
  const somebody = await opened(sessionId)
  const kept = () =>
    somebody.page.evaluate((id) => localStorage[`tracewright.edits.${id}`] !== undefined, sessionId)
  await rewrite(somebody, 'Title: TC-001', 'Typed before leaving')
  await somebody.press('New text')
  await somebody.sees('Your requirements')
  await until(async () => (await stored(sessionId)).testCases[0]?.title, 'Typed before leaving')
  await until(kept, false)
})

test('two tabs agree; where both changed one case, both versions are shown and one is chosen', async () => {
  const sessionId = await newSession()
  const [one, other] = [await opened(sessionId), await visitor()]
  await rewrite(one, 'Title: TC-001', 'From here')
  await other.open(`/#session=${sessionId}`)
  await until(async () => (await stored(sessionId)).testCases[0]?.title, 'From here')
  const { updatedAt, testCases } = await stored(sessionId)
  const theirs = testCases.map((each) => (each.id === 'TC-002' ? { ...each, title: 'From there' } : each))
  await ask(`${sessions}/${sessionId}`, { method: 'PATCH', body: { testCases: theirs }, version: updatedAt })
  await rewrite(one, 'Title: TC-003', 'Also from here')
  await until(() => shownTitles(one), ['From here', 'From there', 'Also from here'])
  await until(async () => (await stored(sessionId)).testCases[2]?.title, 'Also from here')

  const now = await stored(sessionId)
  const again = now.testCases.map((each) => (each.id === 'TC-001' ? { ...each, title: 'Theirs' } : each))
  await ask(`${sessions}/${sessionId}`, {
    method: 'PATCH',
    body: { testCases: again },
    version: now.updatedAt,
  })
  await rewrite(one, 'Title: TC-001', 'Mine')
  await one.sees('A case was also changed elsewhere')
  expect((await one.shows('Theirs')) && (await one.shows('Mine'))).toBe(true)
  await one.page.locator('.gen-tools ::-p-aria([name="Choose which version stays"][role="button"])').click()
  const focused = () => one.page.evaluate(() => document.activeElement?.textContent)
  await until(focused, 'A case was also changed elsewhere')
  await one.press('Choose the version of TC-001')
  await until(async () => (await focused())?.includes('Keep yours of TC-001'), true)
  await one.press('Take the other one of TC-001')
  await until(() => shownTitles(one), ['Theirs', 'From there', 'Also from here'])
  await one.sees('Saved')
  expect(await one.shows('Choose which version stays')).toBe(false)
  await other.page.bringToFront()
  await other.page.evaluate(() => dispatchEvent(new Event('online')))
  await until(() => shownTitles(other), ['Theirs', 'From there', 'Also from here'])
})

test('a session that was deleted in the midst of an edit can be kept as a new one, and an unknown one says what to do', async () => {
  const sessionId = await newSession()
  const somebody = await opened(sessionId)
  await fetch(`${pages.origin()}${sessions}/${sessionId}`, { method: 'DELETE' })
  await rewrite(somebody, 'Title: TC-001', 'Still here')
  await somebody.sees('this session was deleted elsewhere')
  await somebody.press('Keep them as a new session')
  await somebody.page.waitForFunction((id) => !location.hash.includes(id), {}, sessionId)
  await somebody.sees('Saved')
  expect((await shownTitles(somebody))[0]).toBe('Still here')
  await somebody.open('/no-such-page')
  await somebody.open(`/#session=${crypto.randomUUID()}`)
  await somebody.sees('There is no such session')
  await somebody.press('Start with a new text')
  await somebody.sees('Your requirements')
})

test('what a run of one session does, and why it failed, is not told in another', async () => {
  const [busy, other] = [await newSession(), await newSession(['Alone'])]
  const running = { ...(await stored(busy)), status: 'running', latestExecutionId: crypto.randomUUID() }
  const error = { error: 'x', message: 'The designer broke' }
  const failed = { ...running, status: 'failed', events: [{ type: 'execution_complete', error }] }
  let answered = running
  const somebody = await visitor()
  await somebody.page.setRequestInterception(true)
  somebody.page.on('request', (request: HTTPRequest) => {
    const isIt = request.method() === 'GET' && request.url().endsWith(busy)
    if (!isIt) return void request.continue()
    return void request.respond({ contentType: 'application/json', body: JSON.stringify(answered) })
  })
  const goTo = (id: string) => somebody.page.evaluate((hash) => (location.hash = hash), `session=${id}`)
  await somebody.open(`/#session=${busy}`)
  await somebody.sees('Building a model of it')
  await goTo(other)
  await until(() => shownTitles(somebody), ['Alone'])
  expect(await somebody.shows('Building a model of it')).toBe(false)
  await goTo(busy)
  await somebody.sees('Building a model of it')
  answered = failed
  await somebody.sees('The designer broke')
  await goTo(other)
  await until(() => shownTitles(somebody), ['Alone'])
  expect(await somebody.shows('The designer broke')).toBe(false)
  // The browser notes that a socket was closed so soon.
  somebody.complaints.splice(0)
})

test('where the browser has no place for drafts, everything is saved all the same', async () => {
  const sessionId = await newSession()
  const somebody = await visitor()
  await somebody.page.evaluateOnNewDocument(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  })
  await somebody.open(`/#session=${sessionId}`)
  await rewrite(somebody, 'Title: TC-001', 'Saved all the same')
  await until(async () => (await stored(sessionId)).testCases[0]?.title, 'Saved all the same')
})
