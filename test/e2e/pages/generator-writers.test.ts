import type { Page } from '@cloudflare/puppeteer'
import { expect, test } from 'vitest'
import { answeringOn, when } from '../../support/browser/answering.ts'
import { generatorOf } from '../../support/browser/generator.ts'
import { barriersInBoth } from '../../support/browser/look-over.ts'
import { type Visitor, startPages } from '../../support/browser/pages.ts'

const pages = startPages()
const { visitor, newSession } = generatorOf(pages)

const assistant = { url: 'http://localhost:8787/api/mcp?toolset=core' }
const noModel = { configured: false, name: null, engine: null, available: false }
const model = { configured: true, name: 'small:8b', engine: 'openai-compatible', available: true }
const nearby = {
  server: 'Ollama',
  model: 'small:8b',
  url: 'http://localhost:11434/v1',
  command: 'npm start -- --model small:8b --model-url http://localhost:11434/v1',
}

const withAuthors = (somebody: Visitor, body: object, during: () => Promise<void>, status = 200) =>
  answeringOn(somebody, when('/api/public/test-cases/authors', { status, body }), during)

const unfold = (page: Page) => page.locator('.writers-offer summary').click()
const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.id || document.activeElement?.textContent)

test('the page to test stands between the text and the button, in the order of the keyboard', async () => {
  const somebody = await visitor()
  const { page } = somebody
  await withAuthors(somebody, { model: noModel, nearby: null, assistant }, async () => {
    await somebody.open('/', 'Have whole cases written')
    await page.focus('#requirements')
    const order: unknown[] = []
    for (let at = 0; at < 6; at++) {
      await page.keyboard.press('Tab')
      order.push(await focused(page))
    }
    expect(order).toEqual([
      'Choose a file',
      'target',
      'Use the demo form',
      'E-mail, to find your cases again (optional)',
      'Generate test cases',
      'Have whole cases written',
    ])
  })
})

test('without a model the page says what writes, and how whole cases come to be written', async () => {
  const somebody = await visitor()
  await withAuthors(somebody, { model: noModel, nearby, assistant }, async () => {
    await somebody.open('/', 'Written by built-in forms and a catalogue of test ideas, no model.')
    await unfold(somebody.page)
    await somebody.sees('Your own assistant, over MCP', assistant.url, 'How to connect an assistant')
    await somebody.sees('Ollama answers on this machine with small:8b', nearby.command)
    await somebody.sees('A deployment with Workers AI', 'npm run deploy')
    expect(await barriersInBoth(somebody)).toEqual([])
    expect(await somebody.sidewaysOnPhone()).toEqual([])
    await somebody.page.locator('::-p-aria([name="Copy command"][role="button"])').click()
    await somebody.page.waitForFunction(() => document.body.innerText.match(/Copied|Ctrl/))
  })
})

test('a model that is configured is named, and why it does not write', async () => {
  const somebody = await visitor()
  await withAuthors(somebody, { model, nearby: null, assistant }, async () => {
    await somebody.open('/', 'Written by small:8b and checked by our judge.')
    expect(await somebody.shows('Have whole cases written')).toBe(false)
  })
  const down = { ...model, available: false, reason: 'Nothing answers at http://localhost:11434.' }
  await withAuthors(somebody, { model: down, nearby: null, assistant }, async () => {
    await somebody.open('/', 'small:8b is configured, but not available.', down.reason)
    expect(await somebody.shows('Written by')).toBe(false)
  })
})

test('a service that does not say who writes shows nothing of it', async () => {
  const somebody = await visitor()
  const answered = somebody.page.waitForResponse((response) => response.url().endsWith('/authors'))
  const during = async () => {
    await somebody.open('/', 'Generate test cases')
    await answered
    expect(await somebody.page.$eval('.writers', (each) => each.textContent)).toBe('')
  }
  await withAuthors(somebody, { error: 'not_found', message: 'Not found' }, during, 404)
})

test('what a model once wrote for a sample is read beside it, with its date, and chooses nothing', async () => {
  const somebody = await visitor()
  const { page } = somebody
  const link = '10 cases that a language model wrote, recorded on 2026-11-30'
  await withAuthors(somebody, { model: noModel, nearby: null, assistant }, async () => {
    await somebody.open('/', 'Or try a sample')
    await somebody.press(link, 'Recorded on 2026-11-30: what a language model wrote for this text')
    await page.locator('.recorded > li:nth-child(5) summary').click()
    await somebody.sees('Then: "Name must have 2 to 40 characters" is shown', 'What it asked the author')
    expect(await barriersInBoth(somebody)).toEqual([])
    expect(await somebody.sidewaysOnPhone()).toEqual([])
    await somebody.press('Close')
    await page.waitForFunction(() => !document.querySelector('dialog[open]'))
    expect(await focused(page)).toBe(link)
    expect(await page.$eval('#requirements', (field) => (field as HTMLTextAreaElement).value)).toBe('')
  })
})

test('a case that no browser can run as it is worded offers the ways to have it reworded', async () => {
  const sessionId = await newSession(['Ponder'], {}, () => ({ action: 'Ponder what the text may mean' }))
  const somebody = await visitor()
  await withAuthors(somebody, { model: noModel, nearby: null, assistant }, async () => {
    await somebody.open(`/#session=${sessionId}`, 'New text')
    await somebody.press('Open TC-001', 'Why a browser cannot run it')
    await somebody.sees(
      '1 case cannot run as it is worded.',
      'Make runnable: by your assistant, a local model',
    )
    await unfold(somebody.page)
    await somebody.sees(assistant.url, 'npm start -- --model NAME')
    expect(await barriersInBoth(somebody)).toEqual([])
    expect(await somebody.sidewaysOnPhone()).toEqual([])
  })
})
