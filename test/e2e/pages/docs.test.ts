import { beforeAll, expect, test } from 'vitest'
import { answeringOn, when } from '../../support/browser/answering.ts'
import { type Visitor, startPages } from '../../support/browser/pages.ts'
import { guides } from '../../../web/guides/list.ts'

const pages = startPages()
let reader: Visitor

beforeAll(async () => {
  reader = await pages.lasting()
  await reader.page.setViewport({ width: 1280, height: 800 })
})

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
async function copies(isForbidden: boolean, says: string) {
  const somebody = await pages.visitor()
  await somebody.page.evaluateOnNewDocument((forbidden) => {
    navigator.clipboard.writeText = async (text) => {
      if (forbidden) throw new Error('forbidden')
      document.documentElement.dataset['copied'] = text
    }
  }, isForbidden)
  await somebody.open('/docs/guides/first-steps')
  await somebody.page.locator('.snippet .copy').click()
  await somebody.sees(says)
  return somebody.page
}

test('a command is copied as it stands there, for the origin where it was read', async () => {
  const page = await copies(false, 'Copied')
  const shown = await page.$eval('.snippet pre', (block) => block.textContent)
  expect(shown).toContain(`api=${pages.origin()}/api`)
  expect(await page.$eval('html', ({ dataset }) => dataset['copied'])).toBe(shown)
})

test('where the browser forbids copying, the command is selected to be copied by hand', async () => {
  const page = await copies(true, 'Press Ctrl+C')
  expect(await page.evaluate(() => String(getSelection()))).toContain('curl')
  expect(await page.evaluate(() => document.activeElement?.className)).toBe('copy')
})

test('the guide of the steps says when it could not be read, and reads it when asked again', async () => {
  const limited = { status: 429, headers: { 'retry-after': '60' }, body: {} }
  let isDown = true
  await answeringOn(
    reader,
    when((request) => isDown && request.url().endsWith('/steps/guide'), limited),
    async () => {
      await reader.open('/docs/guides/steps')
      await reader.page.waitForSelector('[role=alert]')
      isDown = false
      await reader.press('Try again', 'What the errors mean')
    },
  )
})

/** The operations, each by the areas it is in. */
async function operations() {
  const { paths } = (await (await fetch(`${pages.origin()}/api/openapi.json`)).json()) as {
    paths: Record<string, Record<string, { tags: string[] }>>
  }
  return Object.values(paths).flatMap((methods) => Object.values(methods).map(({ tags }) => tags))
}

test('a link to an operation opens it among those of its area, also one to where the reference stood before', async () => {
  const own = (await operations()).filter((tags) => tags.includes('public'))
  await reader.open('/docs#/public/public.getStepGuide')
  await reader.page.waitForSelector('.opblock.is-open .opblock-body')
  expect(await path()).toBe('/docs/api#/public/public.getStepGuide')
  expect(await reader.page.$$eval('.opblock-tag', (all) => all.length)).toBe(1)
  expect(await reader.page.$$eval('.opblock', (all) => all.length)).toBe(own.length)
})

test('the reference lists every operation without its viewer; one is found by its words, and opens with its form', async () => {
  const { length } = await operations()
  await reader.page.goto('about:blank')
  await reader.open('/docs/api', `${length} operations`)
  expect(await reader.page.$$eval('.operations li', (all) => all.length)).toBe(length)
  expect(await reader.page.evaluate(() => 'SwaggerUIBundle' in globalThis)).toBe(false)
  await reader.fill('Find an operation', 'post public execute')
  await reader.sees('1 operation')
  await reader.follow('POST /api/public/test-cases/execute')
  await reader.page.waitForSelector('.opblock.is-open .opblock-body')
  await reader.follow('All operations', `${length} operations`)
  await reader.page.goBack()
  await reader.page.waitForSelector('.opblock.is-open .opblock-body')
})

test('an unknown guide is 404', async () => {
  const response = await reader.open('/docs/guides/no-such-guide')
  expect(response?.status()).toBe(404)
})
