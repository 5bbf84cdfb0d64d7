import { driveFolders, driveItems } from '../../../../shared/db/tables/drive.ts'
import type { Context } from '../../../../shared/kernel/context.ts'
import { isFolder, isInFolder } from '../store.ts'
import { letGo } from './settle-files.ts'
import { type Pause, type Sync, stopped } from './types.ts'

const mostAtOnce = 50

/** Lets all files of a folder that somebody removed leave the base, and at last the folder itself. The drive is not asked for anything. */
export async function removeAll(
  context: Context,
  sync: Pick<Sync, 'row' | 'holder' | 'state' | 'deadline'>,
): Promise<Pause> {
  const { db } = context.services
  while (context.now() < sync.deadline) {
    const some = await db.select().from(driveItems).where(isInFolder(sync.row)).limit(mostAtOnce)
    if (some.length === 0) {
      await db.delete(driveFolders).where(isFolder(sync.row))
      return stopped
    }
    if (!(await letGo(context, sync, some))) return stopped
  }
  return { kind: 'on', waitMs: 0 }
}
