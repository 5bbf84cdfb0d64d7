import { expect, vi } from 'vitest'
import { addFolder } from '../../../../workers/features/drive/add-folder.ts'
import { connectDrive } from '../../../../workers/features/drive/connect-drive.ts'
import { listFolders } from '../../../../workers/features/drive/list-folders.ts'
import { listFiles } from '../../../../workers/features/documents/list-files.ts'
import { type Transport, ask, base, fetchApi, newAddress } from '../../../support/client.ts'
import type { VendorAccount } from '../../../support/drive/account.ts'
import { vendorOnNetwork } from '../../../support/drive/vendor-on-network.ts'
import { patience } from '../documents/support.ts'

export const vendor = vendorOnNetwork()

interface Caller {
  token: string
}

type Admin = Caller & { organizationId: string }

/** Comes back from the vendor as somebody, and says where they are led. */
export async function comeBack(
  address: string,
  caller: Caller | null,
  transport: Transport = fetchApi,
): Promise<string> {
  const headers = new Headers({ 'cf-connecting-ip': newAddress() })
  if (caller) headers.set('authorization', `Bearer ${caller.token}`)
  const response = await transport(new Request(address, { headers, redirect: 'manual' }))
  expect(response.status).toBe(302)
  return response.headers.get('location') ?? ''
}

/** Connects a drive to an organization, as a person does who says yes. */
export async function connected(
  { organizationId, token }: Admin,
  account = vendor.account(),
): Promise<VendorAccount> {
  const { url } = await ask(connectDrive, { organizationId }, { token })
  expect(await comeBack(vendor.agree(url, account.email), { token })).toBe('/knowledge?drive=connected')
  return account
}

export const callback = `${base}/api/drive/callback`

/** Adds a folder, up to the end of its sync. */
export async function added(id: string, folderId: string, caller: Caller) {
  await ask(addFolder, { id, folderId }, caller)
  return settledFolder(id, folderId, caller)
}

export async function folderOf(id: string, folderId: string, caller: Caller) {
  const { driveFolders } = await ask(listFolders, { id }, caller)
  return driveFolders.find((folder) => folder.folderId === folderId)
}

export const settledFolder = (id: string, folderId: string, caller: Caller) =>
  vi.waitFor(async () => {
    const folder = await folderOf(id, folderId, caller)
    if (!folder) throw new Error('There is no such folder')
    expect(folder.status).not.toBe('syncing')
    return folder
  }, patience)

/** Names of the files of a base, once all of them are read. */
export const namesOf = (id: string, { token }: Caller) =>
  vi.waitFor(async () => {
    const { files } = await ask(listFiles, { id, limit: 200 }, { token })
    expect(files.filter(({ stage }) => stage !== 'done')).toEqual([])
    return files.map(({ fileName }) => fileName).toSorted()
  }, patience)
