import { afterEach, beforeAll, expect, test } from 'vitest'
import { type Visitor, startPages } from '../../support/browser/pages.ts'
import { guides } from '../../../web/guides/list.ts'

const pages = startPages()
let reader: Visitor

beforeAll(async () => {
  reader = await pages.lasting()
  await reader.page.setViewport({ width: 1280, height: 800 })
})

afterEach(() => expect(reader.complaints.splice(0)).toEqual([]))

const path = () => reader.page.evaluate(() => location.pathname + location.hash)
const isInView = (selector: string) =>
  reader.page.waitForFunction(
    (wanted) => {
      const top = document.querySelector(wanted)?.getBoundingClientRect().top
      return top !== undefined && top >= 0 && top < innerHeight
    },
    {},
    selector,
  )

test('a newcomer goes from the docs through all guides, each leading to the next', async () => {
  await reader.open('/docs')
  await reader.follow(guides[0]?.title ?? '')
  for (const { name, title, sentence } of guides) {
    // The guide before it stays until this one has come, and the way on comes with its text.
    await reader.page.waitForFunction(
      (wanted) =>
        document.querySelector('h1')?.textContent === wanted &&
        document.title.startsWith(wanted) &&
        document.querySelector('article h2'),
      {},
      title,
    )
    await reader.sees(sentence)
    expect(await path()).toBe(`/docs/guides/${name}`)
    await reader.page.evaluate(() => document.querySelector<HTMLElement>('a.next')?.click())
  }
  expect(await reader.page.$('a.next')).toBeNull()
})

test('the list at the side tells which guide is open, and leads to its parts', async () => {
  await reader.open('/docs/guides/webhooks')
  await reader.follow('Answers and retries')
  await isInView('#answers-and-retries')
  expect(await path()).toBe('/docs/guides/webhooks#answers-and-retries')
  expect(await reader.page.$eval('[aria-current=page]', (link) => link.textContent)).toBe('Receive web hooks')
})

test('a link to a part of a guide opens there, also where the service says the guide', async () => {
  await reader.open('/docs/guides/webhooks#addresses')
  await isInView('#addresses')
  await reader.open('/docs/guides/steps#steps.ambiguous')
  await isInView('[id="steps.ambiguous"]')
})

/** The clipboard of a browser without windows is nobody's: what would be in it, or the refusal of a browser that forbids it. */
const withClipboard = (isForbidden: boolean) =>
  reader.page.evaluateOnNewDocument((forbidden) => {
    navigator.clipboard.writeText = async (text) => {
      if (forbidden) throw new Error('forbidden')
      document.documentElement.dataset['copied'] = text
    }
  }, isForbidden)

test('a command is copied as it stands there, for the origin where it was read', async () => {
  const script = await withClipboard(false)
  await reader.open('/docs/guides/first-steps')
  const copy = await reader.page.waitForSelector('.snippet .copy')
  await copy?.click()
  await reader.sees('Copied')
  const shown = await reader.page.$eval('.snippet pre', (block) => block.textContent)
  expect(shown).toContain(`api=${pages.origin()}/api`)
  expect(await reader.page.$eval('html', ({ dataset }) => dataset['copied'])).toBe(shown)
  await reader.page.removeScriptToEvaluateOnNewDocument(script.identifier)
})

test('where the browser forbids copying, the command is selected to be copied by hand', async () => {
  const script = await withClipboard(true)
  await reader.open('/docs/guides/first-steps')
  const copy = await reader.page.waitForSelector('.snippet .copy')
  await copy?.click()
  await reader.sees('Press Ctrl+C')
  expect(await reader.page.evaluate(() => String(getSelection()))).toContain('curl')
  expect(await reader.page.evaluate(() => document.activeElement?.className)).toBe('copy')
  await reader.page.removeScriptToEvaluateOnNewDocument(script.identifier)
})

test('the guide of the steps says when it could not be read, and reads it when asked again', async () => {
  await reader.page.setRequestInterception(true)
  let isDown = true
  reader.page.on('request', (request) => {
    if (isDown && request.url().endsWith('/steps/guide'))
      void request.respond({ status: 429, headers: { 'retry-after': '60' }, body: '{}' })
    else void request.continue()
  })
  await reader.open('/docs/guides/steps')
  await reader.page.waitForSelector('[role=alert]')
  isDown = false
  await reader.press('Try again')
  await reader.sees('What the errors mean')
  reader.page.removeAllListeners('request')
  await reader.page.setRequestInterception(false)
})

test('a link to an operation opens it among those of its area, also one to where the reference stood before', async () => {
  const { paths } = (await (await fetch(`${pages.origin()}/api/openapi.json`)).json()) as {
    paths: Record<string, Record<string, { tags: string[] }>>
  }
  const tags = Object.values(paths).flatMap((methods) => Object.values(methods).flatMap((each) => each.tags))
  await reader.open('/docs#/public/public.getStepGuide')
  await reader.page.waitForSelector('.opblock.is-open .opblock-body')
  expect(await path()).toBe('/docs/api#/public/public.getStepGuide')
  expect(await reader.page.$$eval('.opblock-tag', (all) => all.length)).toBe(1)
  expect(await reader.page.$$eval('.opblock', (all) => all.length)).toBe(
    tags.filter((tag) => tag === 'public').length,
  )
})

test('the reference lists every operation without its viewer; one is found by its words, and opens with its form', async () => {
  const { paths } = (await (await fetch(`${pages.origin()}/api/openapi.json`)).json()) as {
    paths: Record<string, object>
  }
  const count = Object.values(paths).reduce((sum, methods) => sum + Object.keys(methods).length, 0)
  await reader.page.goto('about:blank')
  await reader.open('/docs/api')
  await reader.sees(`${count} operations`)
  expect(await reader.page.$$eval('.operations li', (all) => all.length)).toBe(count)
  expect(await reader.page.evaluate(() => 'SwaggerUIBundle' in globalThis)).toBe(false)
  await reader.fill('Find an operation', 'post public execute')
  await reader.sees('1 operation')
  await reader.follow('POST /api/public/test-cases/execute')
  await reader.page.waitForSelector('.opblock.is-open .opblock-body')
  await reader.follow('All operations')
  await reader.sees(`${count} operations`)
  await reader.page.goBack()
  await reader.page.waitForSelector('.opblock.is-open .opblock-body')
})

test('an unknown guide is 404', async () => {
  const response = await reader.open('/docs/guides/no-such-guide')
  expect(response?.status()).toBe(404)
})
