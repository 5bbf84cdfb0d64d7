import type { NewChunk, ReplayClient } from '../../../durable-objects/website-store/replays/record-chunk.ts'
import { digestChunk } from '../../../shared/domain/analytics/replay/digest.ts'
import { readBrowser } from '../../../shared/domain/analytics/reading/read-browser.ts'
import type { HitClient } from '../../../shared/domain/tracker/hit.ts'
import {
  type ChunkMessage,
  type SealedChunk,
  readChunkMessage,
} from '../../../shared/domain/tracker/recording.ts'
import type { Context } from '../../../shared/kernel/context.ts'
import { inTime } from '../../../shared/kernel/in-time.ts'
import { logError } from '../../../shared/services/log.ts'
import { change, replaySettings } from '../websites/index.ts'
import { openChunk } from './open-chunk.ts'

const longestDelaySeconds = 900
const patienceMs = 30_000

/**
 * Hands each chunk of a recording to its website, with what it says for the summary and the only copy of its key. What is not kept is deleted from R2. A message that fails is
 * delivered again by itself; what is no message of recordings is, too, until it reaches the dead letters.
 */
export async function consumeRecordings(
  context: Context,
  batch: Pick<MessageBatch, 'messages'>,
): Promise<void> {
  // One after the other: what a chunk unpacks to may take megabytes.
  for (const message of batch.messages) {
    try {
      const chunk = readChunkMessage(message.body)
      if (!chunk) throw new Error('This is no message of recordings')
      await inTime(consume(context, chunk), patienceMs)
      message.ack()
    } catch (error) {
      logError({ kind: 'replays.consumeRecordings', requestId: context.requestId, error })
      message.retry({ delaySeconds: Math.min(2 ** Math.min(message.attempts, 10), longestDelaySeconds) })
    }
  }
}

async function consume(context: Context, message: ChunkMessage): Promise<void> {
  const { websiteId, chunk } = message
  const settings = await replaySettings(context, websiteId)
  const dropped = message.dropped ?? (settings && !settings.enabled ? 'replay_disabled' : undefined)
  const read =
    chunk && settings && dropped === undefined ? await readChunk(context, chunk, message.client) : null
  const asked: NewChunk = {
    messageId: message.messageId,
    chunkId: message.chunkId,
    replay: message.visitId,
    session: message.sessionId,
    receivedAt: message.receivedAt,
    now: context.now(),
    maxDurationMs: settings?.maxDurationMs ?? 0,
    ...(dropped !== undefined && { dropped }),
    ...(read && { chunk: read }),
  }
  const told = settings && (await change(context, { websiteId, change: 'recordChunk', asked }))
  if (chunk && !told?.isKept) await context.services.recordings.delete(chunk.object)
}

/** What a chunk says; null where it is gone, as of a recording that was deleted. */
async function readChunk(
  context: Context,
  { object, key, sha256, bytes, n }: SealedChunk,
  client: HitClient,
): Promise<NewChunk['chunk'] | null> {
  const events = await openChunk(context, { object, key })
  if (!events) return null
  return {
    object,
    key,
    sha256,
    digest: digestChunk(events, { bytes, n: n ?? null }),
    client: clientOf(client),
  }
}

function clientOf({ userAgent = '', country = '' }: HitClient): ReplayClient {
  const { browser, device } = readBrowser(userAgent)
  return { browser, device, country }
}
