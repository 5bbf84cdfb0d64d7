import { z } from 'zod'
import { notConfigured, upstreamFailed, validationFailed } from '../../../shared/kernel/errors.ts'
import { defineOperation } from '../../../shared/kernel/operation.ts'
import { inOrganization, organizationNotFound } from '../organizations/index.ts'
import { isOfItem, withDrive } from './access.ts'
import { driveDisconnected, driveNotConnected, driveUnavailable } from './errors.ts'
import { driveId } from './schemas.ts'

export const listChoices = defineOperation({
  id: 'drive.listChoices',
  route: 'GET /api/organizations/{organizationId}/drive/folders',
  summary: 'List the folders of the connected drive that can be chosen',
  description: 'Those that lie in one folder, by their names; of the drive itself unless another is named.',
  access: inOrganization('member'),
  effect: 'read',
  input: () => ({
    organizationId: z.uuid(),
    parentId: driveId().default('root').describe('The folder that they lie in'),
    pageToken: z.string().min(1).max(4000).optional().describe('`nextPageToken` of the page before'),
  }),
  output: () =>
    z.object({
      folders: z.array(z.object({ folderId: z.string(), name: z.string() })),
      nextPageToken: z.string().nullable(),
    }),
  errors: [
    organizationNotFound,
    notConfigured,
    driveNotConnected,
    driveDisconnected,
    driveUnavailable,
    upstreamFailed,
  ],
  openWorld: true,
  mcp: 'listed',
  run: (context, { organizationId, parentId, pageToken = null }) =>
    withDrive(context, organizationId, async (drive, access) => {
      const which = { parentId, from: pageToken, onlyFolders: true }
      const { items, next } = await drive.listFolder(access, which).catch((error: unknown) => {
        throw isOfItem(error) ? notThere() : error
      })
      const folders = items.map(({ itemId, name }) => ({ folderId: itemId, name }))
      return { folders, nextPageToken: next }
    }),
})

const notThere = () => {
  const message = 'The connected drive has no such folder, or has changed since. Begin at its top.'
  return validationFailed({ details: [{ path: 'parentId', message }] })
}
