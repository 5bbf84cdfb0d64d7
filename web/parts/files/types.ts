import type { Output } from '../../client/call.ts'

type OfBase = Output<'GET /api/knowledge-bases/{id}/files/{fileId}'>

/** A file of a base or a project: the two call the time before its turn by different names. */
export type KeptFile = Omit<OfBase, 'status'> & { status: OfBase['status'] | 'pending' }

export type FileOutline = Output<'GET /api/knowledge-bases/{id}/files/{fileId}/outline'>

export interface FilePage {
  files: readonly KeptFile[]
  nextCursor: string | null
}

export interface FilePreview {
  url: string
  expiresAt: string | null
  kind: 'file' | 'source'
}

/** What keeps files, as pages see it: its operations, and where its files are shown. */
export interface FilePlace {
  /** Where files are sent. */
  upload: string
  list: (from: { limit: number; cursor?: string }) => Promise<FilePage>
  one: (fileId: string) => Promise<KeptFile>
  text: (fileId: string) => Promise<string>
  outline: (fileId: string) => Promise<FileOutline>
  preview: (fileId: string) => Promise<FilePreview>
  remove: (fileId: string) => Promise<unknown>
  readAnew: () => Promise<unknown>
  hrefOf: (fileId: string) => string
  /** The page that lists them. */
  filesHref: string
}

export const isUnderWay = ({ status }: KeptFile) => status !== 'indexed' && status !== 'error'
