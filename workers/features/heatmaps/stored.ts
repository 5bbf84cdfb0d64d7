import type { Counted, Finished } from '../../../shared/domain/analytics/heatmap/count.ts'
import type { Context } from '../../../shared/kernel/context.ts'
import { heatmapsBuilding, heatmapsOf } from '../../../shared/kernel/file-prefixes.ts'
import { purgeFiles } from '../../../shared/kernel/purge-part.ts'
import type { Named } from './store.ts'

/** How far a heatmap has come: what was counted, and the recording after which it goes on. */
export interface Progress {
  counted: Counted
  after: { at: number; id: string } | null
}

/** Each attempt writes a file of its own: two at a time must not write into each other's. */
const keyIn = (folder: string, { heatmapId }: Named, context: Context): string =>
  `${folder}${heatmapId}/${context.services.ids.uuid()}.json`

async function put(context: Context, key: string, value: object): Promise<string> {
  await context.services.files.put(key, JSON.stringify(value))
  return key
}

async function read<T>({ services: { files } }: Context, key: string): Promise<T | null> {
  const found = await files.get(key)
  return found && ((await found.json()) as T)
}

export const putProgress = (context: Context, named: Named, progress: Progress): Promise<string> =>
  put(context, keyIn(heatmapsBuilding(named.websiteId), named, context), progress)

export const putFinished = (context: Context, named: Named, finished: Finished): Promise<string> =>
  put(context, keyIn(heatmapsOf(named.websiteId), named, context), finished)

export const readProgress = (context: Context, key: string): Promise<Progress | null> => read(context, key)

export const readFinished = (context: Context, key: string): Promise<Finished | null> => read(context, key)

/** Removes what was counted on the way, which knows who was counted. */
export async function removeProgress(context: Context, { websiteId, heatmapId }: Named): Promise<void> {
  while ((await purgeFiles(context, `${heatmapsBuilding(websiteId)}${heatmapId}/`)) > 0);
}

/** Removes all that is stored of a heatmap. */
export async function removeStored(context: Context, named: Named): Promise<void> {
  await removeProgress(context, named)
  while ((await purgeFiles(context, `${heatmapsOf(named.websiteId)}${named.heatmapId}/`)) > 0);
}
