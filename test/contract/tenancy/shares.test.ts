import { describe, expect, test } from 'vitest'
import { opensByLink } from '../../../shared/kernel/access.ts'
import { signLink, signingSecret } from '../../../shared/services/signing.ts'
import { table } from '../../../workers/api/table.ts'
import { createWebsite } from '../../../workers/features/websites/create-website.ts'
import { getShare } from '../../../workers/features/websites/get-share.ts'
import { updateWebsite } from '../../../workers/features/websites/update-website.ts'
import { ask, send } from '../../support/client.ts'
import { newContext } from '../../support/context.ts'
import { newOwner } from '../../support/people.ts'
import { sampleInput } from '../sample.ts'
import { inputs } from './inputs.ts'

const { token, organizationId } = await newOwner()
const other = await ask(createWebsite, { name: 'Back office' }, { token })

/** What a share link opens; that it opens nothing else, its caller in the table of all operations says. */
const opened = table.filter(({ access }) => opensByLink(access))
const each = opened.map((operation) => [operation.id, operation] as const)

async function newShare() {
  const { id: websiteId } = await ask(createWebsite, { name: 'Shop' }, { token })
  const share = () => ask(updateWebsite, { websiteId, shareId: true }, { token })
  const end = () => ask(updateWebsite, { websiteId, shareId: null }, { token })
  const shareId = (await share()).shareId ?? ''
  return { websiteId, shareId, share, end, shown: (await ask(getShare, { shareId })).token }
}

const answerTo = (operation: (typeof opened)[number], websiteId: string, shown: string) => {
  const input = { ...sampleInput(operation), ...inputs[operation.id], websiteId }
  const headers = { 'x-umami-share-token': shown, 'x-umami-share-context': '1' }
  return send(operation, input, { headers })
}
const statusOf = async (...call: Parameters<typeof answerTo>) => (await answerTo(...call)).status

const shared = await newShare()
const ended = await newShare()
await ended.end()
const renewed = await newShare()
await renewed.share()

describe('a share link opens the figures of its website alone, for as long as it is shared under its name', () => {
  test.each(each)('%s', async (_id, operation) => {
    const opened = await answerTo(operation, shared.websiteId, shared.shown)
    expect(opened.status).toBe(200)
    expect(await opened.text()).not.toContain(organizationId)
    expect(await statusOf(operation, other.id, shared.shown)).toBe(404)
    expect(await statusOf(operation, ended.websiteId, ended.shown)).toBe(404)
    expect(await statusOf(operation, renewed.websiteId, renewed.shown)).toBe(404)
  })
})

const { services } = newContext()
const sign = (key: string, expiresAt: number, purpose: 'share' | 'file') =>
  signLink(signingSecret(services.settings), { key, expiresAt }, purpose)
const key = `${shared.websiteId}:${shared.shareId}`
const later = Date.now() + 3_600_000

test.each([
  ['nothing', ''],
  ['what is no token', 'x.y.z'],
  ['one of another purpose', sign(key, later, 'file')],
  ['one whose time is over', sign(key, 1000, 'share')],
  [
    'one for another website',
    shared.shown.replace(/^[^.]+/, Buffer.from(`${other.id}:${shared.shareId}`).toString('base64url')),
  ],
])('%s in the place of a token is refused', async (_what, shown) => {
  const [operation] = opened
  if (!operation) throw new Error('Nothing is opened by links')
  expect(await statusOf(operation, shared.websiteId, shown)).toBe(401)
})
