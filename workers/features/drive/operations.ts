import type { Operation } from '../../../shared/kernel/operation.ts'
import { addFolder } from './add-folder.ts'
import { connectDrive } from './connect-drive.ts'
import { disconnectDrive } from './disconnect-drive.ts'
import { finishConnecting } from './finish-connecting.route.ts'
import { getConnection } from './get-connection.ts'
import { listChoices } from './list-choices.ts'
import { listFolders } from './list-folders.ts'
import { removeFolder } from './remove-folder.ts'

export const operations: readonly Operation[] = [
  connectDrive,
  finishConnecting,
  getConnection,
  listChoices,
  disconnectDrive,
  addFolder,
  listFolders,
  removeFolder,
]
