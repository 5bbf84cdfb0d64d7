import { expect, test } from 'vitest'
import { getMetrics } from '../../../../workers/features/reports/get-metrics.ts'
import { createWebsite } from '../../../../workers/features/websites/create-website.ts'
import { getShare } from '../../../../workers/features/websites/get-share.ts'
import { getWebsite } from '../../../../workers/features/websites/get-website.ts'
import { updateWebsite } from '../../../../workers/features/websites/update-website.ts'
import { ask, refusal, send, refusedAs } from '../../../support/client.ts'
import { deploy } from '../../../support/context.ts'
import { newMember, newOwner } from '../../../support/people.ts'

async function newShared() {
  const owner = await newOwner()
  const rules = { blockedIps: ['192.0.2.7'] }
  const { id: websiteId } = await ask(createWebsite, { name: 'Shop', rules }, owner)
  const { shareId } = await ask(updateWebsite, { websiteId, shareId: true }, owner)
  const { token } = await ask(getShare, { shareId: shareId ?? '' })
  return { owner, websiteId, shareId: shareId ?? '', headers: { 'x-umami-share-token': token } }
}

test('a share link opens the website without what is for its owners, and nothing when it has ended', async () => {
  const { owner, websiteId, shareId, headers } = await newShared()
  expect(shareId).toMatch(/^[\w-]{22}$/)
  expect(await ask(getWebsite, { websiteId }, { headers })).toMatchObject({
    name: 'Shop',
    teamId: null,
    rules: { blockedIps: [] },
  })
  await ask(updateWebsite, { websiteId, shareId: null }, owner)
  expect(await refusal(send(getWebsite, { websiteId }, { headers }))).toMatchObject({ status: 404 })
  expect(await refusal(send(getShare, { shareId }))).toMatchObject({ status: 404 })
})

test('it tells figures, and not who visitors are', async () => {
  const { websiteId, headers } = await newShared()
  const range = { websiteId, startAt: 0, endAt: 1000 }
  expect(await ask(getMetrics, { ...range, type: 'path' }, { headers })).toEqual([])
  for (const more of [{ type: 'distinctId' }, { type: 'path', distinctId: 'eq.ada' }])
    expect(await refusal(send(getMetrics, { ...range, ...more }, { headers }))).toMatchObject({ status: 403 })
})

test('two websites are not shared under one name, and members who are no admins share none', async () => {
  const { owner, shareId } = await newShared()
  const { id: websiteId } = await ask(createWebsite, { name: 'Blog' }, owner)
  expect(await refusedAs(updateWebsite, { websiteId, shareId }, owner)).toBe(
    '409 websites.share_id_taken shareId',
  )
  const member = await newMember(owner, 'member')
  const refused = refusal(send(updateWebsite, { websiteId, shareId: true }, member))
  expect(await refused).toMatchObject({ status: 403 })
})

test('names are tried so many times an hour from one address', async () => {
  const transport = deploy([getShare], { SHARE_OPENINGS_PER_HOUR: '2' })
  const headers = { 'cf-connecting-ip': '2001:db8:77::1' }
  const tries = [1, 2, 3].map((at) => ({ shareId: `guessed-${at}` }))
  const answers: number[] = []
  for (const input of tries) answers.push((await send(getShare, input, { headers, transport })).status)
  expect(answers).toEqual([404, 404, 429])
})

test('figures are read by a link so many times an hour from one address, and by people as before', async () => {
  const transport = deploy([getMetrics, getWebsite], { SHARE_READS_PER_HOUR: '2' })
  const { owner, websiteId, headers } = await newShared()
  const from = { ...headers, 'cf-connecting-ip': '2001:db8:78::1' }
  const range = { websiteId, type: 'path', startAt: 0, endAt: 1000 }
  const read = (more: object) => send(getMetrics, range, { transport, ...more })
  expect((await read({ headers: from })).status).toBe(200)
  expect((await send(getWebsite, { websiteId }, { transport, headers: from })).status).toBe(200)
  const refused = await read({ headers: from })
  expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true])
  expect((await read({ headers: { ...headers, 'cf-connecting-ip': '2001:db8:79::1' } })).status).toBe(200)
  expect((await read({ token: owner.token })).status).toBe(200)
})
