import { useEffect, useRef } from 'preact/hooks'
import { call } from '../../../client/call.ts'
import { announce } from '../../../parts/announce.tsx'
import { type Pages, usePages } from '../../../parts/use-pages.ts'
import { texts } from '../../../texts/en/drive.ts'
import type { DriveFolder } from './types.ts'

const everyMs = 1500

const isAtWork = ({ status }: DriveFolder) => status === 'syncing' || status === 'removing'

/** The folders of a base, read again every moment while one of them is at work and somebody looks. `ended` is called when one has come to its end. */
export function useFolders(id: string, ended: () => void): Pages<DriveFolder> {
  const list = usePages<DriveFolder>(
    async () => ({
      items: (await call('GET /api/knowledge-bases/{id}/drive-folders', { id })).driveFolders,
      nextCursor: null,
    }),
    [id],
  )
  const going = list.items.value?.filter(isAtWork).map(({ folderId }) => folderId) ?? []
  const was = useRef(going)
  useEffect(() => {
    const over = was.current.filter((folderId) => !going.includes(folderId))
    was.current = going
    for (const folderId of over) tell(list.items.peek()?.find((folder) => folder.folderId === folderId))
    if (over.length > 0) ended()
    if (going.length === 0) return undefined
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void list.refresh()
    }, everyMs)
    return () => clearInterval(timer)
  }, [going.join()])
  return list
}

function tell(folder: DriveFolder | undefined): void {
  if (!folder) announce(texts.ended.removed)
  else if (folder.status === 'synced') announce(texts.ended.synced(folder.name))
  else announce(texts.ended.failed(folder.name))
}
