import { websiteFilesOf } from '../../../shared/kernel/file-prefixes.ts'
import type { Context } from '../../../shared/kernel/context.ts'
import { purgeFiles } from '../../../shared/kernel/purge-part.ts'

interface Job {
  websiteId: string
  jobId: string
}

/** A part of an export: a member of its file. */
export const partKey = ({ websiteId, jobId }: Job, name: string): string =>
  `${websiteFilesOf(websiteId)}${jobId}/${name}`

export const importKey = ({ websiteId, jobId }: Job): string =>
  `${websiteFilesOf(websiteId)}${jobId}/import.gz`

/** Removes what is stored of one file. */
export async function removeStored(context: Context, { websiteId, jobId }: Job): Promise<void> {
  while ((await purgeFiles(context, `${websiteFilesOf(websiteId)}${jobId}/`)) > 0);
}
