import type { HTTPRequest } from '@cloudflare/puppeteer'
import { beforeAll, expect, test, vi } from 'vitest'
import { type Visitor, startPages } from '../../support/browser/pages.ts'
import { sideways } from '../../support/browser/look-over.ts'

const pages = startPages()
let lead: Visitor

beforeAll(async () => {
  lead = await pages.lasting()
  lead.page.setDefaultTimeout(10_000)
  await lead.page.setViewport({ width: 1280, height: 900 })
})

async function signIn({ fill, press }: Visitor) {
  await fill('E-mail', 'demo@example.com')
  await fill('Password', 'demo-password')
  await press('Sign in')
}

/** Asks the service as the person of the page, beside what the page does. */
async function ask<T>(method: string, path: string, body?: object): Promise<T> {
  const answer: unknown = await lead.page.evaluate(
    async (how, where, what) => {
      const headers = { 'content-type': 'application/json' }
      const response = await fetch(where, {
        method: how,
        headers,
        ...(what && { body: JSON.stringify(what) }),
      })
      if (!response.ok) throw new Error(`${how} ${where}: ${await response.text()}`)
      return response.json()
    },
    method,
    path,
    body,
  )
  return answer as T
}

async function newProject(name: string, rest: object = {}): Promise<string> {
  const { organizations } = await ask<{ organizations: { organizationId: string }[] }>(
    'GET',
    '/api/organizations',
  )
  const organizationId = organizations[0]?.organizationId
  const made = await ask<{ projectId: string }>('POST', '/api/projects', { name, organizationId, ...rest })
  return made.projectId
}

const heading = () => lead.page.$eval('h1', (h1) => h1.textContent)
const focused = () => lead.page.evaluate(() => document.activeElement?.textContent)
const valueOf = (name: string) =>
  lead.page.$eval(`main [name="${name}"]`, (control) => (control as HTMLInputElement).value)
const choose = async (of: string, act: string) => {
  await lead.press(`Actions for ${of}`)
  await lead.press(act)
}

/** Answers some requests of the page itself while `during` goes on. */
async function answering(
  answer: (request: HTTPRequest) => { status: number; body: object } | undefined,
  during: () => Promise<void>,
) {
  const { page } = lead
  const handle = (request: HTTPRequest) => {
    const made = answer(request)
    if (!made) return void request.continue()
    void request.respond({
      status: made.status,
      contentType: 'application/json',
      body: JSON.stringify(made.body),
    })
  }
  await page.setRequestInterception(true)
  page.on('request', handle)
  try {
    await during()
  } finally {
    page.off('request', handle)
    await page.setRequestInterception(false)
  }
}

const changes = (request: HTTPRequest) => request.method() === 'PATCH'

test('a lead gets from sign-in over a template and the setup steps to figures', async () => {
  await lead.open('/projects')
  await signIn(lead)
  await lead.sees('No projects yet')
  await lead.press('Create the first project')
  await lead.press('Create the project')
  await lead.sees('Fill this in.')
  await lead.fill('Name', 'Shop <b>relaunch</b> 🚀')
  await lead.page.locator('::-p-aria([name="Quality assurance"][role="radio"])').click()
  await lead.press('Create the project')
  await lead.sees('1 of 4 done')
  expect(await heading()).toBe('Shop <b>relaunch</b> 🚀')
  expect(await lead.page.title()).toBe('Shop <b>relaunch</b> 🚀 · Tracewright')

  await lead.press('Describe it')
  await lead.fill('Description', 'متجر\nThe shop moves.')
  await lead.press('Save')
  await lead.sees('2 of 4 done')
  await lead.press('Link one')
  await lead.fill('Name of the new knowledge base', 'Handbook')
  await lead.press('Create and link')
  await lead.sees('3 of 4 done')
  await lead.press('Try it')
  await lead.fill('Requirements', 'Seats are booked by guests, up to a sensible number.')
  await lead.press('Design tests')
  await lead.sees('0 tests designed, 1 open question.')
  await lead.sees('What the text leaves open')
  await lead.press('Use a sample')
  await lead.press('Design tests again')
  await lead.sees('10 tests designed, 1 open question.')
  await lead.sees('What is to be seen for “Name: empty”?')
  await lead.press('Close')
  await lead.page.waitForFunction(() => !document.body.innerText.includes('Set up this project'))
  // The figures are read once more when a run has ended.
  await lead.page.waitForFunction(() =>
    /Agent runs\s+2\s+Agents on\s+4\s+Knowledge bases\s+1/.test(
      document.querySelector<HTMLElement>('.totals')?.innerText ?? '',
    ),
  )
  await lead.page.waitForSelector('.runs')
  expect(await lead.page.$eval('.runs', (runs) => (runs as HTMLElement).innerText)).toContain('Test design')
  expect(lead.complaints.splice(0)).toEqual([])
})

test('agents are ordered by keyboard and menu, switched off, removed and brought back', async () => {
  await choose('the agent Test execution', 'Move up')
  await lead.sees('Test execution')
  await lead.page.focus('.agents li:first-child input')
  await lead.page.keyboard.down('Alt')
  await lead.page.keyboard.press('ArrowDown')
  await lead.page.keyboard.up('Alt')
  const names = () => lead.page.$$eval('.agents li label', (rows) => rows.map((row) => row.textContent))
  expect(await names()).toEqual(['Test design', 'Requirements', 'Test execution', 'Test scripts'])
  expect(await lead.page.evaluate(() => document.activeElement?.closest('li')?.textContent)).toContain('Req')
  await lead.page.keyboard.press('Space')
  await lead.sees('3 of 4')
  await choose('the agent Test scripts', 'Remove')
  await lead.press('Undo')
  await lead.page.waitForNetworkIdle({ idleTime: 200 })
  await lead.page.reload()
  await lead.sees('3 of 4')
  expect(await names()).toEqual(['Test design', 'Requirements', 'Test execution', 'Test scripts'])
})

test('projects are found, ordered, duplicated, archived and brought back', async () => {
  await newProject('Alpha', { description: 'Zürich' })
  await lead.open('/projects?sort=name')
  await lead.sees('2 projects')
  await choose('Alpha', 'Duplicate')
  await lead.sees('3 projects')
  await choose('Alpha', 'Archive')
  await lead.sees('2 projects')
  expect(await focused()).toContain('Alpha (copy)')
  await lead.press('Undo')
  await lead.sees('3 projects')
  await lead.fill('Find a project', 'zurich copy')
  await lead.sees('1 of 3 projects')
  await lead.page.reload()
  await lead.sees('1 of 3 projects')
  await lead.fill('Find a project', 'nowhere')
  await lead.sees('No project has the words “nowhere”')
  await lead.press('Show all projects')
  await choose('Alpha (copy)', 'Archive')
  await lead.press('Archived')
  await lead.sees('1 project')
  await lead.follow('Alpha (copy)')
  await lead.sees('This project is archived')
  await lead.press('Take back')
  await lead.page.waitForFunction(() => !document.body.innerText.includes('This project is archived'))
})

test('a project is deleted by who types its name', async () => {
  await choose('Alpha (copy)', 'Delete…')
  await lead.fill('Type the name of the project to confirm', 'Alpha')
  await lead.press('Delete for good')
  await lead.sees('This is not the name of the project.')
  await lead.fill('Type the name of the project to confirm', 'Alpha (copy)')
  await lead.press('Delete for good')
  await lead.sees('2 projects')
  expect(new URL(lead.page.url()).pathname).toBe('/projects')
})

test('where two write the same, both versions are shown and nothing is lost', async () => {
  const projectId = await newProject('Shared')
  await lead.open(`/projects/${projectId}`)
  await lead.press('Edit name and description')
  await lead.fill('Description', 'Mine')
  await ask('PATCH', `/api/projects/${projectId}`, { description: 'Theirs', name: 'Renamed' })
  await lead.press('Save')
  await lead.sees('Somebody else has written this description meanwhile:')
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
  const other = await lead.page.browserContext().newPage()
  await other.goto(`${pages.origin()}/sign-in`)
  await other.locator('[name=email]').fill('demo@example.com')
  await other.locator('[name=password]').fill('demo-password')
  await other.locator('form .button').click()
  await other.waitForFunction(() => location.pathname !== '/sign-in')
  await other.close()
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

test('no page stays white where its file or the first answer does not come', async () => {
  const { page } = lead
  const failing = { status: 503, body: { error: 'unavailable', message: 'The service is being renewed.' } }
  let isDown = true
  const down = (request: HTTPRequest) =>
    isDown && request.url().endsWith('/api/auth/session') ? failing : undefined
  await answering(down, async () => {
    await lead.open('/projects')
    await lead.sees('The service is being renewed.')
    isDown = false
    await lead.press('Try again')
    await lead.sees('2 projects')
  })
  const gone = (request: HTTPRequest) =>
    /\/assets\/project-[^/]*\.js$/.test(request.url()) ? { status: 404, body: {} } : undefined
  await page.setCacheEnabled(false)
  await answering(gone, async () => {
    await lead.open('/projects')
    await lead.follow('Alpha')
    await lead.sees('This page could not be shown')
  })
  await lead.press('Reload the page')
  await lead.sees('Set up this project')
  lead.complaints.splice(0)
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
