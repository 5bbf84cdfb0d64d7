/** A player seeks from key frame to key frame. */
export const keyFrameEveryMs = 2000

/** Scheme https makes it a secure context, which WebCodecs needs; `.invalid` can never exist (RFC 6761). */
export const encoderUrl = 'https://encoder.tracewright.invalid/'
export const encoderHtml = '<!doctype html><title>Encoder</title>'

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
}

type EncoderWindow = typeof globalThis & { recorder?: Recorder }

/** Runs in the encoder tab. Starts a new video; false when the browser cannot encode VP8. */
export async function startInTab({ width, height }: { width: number; height: number }): Promise<boolean> {
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

/** Runs in the encoder tab. Encodes frames in order and hands over what is ready; `flush` waits for everything. Throws when the encoder has failed. */
export async function encodeInTab(
  frames: EncoderFrame[],
  flush: boolean,
  keyEveryMs: number,
): Promise<EncodedChunk[]> {
  const { recorder } = globalThis as EncoderWindow
  if (!recorder) throw new Error('No video was started')
  const { canvas, encoder } = recorder
  for (const { data, mediaType = 'image/jpeg', atMs } of frames) {
    if (data !== undefined) {
      const bytes = Uint8Array.from(atob(data), (sign) => sign.charCodeAt(0))
      recorder.picture?.close()
      recorder.picture = await createImageBitmap(new Blob([bytes], { type: mediaType }))
    }
    const { picture } = recorder
    if (!picture || recorder.failure !== undefined) continue
    const fits = picture.width === canvas.width && picture.height === canvas.height
    if (!fits)
      canvas.getContext('2d', { alpha: false })?.drawImage(picture, 0, 0, canvas.width, canvas.height)
    const frame = new VideoFrame(fits ? picture : canvas, { timestamp: Math.round(atMs * 1000) })
    const keyFrame = atMs - recorder.lastKeyAtMs >= keyEveryMs
    if (keyFrame) recorder.lastKeyAtMs = atMs
    encoder.encode(frame, { keyFrame })
    frame.close()
  }
  if (flush) await encoder.flush()
  if (recorder.failure !== undefined) throw new Error(recorder.failure)
  return recorder.chunks.splice(0)
}
