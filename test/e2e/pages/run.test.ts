import { expect, test } from 'vitest'
import { answeringOn, when } from '../../support/browser/answering.ts'
import { generatorOf } from '../../support/browser/generator.ts'
import { barriersInBoth, sideways } from '../../support/browser/look-over.ts'
import { type Visitor, eventually, startPages } from '../../support/browser/pages.ts'

const pages = startPages()
const { visitor } = pages
const { newSession } = generatorOf(pages)

/** A session with cases of one step each. */
const sessionOf = (steps: readonly string[]) =>
  newSession(
    steps.map((_, at) => `<img src=x> ${'long'.repeat(30)} ${at + 1}`),
    { title: '<b>Sign-up</b> ‏مشروع 🚀' },
    (at) => ({ id: `TC 00${at + 1}`, action: steps[at] }),
  )

/** The run has its report. */
const over = ({ page }: Visitor) => page.waitForSelector('.report', { timeout: 300_000 })

/** Where the video of the case that is open stands, in seconds, once it is there. */
const videoAt = async ({ page }: Visitor): Promise<number> => {
  await page.waitForFunction(() => (document.querySelector('video')?.readyState ?? 0) > 0)
  return page.$eval('video', (video) => video.currentTime)
}

test('on a phone all cases to run stand on the page, and what chooses them in one line', async () => {
  const sessionId = await sessionOf(Array.from({ length: 12 }, () => 'Open the page'))
  const somebody = await visitor()
  const { page } = somebody
  await page.setViewport({ width: 360, height: 740 })
  await somebody.open(`/run#session=${sessionId}`)
  const list = await page.waitForSelector('.choices')
  expect(await list?.evaluate((all) => all.scrollHeight > all.clientHeight)).toBe(false)
  const tops = await page.$$eval('.choice-acts button', (all) => all.map((each) => each.offsetTop))
  expect(new Set(tops).size).toBe(1)
})

test('a case that is written by hand runs before one’s eyes; an ambiguous step shows what it may mean, and the wording that is chosen passes', async () => {
  const somebody = await visitor()
  await somebody.open('/run')
  await somebody.press('Start the run', 'Fill this in.')
  await somebody.press('Use the demo form')
  await somebody.press('Start the run', 'Choose one case at least')
  await somebody.fill('What it tests', 'A short name is refused')
  await somebody.fill(
    'Steps',
    'Enter "A" into the field\nClick the "Create account" button => The page shows "Name must have 2 to 40 characters"',
  )
  await somebody.press('Start the run')
  await over(somebody)
  await somebody.sees('The case did not pass', '3 things on the page fit these words')
  await somebody.page.waitForSelector('.mark-box')
  const marks = await somebody.page.$$eval('.mark-box', (all) => all.map((mark) => mark.textContent))
  expect(marks).toEqual(['1', '2', '3'])
  const before = somebody.page.url()

  await somebody.press('Use this wording: field "Name"')
  await somebody.page.waitForFunction((url) => location.href !== url, {}, before)
  await over(somebody)
  await somebody.sees('The case passed', 'Enter "A" into the field "Name"', 'Other runs of these cases')
  const [entered, clicked] = [
    'Passed Enter "A" into the field "Name" ' + (await timeOf(somebody, 1)),
    'Passed Click the "Create account" button ' + (await timeOf(somebody, 2)),
  ]
  // The video follows a moment after the step is chosen.
  const later = async () => {
    await somebody.press(entered)
    const first = await videoAt(somebody)
    await somebody.press(clicked)
    return (await videoAt(somebody)) - first
  }
  await eventually(later).toBeGreaterThan(0)
  await somebody.sees('Expected: Name must have 2 to 40 characters')

  // Whoever gets the link sees the same.
  const other = await visitor()
  await other.page.goto(somebody.page.url())
  await other.sees('The case passed')
  await other.page.waitForFunction(() =>
    document.querySelector('[aria-current="step"]')?.textContent?.includes('Create account'),
  )
  await other.page.evaluate(() =>
    document.querySelectorAll('details').forEach((details) => (details.open = true)),
  )
  await other.sees('/demo', 'The page wrote nothing to the console.')
  // The cases stay with whoever has their link.
  expect(await other.shows('Run again')).toBe(false)
  expect(await other.page.$$('a[href*="session="]')).toEqual([])
  expect(await somebody.page.$$('a[href*="session="]')).not.toEqual([])
})

/** How long the step of the open case took, as the page says it. */
const timeOf = ({ page }: Visitor, step: number): Promise<string> =>
  page.$eval(`.step:nth-child(${step}) .step-time`, (time) => time.textContent ?? '')

test('a red run says of each case why, with what to do next, and what a step may have meant that names nothing', async () => {
  const sessionId = await sessionOf([
    'Verify that the page shows "Goodbye"',
    'Click the "Create an acount" button',
    'Ponder the meaning of forms',
  ])
  const somebody = await visitor()
  const { page } = somebody
  await somebody.open(`/run#session=${sessionId}`)
  await somebody.press('Choose all', '3 of 3 chosen')
  await somebody.press('Use the demo form')
  await somebody.press('Start the run')
  await over(somebody)
  await somebody.sees('None of 3 cases passed')
  const groups = await page.$$eval('.causes > li', (all) => all.map((each) => each.textContent))
  expect(groups).toEqual([
    expect.stringMatching(/^The page does not do what the text says: a defect, or .* 1 case.*TC 001/),
    expect.stringMatching(/^The page has no such control: .* 1 case.*TC 002/),
    expect.stringMatching(/^The step could not be read: .* 1 case.*TC 003/),
  ])
  const tags = await page.$$eval('.case-title', (all) =>
    all.map((each) => [...each.querySelectorAll('.tag')].map((tag) => tag.textContent)),
  )
  expect(tags).toEqual([
    ['Unexpected behaviour', '✗Failed'],
    ['No such control', '!Error'],
    ['Step not readable', '!Error'],
  ])

  await page.click('.causes > .control button')
  await page.waitForFunction(() => document.activeElement?.textContent?.includes('TC 002'))
  await somebody.sees('Did you mean', 'button "Create account"')
  await page.setViewport({ width: 360, height: 740 })
  expect(await sideways(page)).toEqual([])
  expect(await barriersInBoth(somebody)).toEqual([])

  // Whoever has only the link sees what was meant, and can change nothing.
  const other = await visitor()
  await other.page.goto(page.url())
  await other.sees('The page has no such control', 'button "Create account"')
  expect(await other.shows('Use this wording')).toBe(false)

  const before = page.url()
  await somebody.press('Use this wording: button "Create account"')
  await page.waitForFunction((url) => location.href !== url, {}, before)
  await over(somebody)
  await somebody.sees('Click the button "Create account"')
})

test('a run goes on after a reload, and stops when it is cancelled; what was not reached can be run again', async () => {
  const sessionId = await sessionOf(['Wait for 20 seconds', 'Click the "Create account" button'])
  const somebody = await visitor()
  await somebody.open(`/run#session=${sessionId}`, '2 of 2 chosen')
  await somebody.press('Use the demo form')
  await somebody.press('Start the run', 'Running 2 cases')
  await somebody.page.waitForSelector('.light-case.running')
  await somebody.page.reload()
  await somebody.page.waitForSelector('.light-case.running')
  await somebody.press('Cancel', 'Cancel this run?')
  await somebody.press('Cancel the run')
  await over(somebody)
  await somebody.sees('This run was cancelled', 'Run again')
  // The case that was not reached is told as well.
  await somebody.sees('TC 002')
  const named = await somebody.page.$$eval('section.case-report', (all) =>
    all.map((each) => {
      const ids = each.getAttribute('aria-labelledby')?.split(' ') ?? []
      return ids.map((id) => document.getElementById(id)?.innerText)
    }),
  )
  expect(named).toEqual([[expect.stringContaining('TC 001')]])
  expect(await somebody.page.$$eval('main b', (all) => all.map((one) => one.textContent))).not.toContain(
    'Sign-up',
  )
})

test('what goes wrong says what to do next, and nothing typed is lost', async () => {
  const somebody = await visitor()
  await somebody.open('/run#execution=4ffe51ef-2b35-4d02-8d5f-9f4c35ad7421', 'There is no such run')
  await somebody.open('/run#execution=nonsense')
  await somebody.page.reload()
  await somebody.sees('There is no such run')
  await somebody.follow('Start a new run')
  await somebody.fill('Address of the page to test', 'http://10.0.0.1:1/')
  await somebody.fill('Steps', 'Click "a" => "b" is shown')

  /** Starts the run while the service answers something else. */
  const startsInVain = (
    path: RegExp,
    answer: { status: number; headers?: Record<string, string>; body: object },
    says: string,
  ) =>
    answeringOn(somebody, when(path, answer), async () => {
      await somebody.press('Start the run', says)
    })
  const limited = {
    status: 429,
    headers: { 'Retry-After': '1800' },
    body: { error: 'rate_limited', message: 'Too many runs in this hour' },
  }
  await startsInVain(/\/execute$/, limited, 'Too many runs in this hour. Try again at ')

  await somebody.fill('Steps', 'Enter "%PIN%" into the "Age" field => "b" is shown')
  await somebody.press('Start the run')
  // Its field is folded away at first.
  await somebody.sees('The cases need a value for PIN.')
  await somebody.page.waitForFunction(() => document.activeElement?.getAttribute('name') === 'secrets')
  await somebody.fill('Steps', 'Click "a" => "b" is shown')

  const nonsense = 'The server gave an answer that this page does not understand'
  await startsInVain(/\/sessions$/, { status: 500, body: {} }, nonsense)
  await somebody.page.reload()
  await somebody.sees('Write a case')
  expect(await somebody.page.$eval('textarea', ({ value }) => value)).toBe('Click "a" => "b" is shown')
  // The browser itself writes failures of the server to its console.
  somebody.complaints.length = 0
})
