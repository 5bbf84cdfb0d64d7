import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { downloadsOf } from '../../support/browser/downloads.ts'
import { asViewer } from '../../support/browser/faults.ts'
import { barriersInBoth } from '../../support/browser/look-over.ts'
import { eventually, startLead } from '../../support/browser/pages.ts'
import { type Tested, qualityOf } from '../../support/browser/quality.ts'

const led = startLead()
const { pages, lead: tester, ask, newPlace, heading, answering } = led
let place: Tested
let downloaded: Awaited<ReturnType<typeof downloadsOf>>
const { newStory, newCase } = qualityOf(ask, () => place)
const at = (page: string) => `/projects/${place.projectId}/${page}`
const rows = () => tester.page.$$eval('tbody tr', (all) => all.map((row) => (row as HTMLElement).innerText))

/** All that was changed on the page is saved. */
const saved = () => tester.misses('is not saved yet')
const idOfPage = () => new URL(tester.page.url()).pathname.split('/').at(-1) ?? ''

/** Starts a run on the demo form and waits for its end. */
async function runHere(name?: string) {
  await tester.press('Use the demo form')
  if (name) await tester.fill('Name of the run', name)
  if (name) await tester.fill('Environment', 'staging')
  await tester.press('Start the run')
  await tester.page.waitForSelector('.report', { timeout: 300_000 })
}

/** A tester with a project that has nothing yet. */
beforeAll(async () => {
  place = await newPlace('Shop <b>relaunch</b> 🚀')
  downloaded = await downloadsOf(tester, pages.folder())
})

test('a tester gets from an empty project over a text and a file to cases', async () => {
  await tester.open(at('cases'), 'No test cases yet')
  await tester.press('Generate cases')
  await tester.press('Generate', 'Fill this in.')
  await tester.paste(
    'Requirements',
    'A name must have 2 to 40 characters. The account is locked after 4 failed logins. Seats are booked by guests, sensibly.',
  )
  await tester.press('Generate', 'cases designed and stored.', 'The text leaves')
  await tester.press('The lock lasts 15 minutes.', 'Answered: it stands behind its sentence in your text.')
  expect(
    await tester.page.$eval('dialog[open] textarea', (field) => (field as HTMLTextAreaElement).value),
  ).toContain('4 failed logins. The lock lasts 15 minutes. Seats')
  await tester.press('Show the cases')
  await tester.page.waitForSelector('tbody tr')
  const generated = (await rows()).length
  expect(generated).toBeGreaterThan(2)

  const file = join(pages.folder(), 'cases.csv')
  await writeFile(
    file,
    'Title,Step,Expected Result\n<b>First</b>,Open the page,It is shown\nSecond,Open it,\n',
  )
  await tester.press('More to do with the cases')
  await tester.press('Import from a file…')
  const input = await tester.page.waitForSelector('dialog[open] input[type="file"]')
  await (input as unknown as { uploadFile: (path: string) => Promise<void> }).uploadFile(file)
  await tester.sees('2 cases found.')
  expect((await rows()).length).toBe(generated)
  await tester.press('Add 2 cases', '2 cases stored in the project.')
  // The dialog shows it as well, and the list reads what is new.
  await eventually(rows).toHaveLength(generated + 2)
  expect((await rows()).join()).toContain('<b>First</b>')
  await tester.fill('Filter', 'second')
  await eventually(rows).toEqual([expect.stringContaining('Second')])
})

test('a case is written, its steps ordered by keys and menu, and the wording that a browser understands is taken', async () => {
  const storyId = await newStory('Guests sign up')
  await tester.open(at('cases'))
  await tester.press('New case')
  await tester.fill('Title', 'A short name is refused')
  await tester.press('Create the case')
  await tester.page.waitForFunction(() => document.querySelector('h1')?.textContent?.includes('A short name'))
  await tester.press('Add a step')
  await tester.fill('Step 1: what to do', 'Enter "A" into the "Name" field')
  await tester.press('Add a step')
  await tester.fill('Step 2: what to do', 'Open the page')
  await tester.page.keyboard.down('Alt')
  await tester.page.keyboard.press('ArrowUp')
  await tester.page.keyboard.up('Alt')
  const actions = () =>
    tester.page.$$eval('[data-field="action"]', (all) => all.map((one) => (one as HTMLTextAreaElement).value))
  expect(await actions()).toEqual(['Open the page', 'Enter "A" into the "Name" field'])
  await tester.press('Actions for step 2')
  await tester.press('Insert a step below')
  await tester.fill('Step 3: what to do', 'Press the "Create account" button and feel good about it')
  await tester.press('Actions for step 1')
  await tester.press('Remove')
  await tester.press('Undo')
  expect(await actions()).toHaveLength(3)
  await tester.fill('Story', storyId)
  await tester.fill('Tags', 'sign-up, form')
  await tester.press('Save')
  await saved()
  await tester.sees('A browser cannot play all of it')
  await tester.fill('Step 3: what to do', 'Click the "Create account" button')
  await tester.fill('Step 3: what is then to be seen', 'The page shows "Name must have 2 to 40 characters"')
  await tester.press('Save', 'A browser can play all of it.', 'History', 'Guests sign up')
})

test('where two change the same of a case both versions are shown, and nothing typed is lost', async () => {
  const testCaseId = idOfPage()
  await tester.fill('Title', 'Mine')
  await tester.fill('Description', 'What I wrote')
  await ask('PUT', `/api/qa/test-cases/${testCaseId}`, { title: 'Theirs', priority: 'high' })
  await tester.page.reload()
  await tester.sees('Somebody else has changed the same meanwhile.', 'Theirs')
  await tester.press('Take their Title')
  await tester.press('Save')
  await saved()
  const now = await ask('GET', `/api/qa/test-cases/${testCaseId}`)
  expect(now).toMatchObject({ title: 'Theirs', description: 'What I wrote', priority: 'high' })
})

test('chosen cases run before one’s eyes, and what fails becomes a defect with its evidence', async () => {
  await newCase('It says goodbye', [['Open the page', 'The page shows "Goodbye"']])
  await tester.open(at('cases'), 'It says goodbye')
  const numbers = await tester.page.$$eval('.qa-tick input', (all) =>
    all.map((one) => one.getAttribute('aria-label') ?? ''),
  )
  const chosen = numbers.filter((name) => /It says goodbye|Theirs/.test(name))
  for (const name of chosen) await tester.page.locator(`::-p-aria([name="${name}"][role="checkbox"])`).click()
  await tester.press('More to do with what is chosen')
  await tester.press('Export these as scripts…')
  const scripts = await downloaded(() => tester.press('Download'))
  expect([scripts.name, scripts.content.subarray(0, 2).toString()]).toEqual([
    expect.stringMatching(/\.zip$/),
    'PK',
  ])
  await tester.press('Run 2 cases')
  await runHere('Nightly')
  await tester.sees('1 of 2 cases passed', '1 defect met by this run', 'Nightly')
  const junit = await downloaded(() => tester.follow('JUnit XML'))
  expect([junit.name, String(junit.content)]).toEqual([
    expect.stringMatching(/\.xml$/),
    expect.stringContaining('<testcase'),
  ])
  await tester.page.click('.qa-met a')
  await tester.sees('What the run saw')
  await tester.page.waitForFunction(() => {
    const picture = document.querySelector<HTMLImageElement>('.qa-evidence img')
    return picture?.complete && picture.naturalWidth > 0
  })
  await tester.sees('Seen 1 time')
})

test('a defect is moved, and what a run proposes is decided by a person', async () => {
  const defectId = idOfPage()
  await tester.press('Move to In progress', 'is now: In progress.')
  await tester.press('Undo')
  await tester.press('Move to In progress')
  await tester.fill('Resolution', 'The page greets by now.')
  await tester.press('Save')
  await saved()
  const { testCaseId } = await ask<{ testCaseId: string }>('GET', `/api/qa/defects/${defectId}`)
  const steps = [
    { stepNumber: 1, action: 'Open the page', expectedResult: 'The page shows "Create account"' },
  ]
  await ask('PUT', `/api/qa/test-cases/${testCaseId}`, { steps })
  await tester.open(at(`cases/${testCaseId}`))
  await tester.press('Run this case')
  await runHere()
  await tester.sees('The case passed')
  await tester.open(at(`defects/${defectId}`))
  await tester.press('Yes, verified', 'Verified')
  await tester.page.waitForFunction(() => !document.querySelector('.qa-proposal'))
  const { changes } = await ask<{ changes: object[] }>('GET', `/api/qa/defects/${defectId}/history`)
  expect(changes).toContainEqual(expect.objectContaining({ field: 'status', to: 'verified', unusual: false }))
})

test('a defect is reported by hand, and found by how it stands', async () => {
  await tester.open(at('defects'))
  await tester.press('Report a defect')
  await tester.fill('What is wrong', 'The total leaves out the <b>shipping</b>')
  await tester.fill('Severity', 'major')
  await tester.press('Report it')
  await tester.page.waitForFunction(() => document.querySelector('h1')?.textContent?.includes('shipping'))
  await tester.open(at('defects?show=unsettled'), '1 defect')
  await tester.fill('Severity', 'trivial')
  await tester.sees('No defect fits these filters.')
  await tester.press('Show all defects', '2 defects')
})

test('figures lead to the rows that they count, and the matrix tells how it once stood', async () => {
  await newStory('Nobody tests this')
  await tester.open(at('runs'), 'Pass rate over time', 'Nightly')
  await tester.open(at('traceability'))
  await tester.press('1 of 2', 'Nobody tests this')
  await tester.page.waitForFunction(() => document.querySelectorAll('.qa-story').length === 1)
  await tester.fill('Show', '')
  await tester.sees('Guests sign up')
  await tester.page.locator('.qa-figures a[href$="show=unsettled"]').click()
  await tester.sees('1 defect')
  expect(await heading()).toBe('Defects')
  await tester.page.goBack()
  const csv = await downloaded(() => tester.follow('CSV'))
  const html = await downloaded(() => tester.follow('HTML page'))
  expect([csv.name, html.name]).toEqual([expect.stringMatching(/\.csv$/), expect.stringMatching(/\.html$/)])
  expect([String(csv.content), String(html.content)]).toEqual([
    expect.stringContaining('Guests sign up'),
    expect.stringContaining('Guests sign up'),
  ])
  await tester.open(at('traceability?at=2020-01-01T00%3A00%3A00.000Z'), 'This is how it stood at')
  await tester.press('Back to now', 'Guests sign up')
  expect(await brokenCounts()).toEqual([])
  await tester.page.locator('::-p-aria([name="By requirement"][role="tab"])').click()
  await tester.sees('Worst last verdict')
})

/** The widths of the matrix, as narrow as on phones, at which a number stands on another line than its noun. */
const brokenCounts = () =>
  tester.page.evaluate(() => {
    const matrix = document.querySelector<HTMLElement>('.qa-matrix')
    const widths = Array.from({ length: 60 }, (_, at) => 160 + 5 * at)
    const broken = widths.filter((width) => {
      if (matrix) matrix.style.width = `${width}px`
      return [...document.querySelectorAll('.qa-count')].some((count) => count.getClientRects().length > 1)
    })
    if (matrix) matrix.style.width = ''
    return broken
  })

test('a case is changed in one’s own words: what would change is shown first, and stored once somebody says so', async () => {
  const testCaseId = await newCase('Changed in words', [['Open the page', 'It is shown']])
  const stored = () => ask<{ number: number; priority: string }>('GET', `/api/qa/test-cases/${testCaseId}`)
  const { number } = await stored()
  await tester.open(at('cases'))
  await tester.press('More to do with the cases')
  await tester.press('Change in your words…')
  await tester.fill('What should change?', `Make #${number} critical`)
  await tester.press('Show what would change', 'Apply 1 change')
  expect(await barriersInBoth(tester)).toEqual([])
  expect((await stored()).priority).toBe('medium')
  await tester.press('Apply 1 change', '1 case changed by your message.')
  expect((await stored()).priority).toBe('critical')
})

test('an admin lets pushes start cases, sees the secret once, and takes the trigger away', async () => {
  await tester.open(at('ci-triggers'), 'No triggers yet.')
  await tester.fill('Name', 'Push to <b>main</b>')
  await tester.fill('Page to test', `${pages.origin()}/demo`)
  await tester.page.locator('::-p-aria([name="Test cases"][role="combobox"])').fill('tag')
  await tester.press('Create the trigger', 'Fill this in.')
  await tester.fill('Tag', 'smoke')
  await tester.fill('Branch', 'main')
  await tester.press('Create the trigger', '“Push to <b>main</b>” is ready', 'whsec_')
  const secret = await tester.page.evaluate(() => /whsec_\S+/.exec(document.body.innerText)?.[0] ?? '')
  await tester.press('Done')
  await tester.misses('whsec_')
  await tester.sees('Cases with the tag “smoke”', 'It has started no run lately.')
  const executionId = await push(secret)
  await tester.open(at('runs'), 'CI trigger Push to <b>main</b>')
  await tester.open(at(`runs/${executionId}`), 'Started by the CI trigger Push to <b>main</b>')
  await ask('POST', `/api/qa/test-execution/${executionId}/cancel`, {})
  await tester.open(at('ci-triggers'))
  await tester.press('Delete Push to <b>main</b>')
  await tester.press('Delete it', 'No triggers yet.')
})

/** Does what a code host does when somebody pushes, and names the run that it starts. */
async function push(secret: string): Promise<string> {
  await newCase('Smoke', [['Open the page', 'The page is shown']], { tags: ['smoke'] })
  const { triggers } = await ask<{ triggers: { url: string }[] }>(
    'GET',
    `/api/projects/${place.projectId}/ci-triggers`,
  )
  const sha = 'a'.repeat(40)
  const answer = await fetch(triggers[0]?.url ?? '', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-gitlab-event': 'Push Hook', 'x-gitlab-token': secret },
    body: JSON.stringify({ object_kind: 'push', ref: 'refs/heads/main', after: sha, checkout_sha: sha }),
  })
  return ((await answer.json()) as { executionId: string }).executionId
}

test('answers cite what the articles say, and silence is said', async () => {
  await tester.open(at('questions'))
  await tester.press('What is boundary value analysis?')
  await tester.press('Source 1', 'Read more')
  await tester.fill('Your question', 'How do I bake sourdough bread?')
  await tester.press('Ask', 'Nothing in the articles answers this.')
})

test('who may only read is offered nothing that writes', async () => {
  const defects = await ask<{ defects: { defectId: string; testCaseId: string | null }[] }>(
    'GET',
    `/api/qa/defects?projectId=${place.projectId}`,
  )
  const found = defects.defects.find(({ testCaseId }) => testCaseId !== null)
  const offering = /generate|new case|run |report a|delete|save|move|textarea|add|remove/i
  await answering(await asViewer(led), async () => {
    for (const page of [
      'cases',
      `cases/${found?.testCaseId}`,
      'defects',
      `defects/${found?.defectId}`,
      'ci-triggers',
    ]) {
      await tester.open(at(page))
      await tester.page.waitForFunction(
        () => document.querySelector('h1') && !document.querySelector('main .progress'),
      )
      const offered = await tester.page.$$eval('main button, main textarea', (all) =>
        all.map((one) => (one as HTMLElement).innerText || one.getAttribute('aria-label') || one.tagName),
      )
      expect([page, offered.filter((name) => offering.test(name))]).toEqual([page, []])
    }
  })
})
