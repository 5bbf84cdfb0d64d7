import { expect, test } from 'vitest'
import { listChoices } from '../../../../workers/features/drive/list-choices.ts'
import { ask, expectRefusal, send } from '../../../support/client.ts'
import { newMember, newOwner } from '../../../support/people.ts'
import { refusing } from '../../../support/drive/vendor-files.ts'
import { connected, vendor } from './support.ts'

const owner = await newOwner()
const { organizationId } = owner
const account = await connected(owner)
const handbook = account.folder('Handbook')
for (const name of ['Archive', 'Contracts', 'Plans']) account.folder(name)
account.put({ name: 'a.txt', content: 'No folder.' })
const inside = account.folder('Inside', handbook)

test('folders of the drive are listed by their names, page by page and folder by folder', async () => {
  const first = await ask(listChoices, { organizationId }, owner)
  expect(first.folders.map(({ name }) => name)).toEqual(['Archive', 'Contracts', 'Handbook'])
  const rest = await ask(listChoices, { organizationId, pageToken: first.nextPageToken ?? '' }, owner)
  expect(rest).toMatchObject({ folders: [{ name: 'Plans' }], nextPageToken: null })
  expect(await ask(listChoices, { organizationId, parentId: handbook }, owner)).toEqual({
    folders: [{ folderId: inside, name: 'Inside' }],
    nextPageToken: null,
  })
})

test('members look for folders, viewers do not', async () => {
  const statuses = await Promise.all(
    (['member', 'viewer'] as const).map(async (role) => {
      const { token } = await newMember(owner, role)
      return (await send(listChoices, { organizationId }, { token })).status
    }),
  )
  expect(statuses).toEqual([200, 403])
})

test('a folder that is not there is refused with its place, and an id that is none never reaches the drive', async () => {
  const before = vendor.asked.length
  await expectRefusal(send(listChoices, { organizationId, parentId: "x' or '1'='1" }, owner), 400, {
    path: 'parentId',
  })
  expect(vendor.asked.slice(before).filter(({ email }) => email === account.email)).toEqual([])
  await expectRefusal(send(listChoices, { organizationId, parentId: 'never-was' }, owner), 400, {
    path: 'parentId',
  })
})

test('a vendor that does not take this deployment, or does not answer, is told apart', async () => {
  vendor.fail(/\/files$/, () => refusing(403, 'accessNotConfigured'), { email: account.email })
  await expectRefusal(send(listChoices, { organizationId }, owner), 502, {
    error: 'upstream_failed',
    message: expect.stringContaining('DRIVE_CLIENT_ID'),
  })
  vendor.fail(/\/files$/, () => refusing(500, 'internalError'), { email: account.email })
  await expectRefusal(send(listChoices, { organizationId }, owner), 502, 'drive.unavailable')
})
