import type { HTTPRequest } from '@cloudflare/puppeteer'
import { beforeAll, expect, test, vi } from 'vitest'
import { sideways } from '../../../support/browser/look-over.ts'
import { type Visitor, startPages } from '../../../support/browser/pages.ts'
import { changes, projectsOf } from '../../../support/browser/projects.ts'
import { type Person, bringSession, newDemo, signInBeside } from '../../../support/browser/sign-in.ts'

const pages = startPages()
let lead: Visitor
let person: Person
const { ask, newProject, heading, valueOf, choose, answering } = projectsOf(() => lead)

/** A lead who has two projects. */
beforeAll(async () => {
  lead = await pages.lasting()
  await lead.page.setViewport({ width: 1280, height: 900 })
  person = await newDemo(pages.origin())
  await bringSession(lead.page, pages.origin(), person)
  await lead.open('/projects')
  await newProject('Shop <b>relaunch</b> 🚀')
  await newProject('Alpha')
})

test('where two write the same, both versions are shown and nothing is lost', async () => {
  const projectId = await newProject('Shared')
  await lead.open(`/projects/${projectId}`)
  await lead.press('Edit name and description')
  await lead.fill('Description', 'Mine')
  await ask('PATCH', `/api/projects/${projectId}`, { description: 'Theirs', name: 'Renamed' })
  await lead.press('Save')
  await lead.sees('Somebody else has changed the same meanwhile.')
  await lead.sees('Theirs')
  expect(await valueOf('description')).toBe('Mine')
  expect(await valueOf('name')).toBe('Renamed')
  await lead.press('Save mine')
  await lead.page.waitForFunction(() => document.querySelector('h1')?.textContent === 'Renamed')
  await lead.sees('Mine')
})

test('what was typed outlives a server error, a reload and the end of the session', async () => {
  await lead.press('Edit name and description')
  await lead.fill('Name', 'Typed')
  const broken = { status: 500, body: { error: 'internal', message: 'Something went wrong.' } }
  await answering(
    (request) => (changes(request) ? broken : undefined),
    async () => {
      await lead.press('Save')
      await lead.sees('Something went wrong.')
    },
  )
  expect(lead.complaints.splice(0)).toEqual([expect.stringContaining('status of 500')])
  await lead.page.reload()
  await lead.sees('Description')
  expect(await valueOf('name')).toBe('Typed')

  await lead.page.deleteCookie(...(await lead.page.cookies()))
  await lead.press('Save')
  await lead.sees('Your session has ended')
  await signInBeside(lead.page, pages.origin(), person)
  await lead.press('I have signed in')
  expect(await valueOf('name')).toBe('Typed')
  await lead.press('Save')
  await lead.page.waitForFunction(() => document.querySelector('h1')?.textContent === 'Typed')
})

test('who loses their role is told so, and is offered no more what they may not do', async () => {
  const refused = { status: 403, body: { error: 'forbidden', message: 'Your role does not allow this' } }
  const answer = (request: HTTPRequest) => {
    if (changes(request)) return refused
    if (!request.url().endsWith('/api/organizations/list')) return
    return {
      status: 200,
      body: { organizations: [{ ...organization, role: 'viewer' }], currentOrganizationId: null },
    }
  }
  const { organizations } = await ask<{ organizations: object[] }>('GET', '/api/organizations/list')
  const [organization] = organizations
  await answering(answer, async () => {
    await choose('Typed', 'Archive')
    await lead.sees('Your role does not allow this')
    await lead.page.waitForFunction(() => !document.body.innerText.includes('Edit'))
  })
})

test('who edits what somebody else has deleted can still copy what they typed', async () => {
  await lead.page.reload()
  await lead.press('Edit name and description')
  await lead.fill('Name', 'Too late')
  await ask('DELETE', new URL(lead.page.url()).pathname.replace('/projects', '/api/projects'))
  await lead.press('Save')
  await lead.sees('Somebody has deleted this project.')
  expect(await valueOf('name')).toBe('Too late')
  await lead.page.reload()
  await lead.sees('There is no such project')
  await lead.follow('All projects')
  await lead.sees('2 projects')
})

test('a thousand projects are found in and shown some at a time, and hostile names do no harm', async () => {
  const all = Array.from({ length: 1000 }, (_, at) => ({
    projectId: `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`,
    organizationId: 'o',
    name: at % 2 ? `<img src=x onerror=alert(1)> ‏مشروع 🚀 ${at}` : `${at} ${'long'.repeat(45)}`,
    description: 'x'.repeat(at < 50 ? 10_000 : 100),
    templateType: 'qa',
    status: 'active',
    stats: { fileCount: 0, agentRunCount: at, lastActivityAt: '2026-01-01T00:00:00.000Z' },
    createdAt: new Date(Date.UTC(2026, 0, 1) - at * 1000).toISOString(),
  }))
  const page = (request: HTTPRequest) => {
    const { pathname, searchParams } = new URL(request.url())
    if (pathname !== '/api/projects') return
    const from = Number(searchParams.get('cursor') ?? 0)
    const to = from + Number(searchParams.get('limit'))
    const nextCursor = to < all.length ? String(to) : null
    return { status: 200, body: { projects: all.slice(from, to), nextCursor } }
  }
  await lead.page.setViewport({ width: 360, height: 780 })
  await answering(page, async () => {
    await lead.open('/projects')
    await lead.sees('50+ projects')
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
  expect(lead.complaints.splice(0)).toEqual([])
})

test('a project that answers late does not take the place of the one that was opened after it', async () => {
  const { page } = lead
  const late = await newProject('Late one')
  await newProject('Quick one')
  const held: HTTPRequest[] = []
  const hold = (request: HTTPRequest) => {
    if (request.url().endsWith(`/api/projects/${late}`)) held.push(request)
    else void request.continue()
  }
  await lead.open('/projects')
  await page.setRequestInterception(true)
  page.on('request', hold)
  await lead.follow('Late one')
  await vi.waitFor(() => expect(held).toHaveLength(1), 10_000)
  await page.keyboard.press('/')
  await page.locator('[role=combobox]').fill('Quick one')
  await page.locator('[role=option] ::-p-text(Quick one)').click()
  await lead.sees('Set up this project')
  const answered = page.waitForResponse((response) => response.url().endsWith(late))
  await held[0]?.continue()
  await answered
  page.off('request', hold)
  await page.setRequestInterception(false)
  await lead.press('Edit name and description')
  expect(await heading()).toBe('Quick one')
})
