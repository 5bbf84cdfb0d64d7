import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { exportVisitor } from '../../../../workers/features/websites/export-visitor.ts'
import { listAudit } from '../../../../workers/features/organizations/list-audit.ts'
import { sessionIdOf } from '../../../../workers/collect/session-id.ts'
import { ask } from '../../../support/client.ts'
import { newWebsite } from './support.ts'

test('a visitor is told by their session what is kept of them, page by page, and the log tells who asked', async () => {
  const { owner, websiteId } = await newWebsite()
  const now = Date.now()
  const visitor = '0123456789abcdef'
  const hits = ['/', '/cart', '/paid'].map((path, nth) => ({
    eventId: crypto.randomUUID(),
    receivedAt: now,
    event: { at: now - 1000 + nth, kind: 1 as const, visitor, isLasting: false, texts: { path }, value: 0 },
  }))
  await env.WEBSITE_STORE.getByName(websiteId).record({ groups: [{ commitId: null, hits }], now })
  const sessionId = sessionIdOf({ visitor, visitId: '' })
  const page = (offset: number) => ask(exportVisitor, { websiteId, sessionId, limit: 2, offset }, owner)
  const [first, second] = [await page(0), await page(2)]
  expect([first.total, ...first.events, ...second.events]).toMatchObject([
    3,
    { type: 'pageview', fields: { path: '/' } },
    { fields: { path: '/cart' } },
    { fields: { path: '/paid' } },
  ])
  const { entries } = await ask(listAudit, { organizationId: owner.organizationId }, owner)
  expect(entries[0]).toMatchObject({ action: 'websites.exportVisitor', resourceId: websiteId })
})
