import { call } from '../../../client/call.ts'
import { readAll } from '../../../parts/read-all.ts'

/** A file that is planned: how people know it, and where it is shown. */
export interface PlannedFile {
  name: string
  href: string
  /** What is the same when another version takes its place: where it is, and its address or name. */
  key: string
}

export type PlannedFiles = ReadonlyMap<string, PlannedFile>

/** The files that a project plans, by their ids. Pages of websites are known by their addresses: many are called index. */
export async function plannedFiles(projectId: string): Promise<PlannedFiles> {
  const files = await readAll(async (from) => {
    const page = await call('GET /api/projects/{projectId}/planned-files', { projectId, ...from })
    return { items: page.files, nextCursor: page.nextCursor }
  })
  return new Map(
    files.map(({ fileId, fileName, sourceUrl, kbId }) => [
      fileId,
      {
        name: sourceUrl === null ? fileName : sourceUrl.replace(/^https?:\/\//, ''),
        href: kbId === null ? `/projects/${projectId}/files/${fileId}` : `/knowledge/${kbId}/files/${fileId}`,
        key: `${kbId ?? ''} ${sourceUrl ?? fileName}`,
      },
    ]),
  )
}

export const nameOfFile = (files: PlannedFiles, fileId: string): string => files.get(fileId)?.name ?? fileId
