import type { ChangeName, Changes } from '../../../durable-objects/website-store/changes/table.ts'
import type { Context } from '../../../shared/kernel/context.ts'

/** Has a website change what it keeps; null where it keeps nothing. */
export async function change<N extends ChangeName>(
  { services }: Context,
  { websiteId, change: name, asked }: { websiteId: string; change: N; asked: Changes[N]['asked'] },
): Promise<Changes[N]['told'] | null> {
  // Of a generic method the type does not survive the way to an object.
  const store = services.websiteStores.getByName(websiteId) as unknown as {
    change: (name: N, asked: unknown) => Promise<Changes[N]['told'] | null>
  }
  return store.change(name, asked)
}
