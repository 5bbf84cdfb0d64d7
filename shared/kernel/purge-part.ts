import type { Context } from './context.ts'

/** What one store holds of things that can be deleted with everything in them. */
export interface PurgePart {
  /** The store, as the count of a purge names it: letters only. */
  name: string
  /** One thing of it, and several, as the audit log counts them. */
  words: readonly [one: string, several: string]
  /**
   * Removes a bounded number of things of a deleted one and returns how many they were; called until it returns 0. It may be called
   * again at any time, also by two at once.
   */
  purge: (context: Context, resourceId: string) => Promise<number>
}

/** Removes the objects of a bucket whose keys begin with `prefix`, up to 1,000 at a time. Returns how many went. */
export async function purgeObjects(
  bucket: Pick<R2Bucket, 'list' | 'delete'>,
  prefix: string,
): Promise<number> {
  const { objects } = await bucket.list({ prefix, limit: 1000 })
  if (objects.length > 0) await bucket.delete(objects.map(({ key }) => key))
  return objects.length
}

/** The same of the files. */
export const purgeFiles = ({ services: { files } }: Context, prefix: string): Promise<number> =>
  purgeObjects(files, prefix)
