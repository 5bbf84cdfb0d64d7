import { expect, test } from 'vitest'
import { rewrite } from '../../support/browser/generator.ts'
import { type Visitor, eventually, startPages } from '../../support/browser/pages.ts'

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

/** The id and title of each case that is listed. */
const titlesOf = ({ page }: Visitor) =>
  page.$$eval('textarea[aria-label^="Title:"]', (all) =>
    all.map((each) => ({ id: (each.ariaLabel ?? '').replace('Title: ', ''), title: each.value })),
  )

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
  await somebody.press('Generate test cases', 'ready for a browser')

  // One case gets a better title, another one an expectation that will not hold.
  const titles = await titlesOf(somebody)
  const idOf = (wanted: string) => titles.find(({ title }) => title === wanted)?.id ?? ''
  const [young, old] = [idOf('Age 17 is refused'), idOf('Age 121 is refused')]
  await rewrite(somebody, `Title: ${young}`, 'A child is refused')
  await somebody.press(`Open ${old}`)
  await page.waitForSelector('.gen-steps > li')
  const steps = await page.$$('.gen-steps > li')
  await rewrite(somebody, `Step ${steps.length}: what is then to be seen`, '"Nobody is that old" is visible')
  await somebody.sees('Saved')

  await tick(somebody, young)
  await somebody.sees('1 ticked')
  await tick(somebody, old)
  await somebody.sees('2 ticked')
  await somebody.follow('Run 2 cases', '2 of 11 chosen')
  await somebody.press('Use the demo form')
  await somebody.press('Start the run')
  await page.waitForSelector('.report', { timeout: 300_000 })
  await somebody.sees('A child is refused', 'Nobody is that old')

  // The video stands where the step failed.
  await page.locator('.step.failed .step-head').click()
  await eventually(() => page.$eval('video', (one) => one.currentTime)).toBeGreaterThan(0)

  const other = await onPhone()
  await other.page.goto(page.url())
  await other.sees('A child is refused', 'Nobody is that old')
  expect(other.complaints).toEqual([])
})
