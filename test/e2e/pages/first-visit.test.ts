import { expect, test } from 'vitest'
import { rewrite } from '../../support/browser/generator.ts'
import { type Visitor, startPages } from '../../support/browser/pages.ts'

const pages = startPages()

async function onPhone(): Promise<Visitor> {
  const somebody = await pages.visitor()
  await somebody.page.setViewport({ width: 360, height: 740, hasTouch: true, isMobile: true })
  return somebody
}

const text = `# Sign up

The page has the fields "Name", "Email" and "Age" and the button "Create account".
The field "Age" is required and must be a whole number from 18 to 120. If it is not, the page shows "Age must be a whole number from 18 to 120".
The field "Name" is required and must have 2 to 40 characters. If it is shorter or longer, the page shows "Name must have 2 to 40 characters".`

const tab = (name: string) => `::-p-aria([name="${name}"][role="tab"])`

/** The id and title of each case that is listed. */
const titlesOf = ({ page }: Visitor) =>
  page.$$eval('textarea[aria-label^="Title:"]', (all) =>
    all.map((each) => ({ id: (each.ariaLabel ?? '').replace('Title: ', ''), title: each.value })),
  )

const idOf = async (somebody: Visitor, title: string) =>
  (await titlesOf(somebody)).find((one) => one.title === title)?.id ?? ''

/** Scrolls to the case, as people do, and ticks it. */
async function tick({ page }: Visitor, id: string) {
  const box = page.locator(`::-p-aria([name="Tick ${id}"][role="checkbox"])`)
  const handle = await box.waitHandle()
  await handle.evaluate((one) => (one as Element).scrollIntoView({ block: 'center', behavior: 'instant' }))
  await box.click()
}

test('a visitor on a phone comes from a text to evidence that somebody else sees as well', async () => {
  const somebody = await onPhone()
  const { page } = somebody
  await somebody.open('/')
  await somebody.paste('Your requirements', text)
  await somebody.press('Generate test cases')
  await page.waitForSelector('textarea[aria-label^="Title:"]')
  await somebody.sees('ready for a browser')

  // One case gets a better title, another one an expectation that will not hold.
  const young = await idOf(somebody, 'Age 17 is refused')
  const old = await idOf(somebody, 'Age 121 is refused')
  await rewrite(somebody, `Title: ${young}`, 'A child is refused')
  await somebody.press(`Open ${old}`)
  const steps = await page.$$('.gen-steps > li')
  await rewrite(somebody, `Step ${steps.length}: what is then to be seen`, '"Nobody is that old" is visible')
  await somebody.sees('Saved')

  const before = (await titlesOf(somebody)).length
  await page.locator(tab('Chat')).click()
  await somebody.fill('What should change?', 'add a test with Age 65')
  await somebody.press('Send')
  await somebody.sees('1 case added')
  await page.locator(tab('Cases')).click()
  await expect.poll(async () => (await titlesOf(somebody)).length).toBe(before + 1)

  await somebody.press('Export')
  await page.locator('dialog[open] ::-p-text(Gherkin)').click()
  const file = page.waitForResponse((response) => response.url().endsWith('/export'))
  await somebody.press('Download')
  expect((await file).headers()['content-disposition']).toContain('.feature')
  await page.waitForFunction(() => document.querySelector('dialog[open]') === null)

  await tick(somebody, young)
  await somebody.sees('1 ticked')
  await tick(somebody, old)
  await somebody.sees('2 ticked')
  await somebody.follow('Run 2 cases')
  await somebody.sees('2 of 12 chosen')
  await somebody.press('Use the demo form')
  await somebody.press('Start the run')
  await somebody.sees('Running 2 cases')
  await page.waitForSelector('.report', { timeout: 180_000 })
  await somebody.sees('A child is refused')
  await somebody.sees('Nobody is that old')

  // The video stands where the step failed.
  const video = () => page.$eval('video', (one) => one.currentTime)
  await page.locator('.step.failed .step-head').click()
  await expect.poll(video).toBeGreaterThan(0)

  const other = await onPhone()
  await other.page.goto(page.url())
  await other.sees('A child is refused')
  await other.sees('Nobody is that old')
  expect([...somebody.complaints, ...other.complaints]).toEqual([])
})
