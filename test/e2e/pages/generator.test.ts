import { expect, test } from 'vitest'
import { answeringOn } from '../../support/browser/answering.ts'
import {
  type View,
  drop,
  generatorOf,
  rewrite,
  shownTitles,
  text,
  titles,
  until,
} from '../../support/browser/generator.ts'
import { barriersInBoth } from '../../support/browser/look-over.ts'
import { startPages } from '../../support/browser/pages.ts'

const pages = startPages()
const { visitor, ask, stored, titleOf, newSession, opened } = generatorOf(pages)

test('how a text is written that gives cases is one press away: at the field, at the questions and where no case came', async () => {
  const somebody = await visitor()
  const leads = () =>
    somebody.page.$$eval('main a[href="/docs/guides/requirements"]', (all) =>
      all.map((each) => each.textContent),
    )
  await somebody.open('/')
  await until(leads, ['How to write requirements'])
  await somebody.fill('Your requirements', 'The page should be fast.')
  await somebody.press('Generate test cases', 'No cases yet', '1 question to the author')
  await until(leads, ['How to write requirements', 'How to write requirements'])
  await somebody.follow('How to write requirements', 'Write requirements that give cases')
})

test('a text becomes cases while one looks on, each sentence is marked, and sentences and cases lead to each other', async () => {
  const somebody = await visitor()
  await somebody.open('/')
  await somebody.press('Generate test cases', 'Write or paste some text first.')
  await somebody.press('Rules of a form Limits and messages')
  await Promise.all([somebody.sees('Reading the text'), somebody.press('Generate test cases')])
  await somebody.sees('14 cases', '8 tested', '1 cannot be tested', 'All 14 cases can run in a browser.')
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
  await somebody.follow('Tracewright', 'Your requirements')
  await somebody.page.goBack()
  await somebody.sees('14 cases')
  await rewrite(somebody, 'Title: TC-001', 'Typed at the last moment')
  await somebody.follow('Run these cases', 'Typed at the last moment')
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
  await until(() => titleOf(sessionId), 'Shortest name')
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
  const run = await page.$eval('.gen-next-acts a', (link) => [link.textContent, link.getAttribute('href')])
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

test('a save that fails is told and tried again, and nothing typed is lost: server error, limit, no connection', async () => {
  const sessionId = await newSession()
  const somebody = await opened(sessionId)
  const refusal = (status: number, message: string, headers = {}) => ({
    status,
    headers,
    body: { error: 'x', message },
  })
  const answers = [
    refusal(500, 'Something went wrong'),
    refusal(429, 'Too many requests', { 'retry-after': '1' }),
    'broken' as const,
  ]
  await answeringOn(
    somebody,
    (request) => (request.method() === 'PATCH' ? answers.shift() : undefined),
    async () => {
      await rewrite(somebody, 'Title: TC-001', 'Kept')
      await somebody.sees('Not saved: Something went wrong')
      await somebody.press('Try again', 'Not saved: Too many requests', 'Tried again at')
      await somebody.press('Try again', 'Not saved: no connection')
      await somebody.page.evaluate(() => dispatchEvent(new Event('online')))
      await until(() => titleOf(sessionId), 'Kept')
      await somebody.sees('Saved')
    },
  )
  somebody.complaints.splice(0)
})

test('a gap is a question to the author: the answer becomes a sentence, and the new cases can be taken back', async () => {
  const made = (await ask('/api/public/test-cases/generate', { body: { requirements: text } })) as View
  const somebody = await opened(made.sessionId)
  const before = await shownTitles(somebody)
  await somebody.sees('How long may it take at most ("fast")?')
  const asked = await somebody.page.$$eval('.gen-questions li > p > span', (all) =>
    all.map(({ textContent }) => textContent).find((each) => each.includes('"fast"')),
  )
  await somebody.fill(`Your own answer ${asked}`, 'The page shows "Ready" within 2 seconds.')
  await somebody.page.keyboard.press('Enter')
  await somebody.sees('The text has changed since these cases were made.')
  await rewrite(somebody, 'Title: TC-001', 'Edited by hand')
  await somebody.press('Generate again', 'also of the 1 case that you edited')
  await somebody.page.locator('dialog ::-p-aria([name="Generate again"][role="button"])').click()
  await somebody.sees(`took the place of ${before.length}`)
  expect(await somebody.shows('within 2 seconds')).toBe(true)
  await somebody.press('Undo')
  await until(() => shownTitles(somebody), ['Edited by hand', ...before.slice(1)])
})

test('a question is answered by a click, which can be taken back, and is not asked again', async () => {
  const [locked, ends] = [
    'The account is locked after 4 failed logins',
    'When the lease ends, a reminder e-mail is sent',
  ]
  const lasts = 'The lock lasts 15 minutes.'
  const to = `${ends} to the customer.`
  const body = { requirements: `- ${locked}\n- ${ends}.\n- The page shows "Hello".` }
  const made = (await ask('/api/public/test-cases/generate', { body })) as View
  const somebody = await opened(made.sessionId)
  await somebody.sees('2 questions to the author')
  const pressed = () =>
    somebody.page.$$eval('[aria-pressed="true"]', (all) =>
      all.map((each) => [each.textContent, each === document.activeElement]),
    )
  await somebody.press(lasts, 'Answered: it stands behind its sentence in your text.', '1 of 2 answered')
  expect(await pressed()).toEqual([[lasts, true]])
  await somebody.press(
    to,
    'Answered: it stands in the place of its sentence in your text.',
    '2 of 2 answered',
  )
  expect(await barriersInBoth(somebody)).toEqual([])
  const written = () => somebody.page.$eval('#text', (field) => (field as HTMLTextAreaElement).value)
  await somebody.press('Edit the text')
  expect(await written()).toBe(`- ${locked}. ${lasts}\n- ${to}\n- The page shows "Hello".`)
  await somebody.press('Back to the marks', '2 of 2 answered')
  await somebody.page.reload()
  await somebody.press(`Undo the answer: ${to}`, '1 of 2 answered')
  await until(pressed, [[lasts, false]])
  expect(await somebody.page.evaluate(() => document.activeElement?.textContent)).toBe(to)
  await somebody.press(`Change its values: ${lasts}`)
  await somebody.page.waitForSelector('#text:focus')
  await somebody.page.keyboard.type('The lock lasts 2 hours.')
  await somebody.press('Back to the marks', '1 of 2 answered')
  expect(await somebody.sidewaysOnPhone()).toEqual([])
  await somebody.press('Generate again', '1 question to the author')
  expect(await somebody.shows('How long does the lock last?')).toBe(false)
  expect((await stored(made.sessionId)).requirements).toContain(`- ${locked}. The lock lasts 2 hours.\n`)
})

test('what says that the text has changed covers neither the answer that was pressed nor its undo', async () => {
  const sentences = [
    'The account is locked after 4 failed logins.',
    'When the lease ends, an e-mail is sent.',
  ]
  const body = { requirements: [...sentences, 'The page shows "Hello".'].join(' ') }
  const made = (await ask('/api/public/test-cases/generate', { body })) as View
  const somebody = await opened(made.sessionId)
  await somebody.sees('2 questions to the author')
  await somebody.page.setViewport({ width: 1280, height: 640 })
  await somebody.press('The lock lasts 15 minutes.', 'The text has changed since these cases were made.')
  const isFree = () =>
    somebody.page.evaluate(() => {
      const answer = document.activeElement?.closest('.completions')?.getBoundingClientRect()
      const bar = document.querySelector('.gen-again')?.getBoundingClientRect()
      return answer !== undefined && bar !== undefined && answer.bottom <= bar.top
    })
  await until(isFree, true)
})

test('an answer in own words closes its question, is followed while it is edited, and can be taken back', async () => {
  const locked = 'The account is locked after 4 failed logins.'
  const body = { requirements: `${locked} The page shows "Hello".` }
  const made = (await ask('/api/public/test-cases/generate', { body })) as View & {
    gaps: [{ description: string }]
  }
  const somebody = await opened(made.sessionId)
  await somebody.sees('1 question to the author')
  const [{ description }] = made.gaps
  await somebody.fill(`Your own answer ${description}`, 'That is up to the helpdesk')
  await somebody.press('Add to the text', '1 of 1 answered')
  const focused = () => somebody.page.evaluate(() => document.activeElement?.textContent)
  await until(focused, 'That is up to the helpdesk.')
  expect(await barriersInBoth(somebody)).toEqual([])
  await somebody.press('Change its values: That is up to the helpdesk.')
  await somebody.page.waitForSelector('#text:focus')
  await somebody.page.keyboard.type('That is up to the service desk.')
  await somebody.press('Back to the marks', '1 of 1 answered')
  await somebody.page.reload()
  await somebody.sees('1 of 1 answered')
  await somebody.press('Generate again', 'Your answers')
  expect(await somebody.shows('How long does the lock last?')).toBe(false)
  const answer = 'That is up to the service desk.'
  const session = (await ask(`/api/public/test-cases/sessions/${made.sessionId}`)) as View
  expect(session).toMatchObject({
    answers: [{ sentence: locked, answer }],
    gaps: [],
    requirements: `${locked} ${answer} The page shows "Hello".`,
  })
  expect(await barriersInBoth(somebody)).toEqual([])
  expect(await somebody.sidewaysOnPhone()).toEqual([])
  await somebody.press(`Take back: ${answer}`, 'The text has changed since these cases were made.')
  await somebody.press('Generate again', 'How long does the lock last?')
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
