import type { HTTPRequest, Page } from '@cloudflare/puppeteer'
import { expect, test } from 'vitest'
import { holdingOn } from '../../support/browser/answering.ts'
import { type View, generatorOf, sessions, until } from '../../support/browser/generator.ts'
import { barriersInBoth, sideways } from '../../support/browser/look-over.ts'
import { startPages } from '../../support/browser/pages.ts'
import { isReady } from '../../../web/parts/exchange/is-ready.ts'
import { samples } from '../../../web/areas/visitors/generator/sample-texts.ts'

const pages = startPages()
const { visitor, ask, newSession, opened } = generatorOf(pages)

type Made = Omit<View, 'testCases'> & { testCases: Parameters<typeof isReady>[0][] }

const generated = async (requirements: string) =>
  (await ask('/api/public/test-cases/generate', { body: { requirements } })) as Made
const generatedFrom = async (requirements: string) => opened((await generated(requirements)).sessionId)

const acts = (page: Page) =>
  page.$$eval('.gen-next-acts > *', (all) =>
    all.map((each) => `${each.textContent}${each.classList.contains('primary') ? ' (first)' : ''}`),
  )
const focused = (page: Page) =>
  page.evaluate(
    () => document.activeElement?.getAttribute('aria-label') || document.activeElement?.textContent,
  )
/** How high the parts below the head stand. */
const topsOf = () =>
  ['.gen-text', '.gen-side', '.gen-acts'].map(
    (part) => document.querySelector(part)?.getBoundingClientRect().top,
  )
/** Where something stands. */
const boxOf = (page: Page, part: string) =>
  page.$eval(part, (each) => {
    const { left, right, top, bottom } = each.getBoundingClientRect()
    return { left, right, top, bottom }
  })

test('each sample says what it makes, and makes that, on the page that it brings, too', async () => {
  const somebody = await visitor()
  const { page } = somebody
  await somebody.open('/', 'Or try a sample')
  const labels = await page.$$eval('.gen-sample > button', (all) =>
    all.map(
      (each) => document.getElementById(each.getAttribute('aria-describedby') ?? '')?.textContent ?? '',
    ),
  )
  const made = await Promise.all(samples.map(({ text }) => generated(text)))
  const counted = made.map(({ testCases }) => [testCases.length, testCases.filter(isReady).length])
  expect(counted).toEqual(samples.map(({ makes }) => [makes.cases, makes.ready]))
  expect(labels.map((words) => Number.parseInt(words, 10))).toEqual(counted.map(([cases]) => cases))
  expect([labels[0], labels[3], labels[4]]).toEqual([
    '14 cases: right and wrong values, boundary values, decision table All run in a browser',
    '17 cases: changes of state, ways of use 12 of 17 run in a browser',
    '40 cases: right and wrong values, boundary values, checklist None runs in a browser: they test no page',
  ])
  expect(await barriersInBoth(somebody)).toEqual([])
  await page.setViewport({ width: 1600, height: 900 })
  const [paper, choice] = [await boxOf(page, '.gen-paper'), await boxOf(page, '.gen-samples')]
  expect(choice.left).toBeGreaterThan(paper.right)
  // The first one brings the demo form, where the product runs on one machine.
  await somebody.press('Rules of a form Limits and messages')
  await somebody.press('Generate test cases', 'All 14 cases can run in a browser.', '/demo.')
  expect(await acts(page)).toEqual(['Run these cases (first)', 'Answer 1 question', 'Export'])
})

test('text and cases stand beside each other on a wide screen, with what to do next above the cases; nothing moves while they are made', async () => {
  const requirements = samples.find(({ id }) => id === 'states')?.text ?? ''
  const { sessionId } = (await ask(sessions, {
    body: { title: 'Tickets', requirements: 'A ticket.' },
  })) as View
  const somebody = await opened(sessionId)
  const { page } = somebody
  await page.setViewport({ width: 1600, height: 900 })
  await somebody.press('Edit the text')
  await somebody.paste('Your requirements', requirements)
  let isOver = false
  const isOfCases = (request: HTTPRequest) =>
    !isOver && request.method() === 'GET' && new URL(request.url()).pathname === `${sessions}/${sessionId}`
  // What was made stays unread until it is seen where everything stands before.
  await holdingOn(somebody, isOfCases, async (held) => {
    await somebody.press('Generate again')
    await page.waitForSelector('.gen-stages')
    await until(() => held.length > 0, true)
    const before = await page.evaluate(topsOf)
    isOver = true
    for (const request of held) await request.continue()
    await somebody.sees('12 of 17 cases can run in a browser.')
    expect(await page.evaluate(topsOf)).toEqual(before)
  })
  const [text, side, next] = [
    await boxOf(page, '.gen-text'),
    await boxOf(page, '.gen-side'),
    await boxOf(page, '.gen-next'),
  ]
  expect(side.left).toBeGreaterThan(text.right)
  expect([next.left, next.right]).toEqual([side.left, side.right])
  expect(next.bottom).toBeLessThan(side.top)
  // The window is used to its edges.
  expect(text.left).toBeLessThan(60)
  expect(side.right).toBeGreaterThan(1500)
  expect(await barriersInBoth(somebody)).toEqual([])
  await page.setViewport({ width: 360, height: 780 })
  expect(await sideways(page)).toEqual([])
  expect((await boxOf(page, '.gen-next')).bottom).toBeLessThan((await boxOf(page, '.gen-side')).top)
  expect(await barriersInBoth(somebody)).toEqual([])
})

test('cases that test no page are exported first, and no run of them is offered', async () => {
  const text = samples.find(({ id }) => id === 'interface')?.text ?? ''
  const somebody = await generatedFrom(text)
  await somebody.sees('None of these 40 cases runs in a browser.', 'A run opens pages, and they test none.')
  expect(await acts(somebody.page)).toEqual(['Export (first)', 'Answer 3 questions'])
  expect(await somebody.shows('Run these cases')).toBe(false)
  await somebody.press('Export', 'Export test cases')
  await somebody.page.keyboard.press('Escape')
  await until(() => focused(somebody.page), 'Export')
  expect(await barriersInBoth(somebody)).toEqual([])
})

test('where steps are missing something, it is said with the case that shows it, and running comes last', async () => {
  const somebody = await opened(await newSession())
  await somebody.sees(
    'None of these 3 cases can run in a browser yet.',
    'TC-001: nothing in the case is checked',
  )
  expect(await acts(somebody.page)).toEqual([
    'See what is missing (first)',
    'Complete the text',
    'Export',
    'Run these cases',
  ])
  await somebody.press('See what is missing', 'Why a browser cannot run it')
  await until(() => focused(somebody.page), 'Close TC-001')
})

test('a wording that a browser understands is one press away, and then the case can run', async () => {
  const sessionId = await newSession(['Pop'])
  const step = { stepNumber: 1, action: 'Pop the "Hat"', expectedResult: '"Hello" is visible' }
  await ask(`${sessions}/${sessionId}`, {
    method: 'PATCH',
    body: { testCases: [{ id: 'TC-001', title: 'Pop', steps: [step] }] },
  })
  const somebody = await opened(sessionId)
  await somebody.sees('This case cannot run in a browser yet.', 'press “Use this wording”')
  expect((await acts(somebody.page))[0]).toBe('See the wording (first)')
  await somebody.press('See the wording')
  await until(async () => (await focused(somebody.page))?.startsWith('Use this wording'), true)
  await somebody.page.keyboard.press('Enter')
  await somebody.sees('The case can run in a browser.')
  expect((await acts(somebody.page))[0]).toBe('Run these cases (first)')
})

test('questions, marks and the text itself are led to, on a phone as well, and the keyboard comes along', async () => {
  const somebody = await generatedFrom('The page should load fast.')
  const { page } = somebody
  await somebody.sees('There is no case yet.')
  expect(await acts(page)).toEqual(['Answer 1 question (first)', 'Complete the text'])
  await somebody.press('Answer 1 question')
  await until(() => focused(page), '1 question to the author')
  await page.setViewport({ width: 360, height: 780 })
  await somebody.press('Complete the text')
  await page.waitForSelector('textarea#text:focus')

  const other = await generatedFrom(samples.find(({ id }) => id === 'table')?.text ?? '')
  await other.page.setViewport({ width: 360, height: 780 })
  expect(await acts(other.page)).toEqual(['Run these cases (first)', 'Check the reading', 'Export'])
  await other.press('Check the reading')
  await other.page.waitForSelector('.gen-s:focus')
})

test('ideas are for a person: the text is what makes cases that run', async () => {
  const somebody = await generatedFrom('The club sends a reminder when a course is about to begin.')
  await somebody.sees('They are test ideas and outlines, for a person to complete.')
  expect(await somebody.shows('Run these cases')).toBe(false)
  await somebody.press('Complete the text')
  await somebody.page.waitForSelector('textarea#text:focus')
})

test('what is answered is not asked for again, and what a case needs to run is said with the guide to it', async () => {
  const somebody = await generatedFrom('Donations below 5 euros are refused.')
  const { page } = somebody
  await until(() => acts(page), ['Answer 1 question (first)', 'Export'])
  await somebody.press('The message reads "You have no access." and nothing is changed.', '1 of 1 answered')
  await somebody.sees('The text has changed. Generate again to get its cases.')
  expect(await acts(page)).toEqual(['Complete the text (first)', 'Export'])
  await somebody.press('Generate again')
  await somebody.sees('None can run yet', 'which field or button of a page')
  expect(await acts(page)).toEqual(['Complete the text (first)', 'Export'])
  expect(await page.$$eval('.gen-next a', (links) => links.map(({ pathname }) => pathname))).toEqual([
    '/docs/guides/requirements',
  ])
  expect(await barriersInBoth(somebody)).toEqual([])
})
