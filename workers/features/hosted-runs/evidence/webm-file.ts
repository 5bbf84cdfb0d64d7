import { BufferTarget, EncodedPacket, EncodedVideoPacketSource, Output, WebMOutputFormat } from 'mediabunny'
import type { EncodedChunk } from './encoder-page.ts'

/** Long enough for the last frame to be seen; its picture was repeated a second later already. */
const lastFrameSeconds = 0.1

/** Puts VP8 chunks, oldest first, into a seekable WebM file: duration in the header, cues for every key frame. */
export async function webmFile(
  chunks: readonly EncodedChunk[],
  size: { width: number; height: number },
): Promise<Uint8Array<ArrayBuffer>> {
  const target = new BufferTarget()
  const output = new Output({ format: new WebMOutputFormat(), target })
  const track = new EncodedVideoPacketSource('vp8')
  output.addVideoTrack(track)
  await output.start()
  const decoderConfig = { codec: 'vp8', codedWidth: size.width, codedHeight: size.height }
  for (const [index, { data, key, atMs }] of chunks.entries()) {
    const next = chunks[index + 1]
    const seconds = next ? (next.atMs - atMs) / 1000 : lastFrameSeconds
    const bytes = new Uint8Array(Buffer.from(data, 'base64'))
    await track.add(new EncodedPacket(bytes, key ? 'key' : 'delta', atMs / 1000, seconds), { decoderConfig })
  }
  await output.finalize()
  if (!target.buffer) throw new Error('The muxer wrote nothing')
  return new Uint8Array(target.buffer)
}
