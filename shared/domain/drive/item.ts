/** What a drive tells of a file or folder. */
export interface DriveItem {
  itemId: string
  name: string
  mediaType: string
  /** The folders that it is in; one today, several in drives of before 2020, none where nobody may see them. */
  parentIds: readonly string[]
  isTrashed: boolean
  /** Bytes; null for what is only exported. */
  size: number | null
  /** MD5 of its bytes; null for what is only exported. */
  md5: string | null
  modifiedAt: string
  mayDownload: boolean
  /** The shared drive that it is in. */
  driveId: string | null
}

export const folderType = 'application/vnd.google-apps.folder'

/** Ids are in addresses and queries, so nothing else may be among them. */
export const driveIdPattern = /^[\w-]{1,200}$/
