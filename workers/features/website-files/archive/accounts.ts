import type { Account } from '../../../../shared/domain/analytics/file/lines.ts'
import type { Context } from '../../../../shared/kernel/context.ts'
import { change } from '../../websites/index.ts'
import { accountsOf } from './keys.ts'

const ending = '.json'
const keyOf = (websiteId: string, epoch: string): string => `${accountsOf(websiteId)}${epoch}${ending}`

/** Puts the account of hits into the archive as it is now: numbers alone, of one store of the website. */
export async function keepAccount(
  { services: { files, websiteStores }, now }: Context,
  websiteId: string,
  epoch: string,
): Promise<void> {
  const ledger = await websiteStores.getByName(websiteId).ledger()
  await files.put(keyOf(websiteId, epoch), JSON.stringify({ at: now(), ledger }))
}

/** The stores of which accounts lie there. */
async function epochsOf({ services: { files } }: Context, websiteId: string): Promise<string[]> {
  const prefix = accountsOf(websiteId)
  const { objects } = await files.list({ prefix })
  return objects.map(({ key }) => key.slice(prefix.length, -ending.length))
}

/** Tells the store whose accounts lie there. Returns whether any is of a store that was lost, and not taken over. */
export async function noteAccounts(context: Context, websiteId: string): Promise<boolean> {
  const asked = { epochs: await epochsOf(context, websiteId) }
  return (await change(context, { websiteId, change: 'noteAccounts', asked })) ?? false
}

/** Adds up the accounts of stores that were lost. Once they are in this one's they are not needed any more. */
export async function restoreAccounts(context: Context, websiteId: string, era: string): Promise<void> {
  const { files } = context.services
  for (const epoch of await epochsOf(context, websiteId)) {
    const object = await files.get(keyOf(websiteId, epoch))
    if (!object) continue
    const { ledger } = await object.json<{ ledger: Account }>()
    const isOfAnother = await change(context, {
      websiteId,
      change: 'restoreAccount',
      asked: { era, epoch, ledger },
    })
    if (isOfAnother) await files.delete(keyOf(websiteId, epoch))
  }
  await noteAccounts(context, websiteId)
}
