import type { HTTPRequest } from '@cloudflare/puppeteer'
import { beforeAll, expect, test } from 'vitest'
import { holdingOn } from '../../../support/browser/answering.ts'
import { asViewer, id, inPages } from '../../../support/browser/faults.ts'
import { sideways } from '../../../support/browser/look-over.ts'
import { eventually, startLead } from '../../../support/browser/pages.ts'

const led = startLead()
const { lead, newProject, heading, choose, answering } = led
const changes = (request: HTTPRequest) => request.method() === 'PATCH'

/** A lead who has two projects. */
let alpha = ''

beforeAll(async () => {
  await newProject('Shop <b>relaunch</b> 🚀')
  alpha = await newProject('Alpha')
})

// What is typed there is kept as in a story (`stories.test.ts`), by the same form.
test('who loses their role is told so, and is offered no more what they may not do', async () => {
  const refused = { status: 403, body: { error: 'forbidden', message: 'Your role does not allow this' } }
  const viewer = await asViewer(led)
  await lead.open(`/projects/${alpha}`)
  // What asks for the role before has its answer, and the menu keeps what it offers.
  await lead.page.waitForNetworkIdle()
  await answering(
    (request) => (changes(request) ? refused : viewer(request)),
    async () => {
      await choose('Alpha', 'Archive')
      await lead.sees('Your role does not allow this')
      await lead.misses('Edit')
    },
  )
})

test('a thousand projects are found in and shown some at a time, and hostile names do no harm', async () => {
  const all = Array.from({ length: 1000 }, (_, at) => ({
    projectId: id(at),
    organizationId: 'o',
    name: at % 2 ? `<img src=x onerror=alert(1)> ‏مشروع 🚀 ${at}` : `${at} ${'long'.repeat(45)}`,
    description: 'x'.repeat(at < 50 ? 10_000 : 100),
    templateType: 'qa',
    status: 'active',
    stats: { fileCount: 0, agentRunCount: at, lastActivityAt: '2026-01-01T00:00:00.000Z' },
    createdAt: new Date(Date.UTC(2026, 0, 1) - at * 1000).toISOString(),
  }))
  await lead.page.setViewport({ width: 360, height: 780 })
  await answering(inPages('/api/projects', 'projects', all), async () => {
    await lead.open('/projects', '50+ projects')
    expect(await sideways(lead.page)).toEqual([])
    await lead.fill('Find a project', 'مشروع 999')
    await lead.sees('1 of 1000 projects')
    await lead.fill('Find a project', ' ')
    await lead.sees('1000 projects')
    expect(await lead.page.$$eval('.projects > li', (rows) => rows.length)).toBe(50)
    await lead.press('Show more')
    await lead.page.waitForFunction(() => document.querySelectorAll('.projects > li').length === 100)
  })
  await lead.page.setViewport({ width: 1280, height: 900 })
})

test('a project that answers late does not take the place of the one that was opened after it', async () => {
  const { page } = lead
  const late = await newProject('Late one')
  await newProject('Quick one')
  await lead.open('/projects')
  const isLate = (request: HTTPRequest) => request.url().endsWith(`/api/projects/${late}`)
  await holdingOn(lead, isLate, async (held) => {
    await lead.follow('Late one')
    await eventually(() => held.length).toBe(1)
    await page.keyboard.press('/')
    await page.locator('[role=combobox]').fill('Quick one')
    await page.locator('[role=option] ::-p-text(Quick one)').click()
    await lead.sees('Set up this project')
    await Promise.all([
      page.waitForResponse((response) => response.url().endsWith(late)),
      held[0]?.continue(),
    ])
  })
  await lead.press('Edit name and description')
  expect(await heading()).toBe('Quick one')
})
