import type { HTTPRequest } from '@cloudflare/puppeteer'
import { beforeAll, expect, test } from 'vitest'
import { when } from '../../../support/browser/answering.ts'
import { asViewer, id, inPages, saveThroughFaults, unavailable } from '../../../support/browser/faults.ts'
import { sideways } from '../../../support/browser/look-over.ts'
import { eventually, startLead } from '../../../support/browser/pages.ts'

const led = startLead()
const { lead, ask, newPlace, valueOf, answering } = led
let its = { projectId: '', organizationId: '' }

const newStory = async (title: string, rest: object = {}) => {
  const story = { ...its, title, ...rest }
  return (await ask<{ story: { storyId: string } }>('POST', '/api/pm/stories', story)).story.storyId
}
const change = (storyId: string, fields: object) => ask('PUT', `/api/pm/stories/${storyId}`, fields)
const openStory = (storyId: string) => lead.open(`/projects/${its.projectId}/stories/${storyId}`)
const isWrite = (request: HTTPRequest) => request.method() === 'PUT'
const isGone = (selector: string) =>
  lead.page.waitForFunction((wanted) => !document.querySelector(wanted), {}, selector)
/** The column of the board in which a story is. */
const columnOf = (title: string) =>
  lead.page.$eval(`[aria-label="Move ${title}"]`, (button) =>
    button.closest('section')?.querySelector('h2')?.firstChild?.textContent?.trim(),
  )

beforeAll(async () => {
  its = await newPlace('Shop')
})

test('where two write the same text of a story, both versions are shown and nothing is lost', async () => {
  const storyId = await newStory('Shared', { userStory: 'As read' })
  await openStory(storyId)
  await lead.press('Edit title and texts')
  await lead.fill('User story', 'Mine')
  await change(storyId, { userStory: 'Theirs', title: 'Renamed' })
  await lead.press('Save', 'Somebody else has changed the same meanwhile.', 'Theirs')
  expect(await valueOf('userStory')).toBe('Mine')
  await lead.press('Save mine')
  await lead.page.waitForFunction(() => document.querySelector('h1')?.textContent?.includes('Renamed'))
  await lead.sees('Mine')
})

test('a criterion that somebody else has changed is shown beside what was typed; others merge', async () => {
  const criterion = (then: string) => ({ given: '', when: '', then })
  const acceptanceCriteria = [criterion('one'), criterion('two')]
  const storyId = await newStory('With criteria', { acceptanceCriteria })
  await openStory(storyId)
  await lead.press('Edit criterion 1')
  await lead.page.locator('[name=then]').fill('mine')
  await change(storyId, { acceptanceCriteria: [criterion('one'), criterion('theirs'), criterion('new')] })
  await lead.press('Save')
  await lead.page.waitForFunction(() =>
    /mine[\s\S]*theirs[\s\S]*new/.test(document.querySelector<HTMLElement>('.criteria')?.innerText ?? ''),
  )
  await lead.press('Edit criterion 2')
  await lead.page.locator('[name=then]').fill('mine too')
  await change(storyId, { acceptanceCriteria: [criterion('mine'), criterion('theirs again')] })
  await lead.press('Save', 'Somebody else has changed the same meanwhile.', 'theirs again')
  expect(await valueOf('then')).toBe('mine too')
  await lead.press('Save mine')
  await isGone('.criterion-form')
  await lead.sees('mine too')
})

test('where two texts clash theirs can be taken of one, and a criterion that was half written outlives a reload', async () => {
  const storyId = await newStory('Twice', { userStory: 'As read', description: 'As read' })
  await openStory(storyId)
  await lead.press('Edit title and texts')
  await lead.fill('User story', 'My story')
  await lead.fill('Description', 'My description')
  await change(storyId, { userStory: 'Their story', description: 'Their description' })
  await lead.press('Save', 'Somebody else has changed 2 of the same fields meanwhile.')
  await lead.page.reload()
  await lead.sees('Somebody else has changed 2 of the same fields meanwhile.')
  await lead.press('Take their User story')
  expect(await valueOf('userStory')).toBe('Their story')
  await lead.press('Save mine')
  await isGone('.editing')
  const { userStory, description } = await ask<Record<string, string>>('GET', `/api/pm/stories/${storyId}`)
  expect({ userStory, description }).toEqual({ userStory: 'Their story', description: 'My description' })
  await lead.press('Add a criterion')
  await lead.press('Save', 'Say what is given, when or then.')
  await lead.page.locator('[name=when]').fill('half writ')
  await lead.page.reload()
  await lead.page.waitForSelector('.criterion-form')
  expect(await valueOf('when')).toBe('half writ')
  await lead.press('Cancel')
  await isGone('.criterion-form')
})

test('a choice that somebody else has made otherwise is asked about', async () => {
  const storyId = await newStory('Chosen')
  await openStory(storyId)
  await lead.sees('Details')
  await change(storyId, { priority: 'critical' })
  await lead.page.select('.details .detail:nth-of-type(3) select', 'low')
  await lead.sees('Meanwhile it was set to “Critical”. You chose “Low”.')
  await lead.press('Save mine')
  await lead.page.waitForFunction(() =>
    document.querySelector('.about-story .tags')?.textContent?.includes('Low'),
  )
})

test('what was typed of a story outlives a server error, a reload and the end of the session', async () => {
  const storyId = await newStory('Kept')
  await openStory(storyId)
  await lead.press('Edit title and texts')
  await lead.fill('Description', 'Typed')
  const isKept = async () => {
    await lead.sees('Description')
    await eventually(() => valueOf('description')).toBe('Typed')
  }
  await saveThroughFaults(led, { isWrite, isKept })
  await lead.page.waitForFunction(
    () => document.querySelector('.about-story .description')?.textContent === 'Typed',
  )
})

test('who edits a story that somebody else has deleted can still copy what they typed', async () => {
  const storyId = await newStory('Too late')
  await openStory(storyId)
  await lead.press('Edit title and texts')
  await lead.fill('Description', 'Still here')
  await ask('DELETE', `/api/pm/stories/${storyId}`)
  await lead.press('Save', 'Somebody has deleted this story.')
  expect(await valueOf('description')).toBe('Still here')
  await lead.page.reload()
  await lead.sees('There is no such story')
  await lead.follow('All stories', 'Title of a new story')
})

test('a limit says when to come back, and a failed move on the board is taken back', async () => {
  const storyId = await newStory('Limited')
  const limited = { status: 429, body: { error: 'rate_limited', message: 'Too many generations this hour.' } }
  await openStory(storyId)
  await answering(when('/estimate', limited), async () => {
    await lead.press('Estimate', 'Too many generations this hour.')
  })
  await lead.open(`/projects/${its.projectId}/board?sprint=none`, 'Limited')
  await answering(when(isWrite, unavailable), async () => {
    await lead.press('Move Limited')
    await lead.press('Move to Testing', 'The service is being renewed.')
  })
  expect(await columnOf('Limited')).toBe('Backlog')
  lead.complaints.splice(0)
})

test('a move that somebody else was faster with is asked about, and theirs can stay', async () => {
  const storyId = await newStory('Contested')
  await lead.page.reload()
  await lead.sees('Contested')
  await change(storyId, { status: 'in_review' })
  await lead.press('Move Contested')
  await lead.press('Move to Ready', 'Meanwhile it was set to “In review”. You chose “Ready”.')
  await lead.press('Keep theirs')
  await eventually(() => columnOf('Contested')).toBe('In review')
})

test('stories that break off while they are saved are saved once, and the rest at a second try', async () => {
  const text =
    'A guest can book a seat. An administrator can export the bookings. A clerk can print a ticket.'
  await lead.open(`/projects/${its.projectId}/stories#write`)
  await lead.paste('Requirements', text)
  await lead.press('Write stories', '3 stories were written')
  await lead.page.locator('.written-list > li:first-child input').click()
  let sent = 0
  const second = (request: HTTPRequest) =>
    request.method() === 'POST' && request.url().endsWith('/api/pm/stories') && ++sent === 2
      ? unavailable
      : undefined
  await answering(second, async () => {
    await lead.press('Save 2 stories', '1 of 2 are saved.')
    await lead.press('Save 2 stories', 'Saved 2 stories')
  })
  const { stories } = await ask<{ stories: { title: string }[] }>(
    'GET',
    `/api/pm/stories?projectId=${its.projectId}`,
  )
  expect(stories.filter(({ title }) => /export/i.test(title))).toHaveLength(1)
  lead.complaints.splice(0)
})

test('a viewer sees everything and is offered nothing that they may not do', async () => {
  const storyId = await newStory('Only read', {
    acceptanceCriteria: [{ given: '', when: '', then: 'it shows' }],
  })
  await answering(await asViewer(led), async () => {
    for (const path of [`stories/${storyId}`, 'stories', 'board?sprint=none', 'planning']) {
      await lead.open(`/projects/${its.projectId}/${path}`)
      await lead.page.waitForFunction(() => document.querySelector('main h1'))
      await lead.page.waitForFunction(() => !document.querySelector('main .progress'))
      const offered = await lead.page.$$eval('.sided-content :is(button, input, textarea)', (all) =>
        all.map((one) => one.getAttribute('aria-label') ?? one.textContent ?? ''),
      )
      const writes = /^(?:Edit|Add|Actions|Move|Lift|Create|New sprint|Plan|Write|Remove|Use)/
      expect(offered.filter((name) => writes.test(name))).toEqual([])
    }
  })
})

test('a thousand stories with hostile names are listed, found and shown on a phone', async () => {
  const all = Array.from({ length: 1000 }, (_, at) => ({
    storyId: id(at),
    ...its,
    number: 1000 - at,
    title: at % 2 ? `<img src=x onerror=alert(1)> ‏قصة 🚀 ${at}` : `${at} ${'long'.repeat(70)}`,
    userStory: '',
    description: '',
    type: 'feature',
    priority: 'medium',
    status: at % 3 ? 'backlog' : 'ready',
    acceptanceCriteria: [],
    storyPoints: at % 100,
    tags: ['t'.repeat(50), '<b>'],
    assignee: 'x'.repeat(320),
    sprintId: null,
    dependsOn: [],
    createdBy: 'user:x',
    createdAt: '2026-01-01T00:00:00.000Z',
    updatedAt: '2026-01-01T00:00:00.000Z',
  }))
  await lead.page.setViewport({ width: 360, height: 780 })
  await answering(inPages('/api/pm/stories', 'stories', all), async () => {
    await lead.open(`/projects/${its.projectId}/stories`, '1,000 stories')
    expect(await sideways(lead.page)).toEqual([])
    // One has it in its title, the other as its number.
    await lead.fill('Filter', 'قصة 999')
    await lead.page.waitForFunction(() => document.querySelectorAll('table.cards tbody tr').length === 2)
    await lead.open(`/projects/${its.projectId}/board?sprint=none`, '1000 stories')
    expect(await sideways(lead.page)).toEqual([])
    expect(await lead.page.$$eval('.board-card', (cards) => cards.length)).toBe(100)
  })
})
