import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { connectDrive } from '../../../../workers/features/drive/connect-drive.ts'
import { getConnection } from '../../../../workers/features/drive/get-connection.ts'
import { openConsent } from '../../../../workers/features/drive/consent.ts'
import { getOrganization } from '../../../../workers/features/organizations/get-organization.ts'
import { changeTeam } from '../../../../workers/features/organizations/change-team.ts'
import { ask, base } from '../../../support/client.ts'
import { newContext } from '../../../support/context.ts'
import { type Owner, newMember, newOwner } from '../../../support/people.ts'
import { added, callback, comeBack, connected, settledFolder, vendor } from './support.ts'
import { newBase } from '../documents/support.ts'

const leave = async ({ organizationId, token }: Owner) =>
  (await ask(connectDrive, { organizationId }, { token })).url
const state = async ({ organizationId, token }: Owner) =>
  (await ask(getConnection, { organizationId }, { token })).status

test('whoever says yes comes back with their drive connected, and its token is sealed', async () => {
  const owner = await newOwner()
  const { organizationId } = owner
  const { email } = await connected(owner)
  expect(await ask(getConnection, { organizationId }, owner)).toMatchObject({
    status: 'connected',
    account: email,
    error: null,
    connectedBy: owner.userId,
  })
  expect(await ask(getOrganization, { organizationId }, owner)).toMatchObject({ googleDriveLinked: true })
  const row = await env.DB.prepare('select * from drive_connections where organization_id = ?')
    .bind(organizationId)
    .first()
  const [refreshToken = ''] = vendor.refreshTokensOf(email)
  expect(refreshToken).not.toBe('')
  expect(JSON.stringify(row)).not.toContain(refreshToken)
  expect(JSON.stringify(await ask(getConnection, { organizationId }, owner))).not.toContain(refreshToken)
})

test('whoever says no comes back to a page that says so', async () => {
  const owner = await newOwner()
  expect(await comeBack(vendor.deny(await leave(owner)), owner)).toBe('/knowledge?drive=denied')
  expect(await state(owner)).toBe('none')
})

test('whoever takes the permission out that was asked for connects nothing', async () => {
  const owner = await newOwner()
  const back = vendor.agree(await leave(owner), vendor.account().email, 'openid')
  expect(await comeBack(back, owner)).toBe('/knowledge?drive=incomplete')
  expect(await state(owner)).toBe('none')
})

test('a drive of somebody who did not begin it is not connected, though they said yes', async () => {
  const [owner, victim] = [await newOwner(), await newOwner()]
  const back = vendor.agree(await leave(owner), vendor.account().email)
  expect(await comeBack(back, victim)).toBe('/knowledge?drive=stranger')
  expect(await comeBack(back, null)).toBe('/knowledge?drive=stranger')
  expect(await comeBack(back, { token: 'x.y.z' })).toBe('/knowledge?drive=stranger')
  expect(await state(owner)).toBe('none')
})

test('nor one of an admin who is none any more', async () => {
  const owner = await newOwner()
  const { organizationId } = owner
  const admin = { ...(await newMember(owner, 'admin')), organizationId }
  const back = vendor.agree(await leave(admin), vendor.account().email)
  await ask(
    changeTeam,
    { organizationId, action: 'update_role', userId: admin.userId, role: 'member' },
    owner,
  )
  expect(await comeBack(back, admin)).toBe('/knowledge?drive=stranger')
  expect(await state(owner)).toBe('none')
})

test('a state that was changed, is not ours, or is too old is over', async () => {
  const owner = await newOwner()
  const back = new URL(vendor.agree(await leave(owner), vendor.account().email))
  const own = back.searchParams.get('state') ?? ''
  const over = '/knowledge?drive=expired'
  const [mac = '', body = ''] = own.split('.')
  const told = JSON.parse(Buffer.from(body, 'base64url').toString()) as object
  const elsewhere = { ...told, returnTo: 'https://elsewhere.example' }
  const forged = Buffer.from(JSON.stringify(elsewhere)).toString('base64url')
  for (const given of ['', 'x', `${own}x`, `${own}.x`, `${mac}.${forged}`, 'x'.repeat(10_000)]) {
    const address = `${callback}?${new URLSearchParams({ code: 'c', state: given })}`
    expect(await comeBack(address, owner)).toBe(over)
  }
  const context = newContext({ origin: base })
  expect(openConsent(context, own)).toMatchObject({ organizationId: owner.organizationId })
  expect(openConsent({ ...context, now: () => Date.now() + 901_000 }, own)).toBeNull()
})

test('a code is good once, and only with the way that it was made for', async () => {
  const owner = await newOwner()
  const { email } = vendor.account()
  const [first, second] = [await leave(owner), await leave(owner)]
  const back = vendor.agree(first, email)
  expect(await comeBack(back, owner)).toContain('drive=connected')
  expect(await comeBack(back, owner)).toContain('drive=expired')
  const mixed = new URL(vendor.agree(first, email))
  mixed.searchParams.set('state', new URL(second).searchParams.get('state') ?? '')
  expect(await comeBack(mixed.href, owner)).toContain('drive=expired')
  const other = new URL(vendor.agree(first, email))
  other.searchParams.set('iss', 'https://elsewhere.example')
  expect(await comeBack(other.href, owner)).toContain('drive=refused')
})

test('a vendor that does not answer connects nothing, and the page says to come again', async () => {
  const owner = await newOwner()
  const account = vendor.account()
  const back = vendor.agree(await leave(owner), account.email)
  vendor.fail(/about/, () => new Response('', { status: 500 }), { email: account.email })
  expect(await comeBack(back, owner)).toBe('/knowledge?drive=unavailable')
  expect(await state(owner)).toBe('none')
})

test('another account takes the place of the one before, whose access is given back, and folders are looked at anew', async () => {
  const owner = await newOwner()
  const before = await connected(owner)
  const folderId = before.folder('Handbook')
  before.put({ name: 'a.txt', content: 'One.', parent: folderId })
  const id = await newBase(owner)
  await added(id, folderId, owner)
  await connected(owner)
  expect(vendor.refreshTokensOf(before.email)).toEqual([])
  expect(await settledFolder(id, folderId, owner)).toMatchObject({
    status: 'failed',
    files: 1,
    error: expect.stringContaining('the connected account may not see it'),
  })
  await connected(owner, before)
  expect(await settledFolder(id, folderId, owner)).toMatchObject({ status: 'synced', files: 1, error: null })
})
