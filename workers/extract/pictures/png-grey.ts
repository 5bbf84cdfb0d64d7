import { malformed } from '../refusal.ts'
import { GreyRows, type GreyPage } from './grey-page.ts'
import { inflateRows } from './inflate-rows.ts'
import { pictureSize } from './picture-size.ts'
import { pngUnfilter } from './predictor.ts'
import { brightness, greyRow, type Samples } from './samples.ts'

/** By colour type (PNG, third edition, table 11.1). */
const colours: Record<number, Omit<Samples, 'bits'>> = {
  0: { components: 1, kind: 'grey' },
  2: { components: 3, kind: 'rgb' },
  3: { components: 1, kind: 'palette' },
  4: { components: 2, kind: 'grey', hasAlpha: true },
  6: { components: 4, kind: 'rgb', hasAlpha: true },
}

const cannotBeRead = () =>
  malformed('This kind of PNG cannot be scaled down. Save it as a plain PNG or JPEG and upload that.')

/** A PNG as a grey picture that text recognition takes. Throws a refusal for an interlaced one, and for bits that no PNG has. */
export function pngToGrey(data: Uint8Array): GreyPage {
  const { width, height } = pictureSize(data)
  const bits = data[24] ?? 0
  const colour = colours[data[25] ?? 1]
  if (!colour || ![1, 2, 4, 8, 16].includes(bits) || data[28] !== 0) throw cannotBeRead()
  const chunks = [...chunksOf(data)]
  const palette = paletteOf(chunks.find(({ type }) => type === 'PLTE')?.content)
  const samples = { ...colour, bits, palette }
  const bitsOfPixel = bits * colour.components
  const rowBytes = Math.ceil((width * bitsOfPixel) / 8)
  const unfilter = pngUnfilter(rowBytes, Math.max(1, bitsOfPixel >> 3))
  const rows = new GreyRows({ width, height })
  const grey = new Uint8Array(width)
  const parts = chunks.filter(({ type }) => type === 'IDAT').map(({ content }) => content)
  inflateRows(parts, rowBytes + 1, (row) => {
    greyRow(unfilter(row), width, samples, grey)
    rows.add(grey)
    return rows.isFull
  })
  return rows.page()
}

function* chunksOf(data: Uint8Array): Generator<{ type: string; content: Uint8Array }> {
  const view = new DataView(data.buffer, data.byteOffset, data.byteLength)
  for (let at = 8; at + 12 <= data.length;) {
    const length = view.getUint32(at)
    const type = String.fromCharCode(...data.subarray(at + 4, at + 8))
    yield { type, content: data.subarray(at + 8, at + 8 + length) }
    if (type === 'IEND') return
    at += 12 + length
  }
}

function paletteOf(content: Uint8Array = new Uint8Array()): Uint8Array {
  return Uint8Array.from({ length: Math.min(256, Math.floor(content.length / 3)) }, (_, index) =>
    brightness(content[index * 3] ?? 0, content[index * 3 + 1] ?? 0, content[index * 3 + 2] ?? 0),
  )
}
