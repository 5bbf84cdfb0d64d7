import { beforeAll, expect, test } from 'vitest'
import { startLead } from '../../support/browser/pages.ts'

const { lead, ask, newPlace, heading } = startLead()
let projectId = ''
let storyId = ''
let sprintId = ''
const tick = (name: string, role: 'checkbox' | 'radio' | 'tab') =>
  lead.page.locator(`::-p-aria([name="${name}"][role="${role}"])`).click()

beforeAll(async () => {
  const its = await newPlace('Seats <b>&</b> tickets 🚀')
  ;({ projectId } = its)
  ;({ sprintId } = await ask<{ sprintId: string }>('POST', '/api/pm/sprints', { ...its, name: 'Sprint 1' }))
  const made = await ask<{ story: { storyId: string } }>('POST', '/api/pm/stories', {
    ...its,
    sprintId,
    status: 'done',
    title: 'Choose <i>seats</i>',
    userStory: 'As a guest, I want to choose seats on a plan, so that my party sits together.',
    acceptanceCriteria: [
      { given: '', when: 'a guest chooses 2 seats and clicks "Book"', then: 'the page shows "Booked"' },
      { given: '', when: 'things are as they are', then: 'it is fine' },
    ],
  })
  ;({ storyId } = made.story)
})

test('a manual is written from chosen stories and a text, and each mark leads to its source', async () => {
  await lead.open(`/projects/${projectId}/documents`)
  await lead.page.waitForSelector('h1')
  expect(await heading()).toBe('Documents')
  await tick('Chosen stories', 'radio')
  await lead.sees('None is chosen yet.')
  await lead.press('Write the manual', 'Choose a story, or let the features of the project be told.')
  await lead.fill('Find a story by number or title', 'choose')
  await lead.page.locator('.stories-found input').click()
  await lead.sees('1 story is chosen.')
  await lead.paste('Your own text', '# Overview\n\nTickets are <script>sold</script> here.')
  await lead.press('Write the manual', 'Seats <b>&</b> tickets 🚀: user manual')
  await lead.sees('Tickets are <script>sold</script> here.')
  await lead.sees('Stories and criteria that say it fill this section')
  expect(await lead.page.evaluate(() => document.activeElement?.tagName)).toBe('H2')
  const mark = await lead.page.waitForSelector('.document .source-mark a')
  const target = await mark?.evaluate((element) => element.getAttribute('href'))
  await mark?.click()
  await lead.page.waitForSelector(`.sources li:target${target}`)
  const links = await lead.page.$$eval('.sources a', (all) => all.map((one) => one.getAttribute('href')))
  expect(links).toContain(`/projects/${projectId}/stories/${storyId}`)
  await lead.press('Download .html', 'Saved as seats-b-b-tickets-user-manual.html')
})

test('release notes tell a sprint or some days, beside a manual that stays', async () => {
  await tick('Release notes', 'tab')
  await lead.press('Write the release notes', 'Release notes: Sprint 1', 'The sprint is not completed')
  await lead.sees('Choose <i>seats</i>')
  await tick('Some days', 'radio')
  await lead.press('Write it again', 'Fill this in.')
  await lead.page.$eval('input[type=date][name=from]', (field) => {
    ;(field as HTMLInputElement).value = '2020-01-01'
    field.dispatchEvent(new Event('input', { bubbles: true }))
  })
  await lead.press('Write it again', 'Release notes: 2020-01-01 to')
  await tick('User manual', 'tab')
  await lead.sees('Tickets are <script>sold</script> here.')
})

test('cases are generated for the criteria of a story, shown by criterion, and stand in its list', async () => {
  await lead.open(`/projects/${projectId}/stories/${storyId}`, 'No test case tests this story yet.')
  await lead.press('Check the cases')
  await lead.press('Generate the missing cases')
  await lead.press('Generate')
  const summaryLine = await lead.page.waitForSelector('.generated h3')
  expect(await summaryLine?.evaluate((h3) => h3.textContent)).toMatch(/^\d+ test cases? (?:is|are) stored$/)
  expect(await lead.page.$$eval('.generated > .rows > li', (groups) => groups.length)).toBe(2)
  await lead.press('Close')
  await lead.page.waitForSelector('[aria-labelledby=cases-of-story] .rows a')
  await lead.sees('All of its test cases are up to date with its criteria.')
  await lead.press('Generate test cases')
  await lead.press('Generate again')
  await lead.page.waitForSelector('.generated h3')
  const { testCases } = await ask<{ testCases: { title: string; criterion: unknown }[] }>(
    'GET',
    `/api/qa/test-cases?projectId=${projectId}&storyId=${storyId}`,
  )
  const different = new Set(testCases.map(({ title, criterion }) => JSON.stringify([title, criterion])))
  expect(different.size).toBe(testCases.length)
})

test('the cases of a story and of a sprint are run from where they stand', async () => {
  await lead.open(`/projects/${projectId}/stories/${storyId}`)
  await lead.press('Run its cases', 'will run, each in a fresh browser.')
  await lead.press('Cancel')
  await lead.open(`/projects/${projectId}/planning?sprint=${sprintId}`)
  await lead.press('Run its cases')
  await lead.press('Use the demo form')
  await lead.press('Start the run')
  await lead.page.waitForFunction(() => /\/runs\/[\da-f-]+$/.test(location.pathname))
  const executionId = new URL(lead.page.url()).pathname.split('/').at(-1)
  await ask('POST', `/api/qa/test-execution/${executionId}/cancel`)
  const ofSprint = `/api/qa/test-execution?projectId=${projectId}&sprintId=${sprintId}`
  expect(await ask('GET', ofSprint)).toMatchObject({ executions: [{ executionId, storyId, sprintId }] })
})
