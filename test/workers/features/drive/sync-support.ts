import { and, eq } from 'drizzle-orm'
import { files } from '../../../../shared/db/tables/knowledge.ts'
import { driveItems } from '../../../../shared/db/tables/drive.ts'
import type { Context } from '../../../../shared/kernel/context.ts'
import type { Settings } from '../../../../shared/services/settings.ts'
import { addFolder } from '../../../../workers/features/drive/add-folder.ts'
import { findFolder } from '../../../../workers/features/drive/store.ts'
import { syncDueFolders } from '../../../../workers/features/drive/sync-due-folders.ts'
import { syncOn } from '../../../../workers/features/drive/sync/sync-on.ts'
import type { SyncMessage } from '../../../../workers/features/drive/start-sync.ts'
import { table } from '../../../../workers/api/table.ts'
import { ask } from '../../../support/client.ts'
import { deploy, newContext, withServices } from '../../../support/context.ts'
import { type Owner, newOwner } from '../../../support/people.ts'
import { silentQueue } from '../../../support/queues.ts'
import { newBase } from '../documents/support.ts'
import { connected } from './support.ts'

interface Sent {
  payload: SyncMessage
  delaySeconds: number
}

/** Nothing goes on by itself there. */
export const quiet = deploy(table, { CRAWLS: silentQueue, DOCUMENTS: silentQueue, JOBS: silentQueue })

/** The work of `jobs` by hand, on a clock of its own: what is sent waits until somebody plays it. */
export function newWorker(settings: Partial<Settings> = {}) {
  const clock = { now: Date.now() }
  const sent: Sent[] = []
  const context = newContext({ settings, now: () => clock.now, origin: '' })
  const take = (message: { payload: unknown }, delaySeconds = 0) =>
    void sent.push({ payload: message.payload as SyncMessage, delaySeconds })
  const syncs = {
    send: (message: { payload: unknown }, { delaySeconds = 0 } = {}) =>
      Promise.resolve(take(message, delaySeconds)),
    sendBatch: (messages: Iterable<{ body: { payload: unknown } }>) => {
      for (const { body } of messages) take(body)
      return Promise.resolve()
    },
  }
  const queues = { documents: silentQueue, jobs: silentQueue, webhooks: silentQueue, crawls: syncs }
  const own: Context = { ...withServices(context, { queues }), actor: { kind: 'system' } }
  return {
    context: own,
    clock,
    sent,
    play: (message: SyncMessage) => syncOn(own, message),
    /** Plays what is sent until nothing is, and gives the delays in between, in seconds. */
    async playAll(first: SyncMessage): Promise<number[]> {
      const delays: number[] = []
      sent.splice(0)
      for (let message: SyncMessage | undefined = first; message && delays.length < 200;) {
        await syncOn(own, message)
        const next = sent.shift()
        if (!next) return delays
        delays.push(next.delaySeconds)
        clock.now += next.delaySeconds * 1000
        message = next.payload
      }
      throw new Error('The sync does not end')
    },
  }
}

export type SyncWorker = ReturnType<typeof newWorker>

/** A folder of a new drive and base, which nobody but the test syncs. */
export async function newFolder(worker: SyncWorker, given: { owner?: Owner } = {}) {
  const owner = given.owner ?? (await newOwner())
  const account = await connected(owner)
  const [kbId, folderId] = [await newBase(owner), account.folder('Handbook')]
  const which = { kbId, folderId }
  const row = async () => {
    const found = await findFolder(worker.context, which)
    if (!found) throw new Error('The folder is gone')
    return found
  }
  const { db } = worker.context.services
  return {
    owner,
    account,
    ...which,
    row,
    add: () => ask(addFolder, { id: kbId, folderId }, { ...owner, transport: quiet }),
    /** The first sync of a folder that was added, or the next one an hour later. */
    async sync(): Promise<number[]> {
      if ((await findFolder(worker.context, which))?.status === undefined) await this.add()
      else if ((await row()).status !== 'syncing') {
        worker.clock.now += 3_700_000
        await syncDueFolders(worker.context)
      }
      return worker.playAll(await row())
    },
    items: async () =>
      Object.fromEntries(
        (
          await db
            .select()
            .from(driveItems)
            .where(and(eq(driveItems.kbId, kbId), eq(driveItems.isFolder, false)))
        ).map(({ name, state, reason }) => [name, reason === null ? state : `${state}: ${reason}`]),
      ),
    /** The live files of the base: their names, and what of them was read anew shows in `fileId`. */
    files: async () =>
      (await db.select().from(files).where(eq(files.ownerId, kbId))).filter(
        ({ deletedAt }) => deletedAt === null,
      ),
  }
}
