import type { CDPEvents, CDPSession } from '@cloudflare/puppeteer'
import type { EncodedChunk, EncoderFrame } from './encoder-page.ts'
import type { EncoderTab } from './encoder-tab.ts'
import { webmFile } from './webm-file.ts'

/** A repaint storm costs at most seven pictures a second, and fewer when the encoder is slow: the next comes only after the last was acknowledged. */
const frameIntervalMs = 150
/** The last picture stays this long, so that a player does not end on the very moment it appears. */
const holdMs = 1000
const jpegQuality = 75
/** An encoder that cannot keep up loses the oldest pictures, not the run's memory. */
const mostWaiting = 30

export interface Screencast {
  /** Milliseconds since the start of the video. */
  offsetMs: () => number
  /** Notes a picture that was taken anyway (base64 PNG): the last one ends the video, even if no repaint announced it. */
  notePng: (png: string) => void
  /** Shows another tab from now on. */
  follow: (session: CDPSession) => Promise<void>
  /** Ends the video. Returns the WebM file, with the reason when it ends too early, or why there is none. */
  finish: () => Promise<Recorded>
}

type Recorded = { ok: true; file: Uint8Array<ArrayBuffer>; cut?: string } | { ok: false; reason: string }

export interface ScreencastRequest {
  session: CDPSession
  /** Comes to have started a video of {@link evenSize}; undefined where this browser cannot encode. */
  encoder: Promise<EncoderTab | undefined>
  size: { width: number; height: number }
  now: () => number
}

/** The video's size: VP8 halves its colour planes. */
export const evenSize = ({ width, height }: ScreencastRequest['size']) => ({
  width: width - (width % 2),
  height: height - (height % 2),
})

/** Records what a page paints, each picture at its own time. The first picture waits for the encoder, and no step does. */
export async function startScreencast({
  session,
  encoder,
  size,
  now,
}: ScreencastRequest): Promise<Screencast> {
  const even = evenSize(size)
  const startedAt = now()
  const pump = createPump(encoder)
  const offsetMs = () => now() - startedAt
  let last: EncoderFrame | undefined
  let shown = session
  const heard = new WeakSet<CDPSession>()
  const listen = (source: CDPSession) => {
    if (heard.has(source)) return
    heard.add(source)
    source.on('Page.screencastFrame', (frame) => note(source, frame))
  }
  const note = (
    source: CDPSession,
    { data, metadata, sessionId }: CDPEvents['Page.screencastFrame'],
  ): void => {
    const takenAt = metadata.timestamp === undefined ? now() : metadata.timestamp * 1000
    const encoded = pump.push({ data, atMs: Math.max(0, takenAt - startedAt) })
    const rested = new Promise((resolve) => setTimeout(resolve, frameIntervalMs))
    void Promise.all([encoded, rested])
      .then(() => source.send('Page.screencastFrameAck', { sessionId }))
      .catch(() => undefined)
  }
  const picture = {
    format: 'jpeg' as const,
    quality: jpegQuality,
    maxWidth: even.width,
    maxHeight: even.height,
  }
  listen(session)
  await session.send('Page.startScreencast', picture)
  return {
    offsetMs,
    notePng: (data) => {
      last = { data, mediaType: 'image/png', atMs: offsetMs() }
    },
    async follow(next) {
      if (next === shown) return
      await shown.send('Page.stopScreencast').catch(() => undefined)
      shown = next
      listen(next)
      await next.send('Page.startScreencast', picture).catch(() => undefined)
    },
    async finish() {
      await shown.send('Page.stopScreencast').catch(() => undefined)
      if (last) void pump.push(last)
      const { chunks, failure } = await pump.end(offsetMs() + holdMs)
      if (chunks.length === 0) return { ok: false, reason: failure ?? 'The page painted nothing.' }
      return { ok: true, file: await webmFile(chunks, even), ...(failure !== undefined && { cut: failure }) }
    },
  }
}

/** Sends pictures to the encoder one batch at a time, in order and with strictly rising times. */
function createPump(starting: ScreencastRequest['encoder']) {
  const waiting: EncoderFrame[] = []
  const chunks: EncodedChunk[] = []
  let lastAtMs = -1
  let failure: string | undefined
  let running: Promise<void> | undefined
  const run = async (flush = false) => {
    try {
      const encoder = await starting
      if (!encoder) {
        failure ??= 'this browser cannot encode one (WebCodecs with VP8 is missing).'
        return
      }
      do chunks.push(...(await encoder.encode(waiting.splice(0), { flush })))
      while (waiting.length > 0)
    } catch (error) {
      failure ??= `The video encoder failed: ${error instanceof Error ? error.message : String(error)}`
    }
  }
  return {
    /** Resolves when the picture was handed to the encoder, or will never be. */
    push(frame: EncoderFrame): Promise<void> {
      // The first picture opens the video, however long the page took to paint it.
      lastAtMs = lastAtMs < 0 ? 0 : Math.max(frame.atMs, lastAtMs + 1)
      if (waiting.length >= mostWaiting) waiting.shift()
      waiting.push({ ...frame, atMs: lastAtMs })
      running ??= run().finally(() => {
        running = undefined
      })
      return running
    },
    async end(atMs: number) {
      await running
      if (lastAtMs >= 0) waiting.push({ atMs: Math.max(atMs, lastAtMs + 1) })
      await run(true)
      return { chunks, failure }
    },
  }
}
