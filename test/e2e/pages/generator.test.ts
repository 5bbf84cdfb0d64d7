import type { HTTPRequest } from '@cloudflare/puppeteer'
import { expect, test } from 'vitest'
import { type Visitor, startPages } from '../../support/browser/pages.ts'

const pages = startPages()

async function visitor() {
  const made = await pages.visitor()
  await made.page.setViewport({ width: 1280, height: 900 })
  return made
}

/** Writes something else into a field of a case, as people do. */
async function rewrite({ page }: Visitor, label: string, words: string) {
  const field = await page.locator(`::-p-aria([name="${label}"][role="textbox"])`).waitHandle()
  await field.focus()
  await page.keyboard.down('Control')
  await page.keyboard.press('a')
  await page.keyboard.up('Control')
  await page.keyboard.type(words)
}

const text = 'The field "Name" must have 2 to 40 characters.\nThe page should load fast.'
const titles = ['Short name', 'Long name', 'Empty name']

async function ask(path: string, options: { method?: string; body?: object; version?: string } = {}) {
  const response = await fetch(pages.origin() + path, {
    method: options.method ?? (options.body ? 'POST' : 'GET'),
    headers: {
      'content-type': 'application/json',
      ...(options.version && { 'if-match': `"${options.version}"` }),
    },
    ...(options.body && { body: JSON.stringify(options.body) }),
  })
  if (!response.ok) throw new Error(`${path}: ${await response.text()}`)
  return response.json()
}

interface View {
  sessionId: string
  updatedAt: string
  title: string
  testCases: { id: string; title: string; priority: string; steps?: { action: string }[] }[]
}

const sessions = '/api/public/test-cases/sessions'
const stored = async (sessionId: string) => (await ask(`${sessions}/${sessionId}`)) as View

const caseOf = (title: string, index: number) => ({
  id: `TC-00${index + 1}`,
  title,
  steps: [{ stepNumber: 1, action: 'Open the page', expectedResult: '' }],
})

/** A session with three cases, as an earlier visit left it. */
async function newSession(named: readonly string[] = titles): Promise<string> {
  const body = { title: 'Sign-up', requirements: text }
  const { sessionId } = (await ask(sessions, { body })) as View
  await ask(`${sessions}/${sessionId}`, { method: 'PATCH', body: { testCases: named.map(caseOf) } })
  return sessionId
}

async function opened(sessionId: string) {
  const somebody = await visitor()
  await somebody.open(`/#session=${sessionId}`)
  await somebody.sees('New text')
  return somebody
}

const shownTitles = ({ page }: Visitor) =>
  page.$$eval('textarea[aria-label^="Title:"]', (all) => all.map((each) => each.value))

async function until(seen: () => unknown, wanted: unknown) {
  await expect.poll(seen, { timeout: 10_000 }).toEqual(wanted)
}

/** Answers the next saves in place of the service; `undefined` lets one through. */
async function answerSaves({ page }: Visitor, answers: (object | 'abort' | undefined)[]) {
  await page.setRequestInterception(true)
  page.on('request', (request: HTTPRequest) => {
    const answer = request.method() === 'PATCH' ? answers.shift() : undefined
    if (answer === undefined) return void request.continue()
    if (answer === 'abort') return void request.abort('failed')
    return void request.respond(answer)
  })
}

const refusal = (status: number, message: string, headers = {}) => ({
  status,
  headers,
  contentType: 'application/json',
  body: JSON.stringify({ error: 'x', message }),
})

test('how a text is written that gives cases is one press away: at the field, at the questions and where no case came', async () => {
  const somebody = await visitor()
  const leads = () =>
    somebody.page.$$eval('main a[href="/docs/guides/requirements"]', (all) =>
      all.map((each) => each.textContent),
    )
  await somebody.open('/')
  await until(leads, ['How to write requirements'])
  await somebody.fill('Your requirements', 'The system shall validate the age.')
  await somebody.press('Generate test cases')
  await somebody.sees('No cases yet')
  await somebody.sees('1 question to the author')
  await until(leads, ['How to write requirements', 'How to write requirements'])
  await somebody.follow('How to write requirements')
  await somebody.sees('Write requirements that give cases')
})

test('what the limit of a generation leaves out is said beside the cases, with the way to it', async () => {
  const somebody = await visitor()
  const fields = Array.from({ length: 20 }, (_, index) => `Field ${index + 1}`)
  const rules = fields.map((name) => `The field "${name}" is required and must have 2 to 40 characters.`)
  await somebody.open('/')
  await somebody.paste('Your requirements', rules.join('\n'))
  await somebody.press('Generate test cases')
  await somebody.sees('because one generation makes at most 50 cases')
  await somebody.press('What was left out')
  await somebody.sees('By technique')
  await somebody.sees('things left out')
})

test('a text becomes cases while one looks on, each sentence is marked, and sentences and cases lead to each other', async () => {
  const somebody = await visitor()
  await somebody.open('/')
  await somebody.press('Generate test cases')
  await somebody.sees('Write or paste some text first.')
  await somebody.press('Rules of a form Fields, limits and messages')
  await somebody.press('Generate test cases')
  await somebody.sees('Reading the text')
  await somebody.sees('14 cases')
  await somebody.sees('1 leaves a gap')
  await somebody.sees('1 cannot be tested')
  expect(await somebody.page.title()).toContain('Create an account')
  await somebody.press('The form should feel friendly.')
  await somebody.sees('As it is written, nobody can tell whether it holds.')
  await somebody.press('The page has the fields "Name", "Email" and "Age" and the button "Create account".')
  await somebody.press('TC-001 The opened page has its controls')
  const marked = () =>
    somebody.page.$$eval('.gen-s[role].is-looked', (all) => all.map((each) => each.textContent))
  expect(await marked()).toEqual([
    'The page has the fields "Name", "Email" and "Age" and the button "Create account".',
  ])
  await somebody.page.reload()
  await somebody.sees('14 cases')
  await somebody.follow('Tracewright')
  await somebody.sees('Your requirements')
  await somebody.page.goBack()
  await somebody.sees('14 cases')
  await rewrite(somebody, 'Title: TC-001', 'Typed at the last moment')
  await somebody.follow('Run these cases')
  await somebody.sees('Typed at the last moment')
})

async function drop({ page }: Visitor, name: string, words: string) {
  await page.waitForSelector('#requirements')
  const dropIt = (called: string, content: string) => {
    const transfer = new DataTransfer()
    transfer.items.add(new File([content], called, { type: 'text/plain' }))
    const field = document.querySelector('#requirements')
    field?.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: transfer }))
  }
  await page.evaluate(dropIt, name, words)
}

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

test('a text comes from a file, and one that is too long says so before it is sent', async () => {
  const somebody = await visitor()
  await somebody.open('/')
  await drop(somebody, 'rules.txt', '"Name" is required.')
  await somebody.sees('rules.txt: 19 characters read.')
  await somebody.page.$eval('textarea', (field) => {
    field.value = 'x'.repeat(200_001)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  })
  await somebody.sees('200,001 of at most 200,000 characters')
  await somebody.fill('Your requirements', 'kept')
  await somebody.page.reload()
  await somebody.page.waitForFunction(() => document.querySelector('textarea')?.value === 'kept')
})

test('what is typed is saved by itself, survives a reload at once, and can be taken back and done again', async () => {
  const sessionId = await newSession()
  const somebody = await opened(sessionId)
  await rewrite(somebody, 'Title: TC-001', 'Shortest name')
  await somebody.page.reload()
  await somebody.sees('Saved')
  expect(await shownTitles(somebody)).toEqual(['Shortest name', 'Long name', 'Empty name'])
  await until(async () => (await stored(sessionId)).testCases[0]?.title, 'Shortest name')
  await somebody.press('Open TC-002')
  await rewrite(somebody, 'Step 1: what to do', 'Open "/sign-up"')
  await somebody.press('+ Add a step')
  await rewrite(somebody, 'Step 2: what to do', 'Click "Create account"')
  const steps = async () => (await stored(sessionId)).testCases[1]?.steps?.map(({ action }) => action)
  await until(steps, ['Open "/sign-up"', 'Click "Create account"'])
  await somebody.page.keyboard.down('Control')
  await somebody.page.keyboard.press('z')
  await somebody.page.keyboard.up('Control')
  await until(steps, ['Open "/sign-up"', ''])
  await somebody.press('Redo')
  await until(steps, ['Open "/sign-up"', 'Click "Create account"'])
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

test('several cases are ticked, changed, deleted and brought back; a filter hides none for good; ticked ones can be run', async () => {
  const sessionId = await newSession()
  const somebody = await opened(sessionId)
  const { page } = somebody
  await page.locator('::-p-aria([name="Tick TC-001"])').click()
  await page.keyboard.down('Shift')
  await page.locator('::-p-aria([name="Tick TC-002"])').click()
  await page.keyboard.up('Shift')
  await somebody.sees('2 ticked')
  await page.select('select[aria-label="Priority of the ticked cases"]', 'critical')
  await until(
    async () => (await stored(sessionId)).testCases.map(({ priority }) => priority),
    ['critical', 'critical', 'medium'],
  )
  const run = await page.$eval('.gen-acts a', (link) => [link.textContent, link.getAttribute('href')])
  expect(run).toEqual(['Run 2 cases', `/run#session=${sessionId}&cases=TC-001%2CTC-002`])
  await somebody.press('Delete')
  await until(() => shownTitles(somebody), ['Empty name'])
  await somebody.press('Undo')
  await until(() => shownTitles(somebody), titles)
  await somebody.fill('Find in cases', 'long')
  await somebody.sees('1 of 3 cases')
  await somebody.press('Show all')
  await until(() => shownTitles(somebody), titles)
})

const notes = ({ page }: Visitor) =>
  page.$$eval('.toast p', (all) => all.map((each) => each.textContent ?? ''))

/** Ticks a case and deletes it. */
async function remove(somebody: Visitor, id: string) {
  await somebody.page.locator(`::-p-aria([name="Tick ${id}"])`).click()
  await somebody.press('Delete')
}

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
    const { sessionId } = (await ask(sessions, {
      body: { title: 'Rules of a long form '.repeat(8), requirements: rules.join('\n') },
    })) as View
    const testCases = rules.map(caseOf).map((each, at) => ({ ...each, id: `TC-${at + 101}` }))
    await ask(`${sessions}/${sessionId}`, { method: 'PATCH', body: { testCases } })
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
    await remove(somebody, 'TC-101')
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

test('a save that fails is told and tried again, and nothing typed is lost: server error, limit, no connection', async () => {
  const sessionId = await newSession()
  const somebody = await opened(sessionId)
  await answerSaves(somebody, [
    refusal(500, 'Something went wrong'),
    refusal(429, 'Too many requests', { 'retry-after': '1' }),
    'abort',
  ])
  await rewrite(somebody, 'Title: TC-001', 'Kept')
  await somebody.sees('Not saved: Something went wrong')
  await somebody.press('Try again')
  await somebody.sees('Not saved: Too many requests')
  await somebody.sees('Tried again at')
  await somebody.press('Try again')
  await somebody.sees('Not saved: no connection')
  await somebody.page.evaluate(() => dispatchEvent(new Event('online')))
  await until(async () => (await stored(sessionId)).testCases[0]?.title, 'Kept')
  await somebody.sees('Saved')
  somebody.complaints.splice(0)
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

test('markup, other directions of writing, signs and words without an end are text, and nothing sticks out on a phone', async () => {
  const hostile = [
    '<img src=x onerror=alert(1)><script>alert(1)</script>',
    '‏مشروع‎ 🚀👩‍👩‍👧‍👦 ﷽',
    'long'.repeat(240),
  ]
  const { sessionId } = (await ask(sessions, {
    body: { title: `<b>${'x'.repeat(190)}`, requirements: `${hostile.join('\n')} ${'y'.repeat(10_000)}` },
  })) as View
  await ask(`${sessions}/${sessionId}`, { method: 'PATCH', body: { testCases: hostile.map(caseOf) } })
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

test('a gap is a question to the author: the answer becomes a sentence, and the new cases can be taken back', async () => {
  const made = (await ask('/api/public/test-cases/generate', { body: { requirements: text } })) as View
  const somebody = await opened(made.sessionId)
  const before = await shownTitles(somebody)
  await somebody.sees('"fast" cannot be measured')
  const [question] = await somebody.page.$$eval('.gen-questions li', (all) =>
    all.map((each, index) => (each.textContent.includes('"fast"') ? index + 1 : 0)).filter(Boolean),
  )
  const label = `Answer to question ${question}`
  await somebody.fill(label, 'The page shows "Ready" within 2 seconds.')
  await somebody.page.keyboard.press('Enter')
  await somebody.sees('The text has changed since these cases were made.')
  await rewrite(somebody, 'Title: TC-001', 'Edited by hand')
  await somebody.press('Generate again')
  await somebody.sees('also of the 1 case that you edited')
  await somebody.page.locator('dialog ::-p-aria([name="Generate again"][role="button"])').click()
  await somebody.sees(`took the place of ${before.length}`)
  expect(await somebody.shows('within 2 seconds')).toBe(true)
  await somebody.press('Undo')
  await until(() => shownTitles(somebody), ['Edited by hand', ...before.slice(1)])
})

test('a text of which nothing is understood shows how one can be, and samples to begin with', async () => {
  const made = (await ask('/api/public/test-cases/generate', { body: { requirements: 'hello' } })) as View
  const somebody = await opened(made.sessionId)
  await somebody.sees('Nothing to test was found in the text.')
  await somebody.sees('The field "Name" is required and must have 2 to 40 characters.')
  expect(await somebody.shows('Answer the questions')).toBe(false)
  await somebody.press('States The life of a ticket')
  await somebody.page.waitForFunction(() => document.querySelector('textarea')?.value.includes('ticket'))
  expect(await somebody.page.evaluate(() => location.hash)).toBe('')
})
