import { call } from '../../../client/call.ts'
import { announce } from '../../../parts/announce.tsx'
import { texts } from '../../../texts/en/drive.ts'
import { useFollowed } from '../parts/use-followed.ts'
import type { DriveFolder } from './types.ts'

/** The folders of a base, followed while one of them is at work. `ended` is called when one has come to its end. */
export const useFolders = (id: string, ended: () => void) =>
  useFollowed<DriveFolder>(
    async () => ({
      items: (await call('GET /api/knowledge-bases/{id}/drive-folders', { id })).driveFolders,
      nextCursor: null,
    }),
    [id],
    {
      idOf: ({ folderId }) => folderId,
      isAtWork: ({ status }) => status === 'syncing' || status === 'removing',
      ended(folders) {
        for (const folder of folders) tell(folder)
        ended()
      },
    },
  )

function tell(folder: DriveFolder | undefined): void {
  if (!folder) announce(texts.ended.removed)
  else if (folder.status === 'synced') announce(texts.ended.synced(folder.name))
  else announce(texts.ended.failed(folder.name))
}
