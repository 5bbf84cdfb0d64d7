import { createHash } from 'node:crypto'

export const folderType = 'application/vnd.google-apps.folder'

/** A file or folder as its vendor keeps it. */
export interface VendorFile {
  id: string
  name: string
  mimeType: string
  parents: string[]
  trashed: boolean
  modifiedTime: string
  content: Uint8Array<ArrayBuffer>
  driveId: string | null
  canDownload: boolean
}

interface Put {
  id?: string
  name: string
  content?: string | Uint8Array<ArrayBuffer>
  mimeType?: string
  parent?: string
  driveId?: string
  canDownload?: boolean
}

/** The drive of one person. Every change of it goes into the log that `changes.list` tells. */
export function newAccount(email: string) {
  const rootId = `root-${crypto.randomUUID()}`
  const files = new Map<string, VendorFile>()
  const log: { fileId: string; driveId: string | null }[] = []
  let clock = Date.parse('2026-01-01T00:00:00Z')
  const stamp = () => new Date((clock += 1000)).toISOString()
  const note = (file: VendorFile) => log.push({ fileId: file.id, driveId: file.driveId })
  const get = (id: string): VendorFile => {
    const file = files.get(id)
    if (!file) throw new Error(`There is no ${id}`)
    return file
  }

  /** Makes a file, or changes the one that is named by its id. Returns its id. */
  function put({ id = `f-${crypto.randomUUID()}`, parent = rootId, content = '', ...given }: Put): string {
    const file: VendorFile = {
      mimeType: 'text/plain',
      driveId: null,
      canDownload: true,
      ...given,
      id,
      parents: [parent],
      trashed: false,
      modifiedTime: stamp(),
      content: typeof content === 'string' ? new TextEncoder().encode(content) : content,
    }
    files.set(id, file)
    note(file)
    return id
  }

  const change = (id: string, changes: Partial<VendorFile>): void => {
    const file = Object.assign(get(id), changes)
    note(file)
  }

  put({ id: rootId, name: 'My Drive', mimeType: folderType, parent: 'nowhere' })
  log.length = 0

  return {
    email,
    rootId,
    files,
    log,
    put,
    folder: (name: string, parent?: string, driveId?: string) =>
      put({
        id: `d-${crypto.randomUUID()}`,
        name,
        mimeType: folderType,
        ...(parent && { parent }),
        ...(driveId && { driveId }),
      }),
    write: (id: string, content: string) =>
      change(id, { content: new TextEncoder().encode(content), modifiedTime: stamp() }),
    rename: (id: string, name: string) => change(id, { name }),
    move: (id: string, parent: string) => change(id, { parents: [parent] }),
    trash: (id: string) => change(id, { trashed: true }),
    restore: (id: string) => change(id, { trashed: false }),
    close: (id: string) => change(id, { canDownload: false }),
    /** For good: not even the trash has it. */
    remove(id: string) {
      note(get(id))
      files.delete(id)
    },
  }
}

export type VendorAccount = ReturnType<typeof newAccount>

/** Documents of the vendor's own have neither a size nor a sum. */
export function resourceOf(file: VendorFile) {
  const { id, name, mimeType, parents, trashed, modifiedTime, content, driveId, canDownload } = file
  const isOwn = mimeType.startsWith('application/vnd.google-apps.')
  return {
    id,
    name,
    mimeType,
    parents,
    trashed,
    modifiedTime,
    ...(driveId !== null && { driveId }),
    ...(!isOwn && {
      size: String(content.length),
      md5Checksum: createHash('md5').update(content).digest('hex'),
    }),
    capabilities: { canDownload },
  }
}
