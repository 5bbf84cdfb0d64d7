import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { connectDrive } from '../../../../workers/features/drive/connect-drive.ts'
import { getConnection } from '../../../../workers/features/drive/get-connection.ts'
import { operations } from '../../../../workers/features/drive/operations.ts'
import { ask, expectRefusal, send } from '../../../support/client.ts'
import { deploy } from '../../../support/context.ts'
import { newMember, newOwner } from '../../../support/people.ts'
import { callback } from './support.ts'

test('a person is sent to the vendor with all that the protocol asks for, and nothing is kept yet', async () => {
  const owner = await newOwner()
  const { organizationId } = owner
  const { url } = await ask(connectDrive, { organizationId, returnTo: '/knowledge/1/drive' }, owner)
  const address = new URL(url)
  expect(address.origin + address.pathname).toBe('https://vendor.example/authorize')
  expect(Object.fromEntries(address.searchParams)).toMatchObject({
    client_id: 'tracewright-tests',
    redirect_uri: callback,
    response_type: 'code',
    scope: 'https://www.googleapis.com/auth/drive.readonly',
    code_challenge_method: 'S256',
    access_type: 'offline',
    prompt: 'consent',
  })
  const state = address.searchParams.get('state') ?? ''
  const told = JSON.parse(Buffer.from(state.split('.')[1] ?? '', 'base64url').toString()) as object
  expect(Object.keys(told).toSorted()).toEqual(['expiresAt', 'id', 'organizationId', 'returnTo', 'userId'])
  expect(await ask(getConnection, { organizationId }, owner)).toMatchObject({ status: 'none', account: null })
  const kept = await env.DB.prepare('select 1 from drive_connections where organization_id = ?')
    .bind(organizationId)
    .first()
  expect(kept).toBeNull()
})

test('two ways to the vendor have nothing in common', async () => {
  const owner = await newOwner()
  const ways = await Promise.all([1, 2].map(() => ask(connectDrive, of(owner), owner)))
  const [one, other] = ways.map(({ url }) => new URL(url).searchParams)
  for (const name of ['state', 'code_challenge']) expect(one?.get(name)).not.toBe(other?.get(name))
})

const of = ({ organizationId }: { organizationId: string }) => ({ organizationId })

test.each([
  'https://elsewhere.example/',
  '//elsewhere.example',
  '/\\elsewhere.example',
  '/a?b',
  '/../x',
  'a',
])('nobody is led to %s afterwards', async (returnTo) => {
  const owner = await newOwner()
  await expectRefusal(send(connectDrive, { ...of(owner), returnTo }, owner), 400, { path: 'returnTo' })
})

test('admins connect drives, members do not', async () => {
  const owner = await newOwner()
  const statuses = await Promise.all(
    (['admin', 'member'] as const).map(async (role) => {
      const { token } = await newMember(owner, role)
      return (await send(connectDrive, of(owner), { token })).status
    }),
  )
  expect(statuses).toEqual([200, 403])
})

test('a deployment that no vendor knows says so', async () => {
  const owner = await newOwner()
  const transport = deploy(operations, { DRIVE_CLIENT_ID: '' })
  await expectRefusal(send(connectDrive, of(owner), { ...owner, transport }), 501, 'not_configured')
  expect(await ask(getConnection, of(owner), { ...owner, transport })).toMatchObject({
    status: 'unavailable',
    error: expect.stringContaining('DRIVE_CLIENT_ID'),
  })
})
