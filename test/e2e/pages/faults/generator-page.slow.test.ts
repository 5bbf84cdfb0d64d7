import { expect, test } from 'vitest'
import {
  generatorOf,
  notes,
  remove,
  rewrite,
  shownTitles,
  until,
} from '../../../support/browser/generator.ts'
import { startPages } from '../../../support/browser/pages.ts'

const pages = startPages()
const { visitor, stored, newSession, opened } = generatorOf(pages)

test('what the limit of a generation leaves out is said beside the cases, with the way to it', async () => {
  const somebody = await visitor()
  const fields = Array.from({ length: 20 }, (_, index) => `Field ${index + 1}`)
  const rules = fields.map((name) => `The field "${name}" is required and must have 2 to 40 characters.`)
  await somebody.open('/')
  await somebody.paste('Your requirements', rules.join('\n'))
  await somebody.press('Generate test cases', 'because one generation makes at most 50 cases')
  await somebody.press('What was left out', 'By technique', 'things left out')
})

test('cases are moved by keyboard, menu and drag', async () => {
  const sessionId = await newSession()
  const somebody = await opened(sessionId)
  const { page } = somebody
  await page.focus('textarea[aria-label="Title: TC-001"]')
  await page.keyboard.down('Alt')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.up('Alt')
  await until(() => shownTitles(somebody), ['Long name', 'Short name', 'Empty name'])
  await until(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')), 'Title: TC-001')
  await somebody.press('Actions for TC-003')
  await page.locator('::-p-aria([name="Move up"][role="menuitem"])').click()
  await until(() => shownTitles(somebody), ['Long name', 'Empty name', 'Short name'])
  const at = async (id: string) => (await page.$(`[data-case="${id}"] .gen-grip`))?.boundingBox()
  const [from, to] = [await at('TC-001'), await at('TC-002')]
  await page.mouse.move((from?.x ?? 0) + 8, (from?.y ?? 0) + 8)
  await page.mouse.down()
  await page.mouse.move((to?.x ?? 0) + 8, (to?.y ?? 0) + 8, { steps: 4 })
  await page.mouse.up()
  await until(() => shownTitles(somebody), ['Short name', 'Long name', 'Empty name'])
  await until(
    async () => (await stored(sessionId)).testCases.map(({ title }) => title),
    ['Short name', 'Long name', 'Empty name'],
  )
  await page.focus('[aria-label="Actions for TC-001"]')
  await page.keyboard.press('?')
  await somebody.sees('Move a case')
  expect(await page.$$eval('.keys kbd', (all) => all.map((each) => each.textContent))).toEqual(
    expect.arrayContaining(['Ctrl+Z', 'Ctrl+Y', 'Alt+↑', 'Alt+↓']),
  )
})

test('the way back that a note offers goes as soon as its change is taken back or another one is made', async () => {
  const somebody = await opened(await newSession())
  await rewrite(somebody, 'Title: TC-003', 'Corrected')
  await remove(somebody, 'TC-001')
  await until(() => notes(somebody), ['1 case deleted.'])
  await somebody.page.locator('.gen-back ::-p-aria([name="Undo"][role="button"])').click()
  await until(() => notes(somebody), [])
  expect(await shownTitles(somebody)).toEqual(['Short name', 'Long name', 'Corrected'])
  await remove(somebody, 'TC-002')
  await until(() => notes(somebody), ['1 case deleted.'])
  await rewrite(somebody, 'Title: TC-003', 'Corrected twice')
  await until(() => notes(somebody), [])
  await until(() => shownTitles(somebody), ['Short name', 'Corrected twice'])
})

test.each([1280, 360])(
  'at a width of %i a note covers nothing of the page that can be used',
  async (width) => {
    const rules = Array.from({ length: 40 }, (_none, at) => `The field "Rule ${at + 1}" is required.`)
    const about = { title: 'Rules of a long form '.repeat(8), requirements: rules.join('\n') }
    const sessionId = await newSession(rules, about, () => ({ expectedResult: '"Welcome" is visible' }))
    const somebody = await visitor()
    const { page } = somebody
    await page.setViewport({ width, height: 740 })
    await somebody.open(`/#session=${sessionId}`)
    /** What lies below the notes, each taken out of the way. */
    const covered = () =>
      page.$$eval('.toast', (all) =>
        all.flatMap((note) => {
          const { left, top, right, bottom } = note.getBoundingClientRect()
          const found = new Set<string>()
          for (let x = left + 1; x < right; x += 8)
            for (let y = top + 1; y < bottom; y += 8) {
              const below = document.elementsFromPoint(x, y).find((each) => !each.closest('.toasts'))
              const used = below?.closest(
                'main :is(a, button, input, textarea, select, [role=button], .gen-text)',
              )
              if (used) found.add(used.ariaLabel ?? used.textContent ?? '')
            }
          return [...found]
        }),
      )
    await remove(somebody, 'TC-001')
    await somebody.sees('1 case deleted.')
    expect(await covered()).toEqual([])
    await page.locator('::-p-aria([name="Chat"][role="tab"])').click()
    await page.waitForSelector('.chat textarea')
    expect(await notes(somebody)).toEqual(['1 case deleted.'])
    expect(await covered()).toEqual([])
  },
)

test('in a low window nothing that has the focus lies below the bar that sticks to the top', async () => {
  const sessionId = await newSession(Array.from({ length: 9 }, (_none, at) => `Case ${at + 1}`))
  const somebody = await visitor()
  const { page } = somebody
  await page.setViewport({ width: 720, height: 480 })
  await somebody.open(`/#session=${sessionId}`)
  await somebody.press('Filter')
  await page.locator('::-p-aria([name="Tick TC-001"])').click()
  await somebody.sees('1 ticked')
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
  await page.focus('textarea[aria-label="Title: TC-009"]')
  const focused = () =>
    page.evaluate(async () => {
      // A smooth scroll has to end first.
      for (let top = Number.NaN; top !== scrollY;) {
        top = scrollY
        await new Promise((resolve) => setTimeout(resolve, 60))
      }
      const now = document.activeElement
      const bar = document.querySelector('.gen-tools')
      if (!now?.closest('.gen-list') || !bar) return null
      const isHidden = now.getBoundingClientRect().top < bar.getBoundingClientRect().bottom - 1
      return `${now.ariaLabel}${isHidden ? ' is hidden' : ''}`
    })
  const passed: string[] = []
  for (let now = await focused(); now !== null && passed.length < 60; now = await focused()) {
    passed.push(now)
    await page.keyboard.down('Shift')
    await page.keyboard.press('Tab')
    await page.keyboard.up('Shift')
  }
  expect(passed).toContain('Tick TC-001')
  expect(passed.filter((each) => each.endsWith(' is hidden'))).toEqual([])
})

test('markup, other directions of writing, signs and words without an end are text, and nothing sticks out on a phone', async () => {
  const hostile = [
    '<img src=x onerror=alert(1)><script>alert(1)</script>',
    '‏مشروع‎ 🚀👩‍👩‍👧‍👦 ﷽',
    'long'.repeat(240),
  ]
  const requirements = `${hostile.join('\n')} ${'y'.repeat(10_000)}`
  const sessionId = await newSession(hostile, { title: `<b>${'x'.repeat(190)}`, requirements })
  const somebody = await visitor()
  await somebody.page.setViewport({ width: 360, height: 800 })
  await somebody.open(`/#session=${sessionId}`)
  await until(() => shownTitles(somebody), hostile)
  // A title without an end takes two lines, and all of them once it is tapped.
  const lines = () =>
    somebody.page.$eval('.gen-head h1', (h1) =>
      Math.round(h1.clientHeight / Number.parseFloat(getComputedStyle(h1).lineHeight)),
    )
  expect(await lines()).toBe(2)
  await somebody.page.click('.gen-head h1')
  expect(await lines()).toBeGreaterThan(4)
  await somebody.press('Open TC-001')
  const within = () =>
    somebody.page.$$eval('main *', (all) =>
      all.filter((each) => each.getBoundingClientRect().right > innerWidth + 1).map((each) => each.className),
    )
  expect(await within()).toEqual([])
  await somebody.page.locator('::-p-aria([name="Text"][role="tab"])').click()
  await somebody.sees('onerror=alert(1)')
  expect(await within()).toEqual([])
})
