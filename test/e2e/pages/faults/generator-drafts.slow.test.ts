import type { HTTPRequest } from '@cloudflare/puppeteer'
import { expect, test } from 'vitest'
import { type Answer, answeringOn, holdingOn } from '../../../support/browser/answering.ts'
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
const { visitor, stored, titleOf, retitle, newSession, opened } = generatorOf(pages)

test('of two files the one that was dropped last is read, however long the other one takes', async () => {
  const somebody = await visitor()
  await somebody.open('/')
  let isFirst = true
  const first = (request: HTTPRequest) => {
    const takes = isFirst && request.url().endsWith('/extract-from-file')
    if (takes) isFirst = false
    return takes
  }
  await holdingOn(somebody, first, async (held) => {
    await drop(somebody, 'slow.txt', 'Slow words.')
    await until(() => held.length, 1)
    await drop(somebody, 'fast.txt', 'Fast words.')
    await somebody.sees('fast.txt: 11 characters read.')
    const answer = { text: 'Slow words.', fileName: 'slow.txt', characters: 11, warnings: [] }
    await held[0]
      ?.respond({ contentType: 'application/json', body: JSON.stringify(answer) })
      .catch(() => undefined)
    await new Promise((resolve) => setTimeout(resolve, 300))
    expect(await somebody.page.$eval('textarea', ({ value }) => value)).toBe('Fast words.')
    expect(await somebody.shows('fast.txt: 11 characters read.')).toBe(true)
  })
})

test('what is typed in one session is saved when another one is opened in its place, or none', async () => {
  const [one, other] = [await newSession(), await newSession(['Alone'])]
  const somebody = await opened(one)
  const kept = () =>
    somebody.page.evaluate((id) => localStorage[`tracewright.edits.${id}`] !== undefined, other)
  await rewrite(somebody, 'Title: TC-001', 'Typed before leaving')
  await somebody.page.evaluate((id) => (location.hash = `session=${id}`), other)
  await until(() => shownTitles(somebody), ['Alone'])
  await until(() => titleOf(one), 'Typed before leaving')
  await rewrite(somebody, 'Title: TC-001', 'Also typed')
  await somebody.press('New text', 'Your requirements')
  await until(() => titleOf(other), 'Also typed')
  await until(kept, false)
})

test('two tabs agree; where both changed one case, both versions are shown and one is chosen', async () => {
  const sessionId = await newSession()
  const [one, other] = [await opened(sessionId), await visitor()]
  await rewrite(one, 'Title: TC-001', 'From here')
  await other.open(`/#session=${sessionId}`)
  await until(() => titleOf(sessionId), 'From here')
  await retitle(sessionId, 'TC-002', 'From there')
  await rewrite(one, 'Title: TC-003', 'Also from here')
  await until(() => shownTitles(one), ['From here', 'From there', 'Also from here'])
  await until(() => titleOf(sessionId, 2), 'Also from here')

  await retitle(sessionId, 'TC-001', 'Theirs')
  await rewrite(one, 'Title: TC-001', 'Mine')
  await one.sees('A case was also changed elsewhere')
  expect((await one.shows('Theirs')) && (await one.shows('Mine'))).toBe(true)
  await one.page.locator('.gen-tools ::-p-aria([name="Choose which version stays"][role="button"])').click()
  const focused = () => one.page.evaluate(() => document.activeElement?.textContent)
  await until(focused, 'A case was also changed elsewhere')
  await one.press('Choose the version of TC-001')
  await until(async () => (await focused())?.includes('Keep yours of TC-001'), true)
  await one.press('Take the other one of TC-001')
  const agreed = ['Theirs', 'From there', 'Also from here']
  await until(() => shownTitles(one), agreed)
  await one.sees('Saved')
  expect(await one.shows('Choose which version stays')).toBe(false)
  await other.page.bringToFront()
  await other.page.evaluate(() => dispatchEvent(new Event('online')))
  await until(() => shownTitles(other), agreed)
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
  await somebody.open(`/#session=${crypto.randomUUID()}`, 'There is no such session')
  await somebody.press('Start with a new text', 'Your requirements')
})

test('what a run of one session does, and why it failed, is not told in another', async () => {
  const [busy, other] = [await newSession(), await newSession(['Alone'])]
  const running = { ...(await stored(busy)), status: 'running', latestExecutionId: crypto.randomUUID() }
  const error = { error: 'x', message: 'The designer broke' }
  const failed = { ...running, status: 'failed', events: [{ type: 'execution_complete', error }] }
  let answered: object = running
  const somebody = await visitor()
  const isIt = (request: HTTPRequest) => request.method() === 'GET' && request.url().endsWith(busy)
  const goTo = (id: string) => somebody.page.evaluate((hash) => (location.hash = hash), `session=${id}`)
  const isNotTold = async (words: string) => {
    await goTo(other)
    await until(() => shownTitles(somebody), ['Alone'])
    expect(await somebody.shows(words)).toBe(false)
    await goTo(busy)
  }
  const tell: Answer = (request) => (isIt(request) ? { status: 200, body: answered } : undefined)
  await answeringOn(somebody, tell, async () => {
    await somebody.open(`/#session=${busy}`, 'Reading the text')
    await isNotTold('Reading the text')
    await somebody.sees('Reading the text')
    answered = failed
    await somebody.sees('The designer broke')
    await isNotTold('The designer broke')
  })
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
  await until(() => titleOf(sessionId), 'Saved all the same')
})
