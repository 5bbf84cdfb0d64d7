import fc from 'fast-check'
import { expect, test } from 'vitest'
import { BufferSource, EncodedPacket, EncodedVideoPacketSource, Input, Output } from 'mediabunny'
import { ALL_FORMATS, BufferTarget, WebMOutputFormat } from 'mediabunny'
import { withChapters } from '../../../../shared/domain/evidence/webm-chapters.ts'
import { forAll } from '../../../support/for-all.ts'

/** A VP8 key frame of 16 × 16 grey pixels behind its ten bytes of header; only its header is looked at here. */
const frame = Uint8Array.from([0x10, 0x02, 0x00, 0x9d, 0x01, 0x2a, 16, 0, 16, 0, 0, 0, 0, 0])

async function video(seconds: number): Promise<Uint8Array<ArrayBuffer>> {
  const target = new BufferTarget()
  const output = new Output({ format: new WebMOutputFormat(), target })
  const track = new EncodedVideoPacketSource('vp8')
  output.addVideoTrack(track)
  await output.start()
  for (let at = 0; at < seconds; at++) {
    const decoderConfig = { codec: 'vp8', codedWidth: 16, codedHeight: 16 }
    await track.add(new EncodedPacket(frame, 'key', at, 1), { decoderConfig })
  }
  await output.finalize()
  return new Uint8Array(target.buffer ?? new ArrayBuffer())
}

/** What another reader of the format finds: everything that is not the chapters. */
async function read(file: Uint8Array<ArrayBuffer>) {
  const input = new Input({ source: new BufferSource(file), formats: ALL_FORMATS })
  const track = await input.getPrimaryVideoTrack()
  return { duration: await input.computeDuration(), codec: track?.codec }
}

/** The chapters of a file, by a walk of its own over the elements: variable-size ids and sizes as in RFC 8794. */
function chaptersOf(file: Uint8Array): { title: string; start: bigint; end: bigint }[] {
  const found: { title: string; start: bigint; end: bigint }[] = []
  const masters = new Set(['18538067', '1043a770', '45b9', 'b6', '80'])
  const number = (bytes: Uint8Array) => BigInt(`0x${Buffer.from(bytes).toString('hex')}`)
  const walk = (from: number, to: number): void => {
    for (let at = from; at < to;) {
      const idLength = Math.clz32(file[at] ?? 0) - 23
      const sizeLength = Math.clz32(file[at + idLength] ?? 0) - 23
      const name = Buffer.from(file.subarray(at, at + idLength)).toString('hex')
      const data = at + idLength + sizeLength
      const end =
        data + Number(number(file.subarray(at + idLength, data)) & ((1n << BigInt(7 * sizeLength)) - 1n))
      const content = file.subarray(data, end)
      if (name === 'b6') found.push({ title: '', start: 0n, end: 0n })
      const last = found.at(-1)
      if (last && name === '91') last.start = number(content)
      if (last && name === '92') last.end = number(content)
      if (last && name === '85') last.title = new TextDecoder().decode(content)
      if (masters.has(name)) walk(data, end)
      at = end
    }
  }
  walk(0, file.length)
  return found
}

test('each chapter has its name and its time in nanoseconds, and the video stays as it was', async () => {
  const plain = await video(3)
  const file = withChapters(plain, [
    { title: '1. Open the page', startMs: 0, endMs: 1200 },
    { title: '2. Click “Save”', startMs: 1200, endMs: 2999.6 },
  ])
  expect(chaptersOf(file)).toEqual([
    { title: '1. Open the page', start: 0n, end: 1_200_000_000n },
    { title: '2. Click “Save”', start: 1_200_000_000n, end: 3_000_000_000n },
  ])
  expect(await read(file)).toEqual(await read(plain))
  expect(chaptersOf(plain)).toEqual([])
})

test('the seek head leads to the chapters, and still to the cues', async () => {
  const file = withChapters(await video(2), [{ title: 'Only', startMs: 0, endMs: 2000 }])
  const hex = Buffer.from(file).toString('hex')
  const entry = /53ab84([0-9a-f]{8})53ac85([0-9a-f]{10})/g
  const places = new Map([...hex.matchAll(entry)].map(([, name, place]) => [name, Number(`0x${place}`)]))
  const segmentData = hex.indexOf('114d9b74') / 2
  for (const name of ['1043a770', '1c53bb6b']) {
    const at = segmentData + (places.get(name) ?? -1)
    expect(Buffer.from(file.subarray(at, at + 4)).toString('hex')).toBe(name)
  }
})

test('a video without steps stays byte for byte', async () => {
  const plain = await video(1)
  expect(withChapters(plain, [])).toBe(plain)
})

test('bytes that are no finished WebM are refused instead of damaged', () => {
  forAll([fc.uint8Array({ maxLength: 200 })], (bytes) => {
    const file = new Uint8Array(bytes)
    expect(() => withChapters(file, [{ title: 'x', startMs: 0, endMs: 1 }])).toThrow(Error)
  })
})
