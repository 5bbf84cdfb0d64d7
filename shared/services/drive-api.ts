import { type DriveItem, folderType } from '../domain/drive/item.ts'
import {
  AboutAnswer,
  ChangesAnswer,
  ItemAnswer,
  ListAnswer,
  StartAnswer,
  itemFields,
} from './drive-answers.ts'
import { type DriveAccess, askDrive, fetchFromDrive } from './drive-ask.ts'
import { DriveFault } from './drive-fault.ts'

/** A page of a list; `next` is null on the last. */
export interface DrivePage {
  items: readonly DriveItem[]
  next: string | null
}

export interface DriveChanges {
  /** In the order in which they happened; `item` is null for what is there no more, or that we may see no more. */
  changes: readonly { itemId: string; item: DriveItem | null }[]
  /** The next page; null on the last, which says where the list goes on another time. */
  next: string | null
  goesOnAt: string | null
}

const pageSize = 200
const mostCharactersOfAccount = 320

/** The part of the Google Drive API v3 that reads: files, folders and what has changed. All throw `DriveFault`. */
export function driveApi(base: string) {
  const at: Addressing = (path, query) =>
    `${base}${path}?${new URLSearchParams({ supportsAllDrives: 'true', ...query })}`
  return { ...ofItems(at), ...ofChanges(at) }
}

type Addressing = (path: string, query: Record<string, string>) => string

const ofItems = (at: Addressing) => ({
  /** Whose drive it is, as people know them. */
  async readAccount(access: DriveAccess): Promise<string> {
    const address = at('/about', { fields: 'user(emailAddress,displayName)' })
    const { user } = await askDrive(access, address, AboutAnswer)
    return (user.emailAddress || user.displayName).toWellFormed().slice(0, mostCharactersOfAccount)
  },

  readItem: (access: DriveAccess, itemId: string): Promise<DriveItem> =>
    askDrive(access, at(`/files/${itemId}`, { fields: itemFields }), ItemAnswer),

  /** What lies in a folder itself, folders first; `onlyFolders` leaves files out. */
  async listFolder(
    access: DriveAccess,
    { parentId, from, onlyFolders = false }: { parentId: string; from: string | null; onlyFolders?: boolean },
  ): Promise<DrivePage> {
    const which = onlyFolders ? ` and mimeType = '${folderType}'` : ''
    const query = {
      q: `'${parentId}' in parents and trashed = false${which}`,
      orderBy: 'folder,name',
      pageSize: String(pageSize),
      fields: `nextPageToken,incompleteSearch,files(${itemFields})`,
      ...ofDrive(access),
      ...(from !== null && { pageToken: from }),
    }
    const answer = await askDrive(access, at('/files', query), ListAnswer)
    // What is missing from such an answer would look as if it were gone.
    if (answer.incompleteSearch) throw new DriveFault('unavailable', 'the list is not whole')
    return { items: answer.files, next: answer.nextPageToken ?? null }
  },

  /** The bytes of a file, or of its export in `mediaType`, if they are no more than `mostBytes`. */
  download: (
    access: DriveAccess,
    { itemId, mediaType, mostBytes }: { itemId: string; mediaType?: string; mostBytes: number },
  ): Promise<Uint8Array<ArrayBuffer>> =>
    fetchFromDrive(
      access,
      mediaType === undefined
        ? at(`/files/${itemId}`, { alt: 'media' })
        : at(`/files/${itemId}/export`, { mimeType: mediaType }),
      mostBytes,
    ),
})

const ofChanges = (at: Addressing) => ({
  /** Where a list of all changes from now on begins. */
  async startOfChanges(access: DriveAccess): Promise<string> {
    const driveId: Record<string, string> = access.driveId ? { driveId: access.driveId } : {}
    return (await askDrive(access, at('/changes/startPageToken', driveId), StartAnswer)).startPageToken
  },

  async listChanges(access: DriveAccess, from: string): Promise<DriveChanges> {
    const query = {
      pageToken: from,
      pageSize: String(pageSize),
      includeRemoved: 'true',
      includeItemsFromAllDrives: 'true',
      fields: `nextPageToken,newStartPageToken,changes(fileId,removed,file(${itemFields}))`,
      ...(access.driveId && { driveId: access.driveId }),
    }
    const answer = await askDrive(access, at('/changes', query), ChangesAnswer)
    const changes = answer.changes.flatMap(({ fileId, removed, file }) =>
      fileId === undefined ? [] : [{ itemId: fileId, item: removed ? null : (file ?? null) }],
    )
    return { changes, next: answer.nextPageToken ?? null, goesOnAt: answer.newStartPageToken ?? null }
  },
})

/** A list of a shared drive is whole only when it is asked for as such. */
const ofDrive = ({ driveId }: DriveAccess): Record<string, string> => ({
  includeItemsFromAllDrives: 'true',
  ...(driveId && { corpora: 'drive', driveId }),
})
