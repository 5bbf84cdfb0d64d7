export interface EncoderFrame {
  /** Base64 JPEG or PNG; absent repeats the last picture. */
  data?: string
  mediaType?: string
  /** Milliseconds since the start of the video. */
  atMs: number
}

export interface EncodedChunk {
  /** Base64. */
  data: string
  key: boolean
  atMs: number
}

interface Recorder {
  encoder: VideoEncoder
  /** Scales pictures that are not of the video's size, such as those of a page that was resized. */
  canvas: OffscreenCanvas
  /** The last picture, for frames that repeat it. */
  picture: ImageBitmap | undefined
  chunks: EncodedChunk[]
  failure: string | undefined
  lastKeyAtMs: number
  /** False until there was a picture with something on it. */
  opened: boolean
}

type EncoderWindow = typeof globalThis & { recorder?: Recorder }

/** Runs in the encoder tab. Starts a new video; false when the browser cannot encode VP8. */
export async function start({ width, height }: { width: number; height: number }): Promise<boolean> {
  const scope = globalThis as EncoderWindow
  if (typeof VideoEncoder === 'undefined') return false
  const config: VideoEncoderConfig = {
    codec: 'vp8',
    width,
    height,
    bitrate: 1_000_000,
    framerate: 10,
    latencyMode: 'realtime',
  }
  const { supported } = await VideoEncoder.isConfigSupported(config)
  if (!supported) return false
  if (scope.recorder?.encoder.state === 'configured') scope.recorder.encoder.close()
  const recorder: Recorder = {
    canvas: new OffscreenCanvas(width, height),
    picture: undefined,
    chunks: [],
    failure: undefined,
    lastKeyAtMs: -Infinity,
    opened: false,
    encoder: new VideoEncoder({
      output: (chunk) => {
        const bytes = new Uint8Array(chunk.byteLength)
        chunk.copyTo(bytes)
        let binary = ''
        for (let i = 0; i < bytes.length; i += 8192)
          binary += String.fromCharCode(...bytes.subarray(i, i + 8192))
        recorder.chunks.push({ data: btoa(binary), key: chunk.type === 'key', atMs: chunk.timestamp / 1000 })
      },
      error: (error) => {
        recorder.failure = String(error)
      },
    }),
  }
  recorder.encoder.configure(config)
  scope.recorder = recorder
  return true
}

/**
 * Runs in the encoder tab. Encodes frames in order and hands over what is ready; `flush` waits for everything. The first picture that shows something opens
 * the video: before it a tab is one blank colour. Throws when the encoder has failed.
 */
export async function encode(
  frames: EncoderFrame[],
  flush: boolean,
  keyEveryMs: number,
): Promise<EncodedChunk[]> {
  const { recorder } = globalThis as EncoderWindow
  if (!recorder) throw new Error('No video was started')
  const { canvas, encoder } = recorder
  for (const [index, { data, mediaType = 'image/jpeg', atMs }] of frames.entries()) {
    if (data !== undefined) {
      const bytes = Uint8Array.from(atob(data), (sign) => sign.charCodeAt(0))
      recorder.picture?.close()
      recorder.picture = await createImageBitmap(new Blob([bytes], { type: mediaType }))
    }
    const { picture } = recorder
    if (!picture || recorder.failure !== undefined) continue
    const fits = picture.width === canvas.width && picture.height === canvas.height
    const context = fits && recorder.opened ? null : canvas.getContext('2d', { alpha: false })
    context?.drawImage(picture, 0, 0, canvas.width, canvas.height)
    const last = flush && index === frames.length - 1
    const times = recorder.opened ? [atMs] : last ? [0, atMs] : [0]
    if (!recorder.opened && !last && context) {
      const { data: bytes } = context.getImageData(0, 0, canvas.width, canvas.height)
      const pixels = new Uint32Array(bytes.buffer)
      if (pixels.every((pixel) => pixel === pixels[0])) continue
    }
    recorder.opened = true
    for (const time of times) {
      const frame = new VideoFrame(fits ? picture : canvas, { timestamp: Math.round(time * 1000) })
      const keyFrame = time - recorder.lastKeyAtMs >= keyEveryMs
      if (keyFrame) recorder.lastKeyAtMs = time
      encoder.encode(frame, { keyFrame })
      frame.close()
    }
  }
  const handed = frames.length
  if (flush) await encoder.flush()
  // A browser that dies takes along what still is in here, so it is waited for: at most 100 ms.
  else
    for (let turn = 0; turn < 20 && recorder.chunks.length < handed; turn++)
      await new Promise((resolve) => setTimeout(resolve, 5))
  if (recorder.failure !== undefined) throw new Error(recorder.failure)
  return recorder.chunks.splice(0)
}
