import type { HTTPRequest } from '@cloudflare/puppeteer'
import { beforeAll, expect, test } from 'vitest'
import { when } from '../../../support/browser/answering.ts'
import { saveThroughFaults, unavailable } from '../../../support/browser/faults.ts'
import { eventually, startLead } from '../../../support/browser/pages.ts'
import { type Tested, qualityOf } from '../../../support/browser/quality.ts'

const led = startLead()
const { pages, lead: tester, ask, newPlace, answering } = led
let place: Tested
const { newCase, run } = qualityOf(ask, () => place)
const at = (page: string) => `/projects/${place.projectId}/${page}`
const caseOfPage = () => `/api/qa/test-cases/${new URL(tester.page.url()).pathname.split('/').at(-1)}`
const valueOfTitle = () =>
  tester.page.evaluate(() => {
    const label = [...document.querySelectorAll('label')].find((one) => one.textContent === 'Title')
    return document.querySelector<HTMLTextAreaElement>(`[id="${label?.htmlFor}"]`)?.value
  })
const saved = () => tester.misses('is not saved yet')

interface Found {
  defectId: string
  status: string
  proposal: object | null
  resolution: string
}

beforeAll(async () => {
  place = await newPlace('Broken')
})

test('what was typed of a case outlives a server error, a reload and the end of the session', async () => {
  const testCaseId = await newCase('First', [['Open the page', 'It is there']])
  await tester.open(at(`cases/${testCaseId}`))
  await tester.fill('Title', 'Typed')
  const isWrite = (request: HTTPRequest) => request.method() === 'PUT'
  const isKept = () => eventually(valueOfTitle).toBe('Typed')
  await saveThroughFaults(led, { isWrite, isKept })
  await saved()
  expect(await ask('GET', caseOfPage())).toMatchObject({ title: 'Typed' })
})

test('a change of the same text while one saves asks which shall stand', async () => {
  await tester.fill('Title', 'Mine')
  await ask('PUT', caseOfPage(), { title: 'Theirs' })
  await tester.press('Save', 'Somebody else has changed the same meanwhile.')
  await tester.page.reload()
  await tester.sees('Somebody else has changed the same meanwhile.')
  expect(await valueOfTitle()).toBe('Mine')
  await tester.press('Keep your Title')
  await tester.press('Save')
  await saved()
  expect(await ask('GET', caseOfPage())).toMatchObject({ title: 'Mine' })
})

test('a case that somebody else has deleted can still be copied from, and then is gone', async () => {
  await tester.fill('Title', 'Too late')
  await ask('DELETE', caseOfPage())
  await tester.press('Save', 'Test case not found')
  expect(await valueOfTitle()).toBe('Too late')
  await tester.page.reload()
  await tester.sees('There is no such test case')
  await tester.follow('All test cases', 'No test cases yet')
})

test('what a run proposes for a defect can be dismissed, and two who move it at once are asked', async () => {
  const testCaseId = await newCase('Greets', [['Open the page', 'The page shows "Goodbye"']])
  await run(pages.origin(), [testCaseId])
  const step = { stepNumber: 1, action: 'Open the page', expectedResult: 'The page shows "Create account"' }
  await ask('PUT', `/api/qa/test-cases/${testCaseId}`, { steps: [step] })
  await run(pages.origin(), [testCaseId])
  const listed = `/api/qa/defects?projectId=${place.projectId}&testCaseId=${testCaseId}`
  const readDefect = async () => (await ask<{ defects: Found[] }>('GET', listed)).defects[0]
  await eventually(readDefect).toMatchObject({ proposal: { status: 'verified' } })
  const { defectId = '' } = (await readDefect()) ?? {}
  await tester.open(at(`defects/${defectId}`))
  await tester.press('No, leave it as it is')
  await tester.page.waitForFunction(() => !document.querySelector('.qa-proposal'))
  expect(await readDefect()).toMatchObject({ status: 'open', proposal: null })
  await tester.fill('Resolution', 'Typed beside it')
  await ask('PUT', `/api/qa/defects/${defectId}`, { status: 'deferred' })
  await tester.press('Move to In progress', 'Meanwhile it was set to “Deferred”. You chose “In progress”.')
  await tester.press('Keep theirs')
  await tester.page.waitForFunction(() =>
    document.querySelector('.qa-record')?.textContent?.includes('Deferred'),
  )
  await tester.sees('is not saved yet')
  await tester.press('Save')
  await saved()
  expect(await readDefect()).toMatchObject({ status: 'deferred', resolution: 'Typed beside it' })
})

test('a limit says when it ends, and a list that cannot be read is read again', async () => {
  const limited = { status: 429, body: { error: 'rate_limited', message: 'Too many questions.' } }
  await tester.open(at('questions'))
  await answering(when('/api/qa/knowledge/query', limited), async () => {
    await tester.fill('Your question', 'What is a test?')
    await tester.press('Ask', 'Too many questions.')
  })
  let isDown = true
  for (const [page, path] of [
    ['cases', '/api/qa/test-cases'],
    ['runs', '/api/qa/test-execution'],
    ['defects', '/api/qa/defects'],
    ['traceability', '/api/qa/traceability'],
  ] as const) {
    isDown = true
    await answering(
      when((request) => isDown && new URL(request.url()).pathname === path, unavailable),
      async () => {
        await tester.open(at(page), 'The service is being renewed.')
        isDown = false
        await tester.press('Try again')
        await tester.misses('The service is being renewed.')
      },
    )
  }
  tester.complaints.splice(0)
})

test('a trigger that others have deleted is gone, and one that was refused says why beside its field', async () => {
  await tester.open(at('ci-triggers'))
  await tester.fill('Name', 'Push')
  await tester.fill('Page to test', 'ftp://example.com')
  await tester.press('Create the trigger')
  await tester.page.waitForSelector('.fault')
  const secrets = await tester.page.$$('.secret')
  expect(secrets).toEqual([])
  await tester.fill('Page to test', `${pages.origin()}/demo`)
  await tester.press('Create the trigger', '“Push” is ready')
  const triggers = `/api/projects/${place.projectId}/ci-triggers`
  const {
    triggers: [made],
  } = await ask<{ triggers: { triggerId: string }[] }>('GET', triggers)
  await ask('DELETE', `${triggers}/${made?.triggerId}`)
  await tester.press('Delete Push')
  await tester.press('Delete it', 'No triggers yet.')
})
