import type { HTTPRequest } from '@cloudflare/puppeteer'
import { expect } from 'vitest'
import type { Answer } from './answering.ts'
import type { startLead } from './pages.ts'
import { signInBeside } from './sign-in.ts'

type Led = ReturnType<typeof startLead>

export const broken = { status: 500, body: { error: 'internal', message: 'Something went wrong.' } }
export const unavailable = {
  status: 503,
  body: { error: 'unavailable', message: 'The service is being renewed.' },
}

export const id = (at: number) => `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`

/** Answers a list page by page, as the service does. */
export const inPages =
  (path: string, field: string, all: readonly object[]): Answer =>
  (request) => {
    const { pathname, searchParams } = new URL(request.url())
    if (pathname !== path) return undefined
    const from = Number(searchParams.get('cursor') ?? 0)
    const to = from + Number(searchParams.get('limit'))
    const nextCursor = to < all.length ? String(to) : null
    return { status: 200, body: { [field]: all.slice(from, to), nextCursor } }
  }

/** Lets the page believe that its person may only read. */
export async function asViewer({ ask }: Pick<Led, 'ask'>): Promise<Answer> {
  const { organizations } = await ask<{ organizations: object[] }>('GET', '/api/organizations/list')
  const viewer = { ...organizations[0], role: 'viewer' }
  const body = { organizations: [viewer], currentOrganizationId: null }
  return (request) => (request.url().endsWith('/api/organizations/list') ? { status: 200, body } : undefined)
}

/** Saves what is typed through a server error, a reload and the end of the session; `isKept` waits until it stands there, each time. */
export async function saveThroughFaults(
  { pages, lead, answering }: Led,
  { isWrite, isKept }: { isWrite: (request: HTTPRequest) => boolean; isKept: () => Promise<unknown> },
): Promise<void> {
  await answering(
    (request) => (isWrite(request) ? broken : undefined),
    async () => {
      await lead.press('Save')
      await lead.sees('Something went wrong.')
    },
  )
  expect(lead.complaints.splice(0)).toEqual([expect.stringContaining('status of 500')])
  await lead.page.reload()
  await isKept()
  await lead.page.deleteCookie(...(await lead.page.cookies()))
  await lead.press('Save')
  await lead.sees('Your session has ended')
  await signInBeside(lead.page, pages.origin(), lead.person)
  await lead.page.bringToFront()
  await lead.press('I have signed in')
  await isKept()
  await lead.press('Save')
}
