import type { CDPSession } from '@cloudflare/puppeteer'
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
  /** Ends the video. Returns the WebM file, or why there is none. */
  finish: () => Promise<{ ok: true; file: Uint8Array<ArrayBuffer> } | { ok: false; reason: string }>
}

export interface ScreencastRequest {
  session: CDPSession
  encoder: EncoderTab
  size: { width: number; height: number }
  now: () => number
}

/** The video's size: VP8 halves its colour planes. */
export const evenSize = ({ width, height }: ScreencastRequest['size']) => ({
  width: width - (width % 2),
  height: height - (height % 2),
})

/** Records what a page paints, each picture at its own time, with an encoder that has started a video of {@link evenSize}. */
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
  session.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
    const takenAt = metadata.timestamp === undefined ? now() : metadata.timestamp * 1000
    const encoded = pump.push({ data, atMs: Math.max(0, takenAt - startedAt) })
    const rested = new Promise((resolve) => setTimeout(resolve, frameIntervalMs))
    void Promise.all([encoded, rested])
      .then(() => session.send('Page.screencastFrameAck', { sessionId }))
      .catch(() => undefined)
  })
  await session.send('Page.startScreencast', {
    format: 'jpeg',
    quality: jpegQuality,
    maxWidth: even.width,
    maxHeight: even.height,
  })
  return {
    offsetMs,
    notePng: (data) => {
      last = { data, mediaType: 'image/png', atMs: offsetMs() }
    },
    async finish() {
      await session.send('Page.stopScreencast').catch(() => undefined)
      if (last) void pump.push(last)
      const { chunks, failure } = await pump.end(offsetMs() + holdMs)
      if (failure !== undefined) return { ok: false, reason: failure }
      if (chunks.length === 0) return { ok: false, reason: 'The page painted nothing.' }
      return { ok: true, file: await webmFile(chunks, even) }
    },
  }
}

/** Sends pictures to the encoder one batch at a time, in order and with strictly rising times. */
function createPump(encoder: EncoderTab) {
  const waiting: EncoderFrame[] = []
  const chunks: EncodedChunk[] = []
  let lastAtMs = -1
  let failure: string | undefined
  let running: Promise<void> | undefined
  const run = async (flush = false) => {
    try {
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
