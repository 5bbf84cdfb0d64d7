import { defineError } from '../../../shared/kernel/errors.ts'

export const driveNotConnected = defineError(
  'drive.not_connected',
  409,
  'No drive is connected to this organization. An admin connects one; then its folders can be chosen.',
)
/** Also what folders say that are synced no more. */
export const driveDisconnected = defineError(
  'drive.disconnected',
  409,
  'The drive does not let us in any more: its access was taken away or has expired. An admin connects it again; until then nothing of it is synced.',
)
export const driveFolderNotFound = defineError(
  'drive.folder_not_found',
  404,
  'This folder is not among those of the knowledge base',
)
export const folderLeaving = defineError(
  'drive.folder_leaving',
  409,
  'This folder is just being removed, with its files. Add it again in a moment.',
)
export const folderLimitReached = defineError(
  'drive.folder_limit_reached',
  409,
  'A knowledge base takes 50 folders of drives. Remove one, or add a folder that holds several of them.',
)
export const driveUnavailable = defineError(
  'drive.unavailable',
  502,
  'The drive does not answer as it should. Try again in some minutes.',
)
