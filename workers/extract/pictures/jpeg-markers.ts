import { malformed } from '../refusal.ts'

export interface JpegComponent {
  id: number
  /** Blocks of eight by eight pixels in a unit, across and down. */
  across: number
  down: number
  table: number
}

export interface Jpeg {
  width: number
  height: number
  components: JpegComponent[]
  isProgressive: boolean
  /** Rows of the entropy tables, by class and number: 0 to 3 for the first coefficient, 16 to 19 for the others. */
  codes: Map<number, HuffmanTable>
  /** Steps of the coefficients, in zigzag order. */
  steps: Map<number, Uint16Array>
  restart: number
  /** Adobe programs say whether three colours are red, green and blue (0) or were transformed. */
  transform?: number
  /** The tables of each component by its id, and where its data begins. */
  scan: { ids: number[]; dc: number[]; ac: number[]; start: number }
}

export interface HuffmanTable {
  /** Length of the code and its value by the next sixteen bits: length × 256 + value; 0 for no code. */
  lookup: Uint16Array
}

export const brokenJpeg = () =>
  malformed('The picture is damaged. Open it, save it again as PNG or JPEG and upload the new copy.')

/** Tables and headers of a JPEG up to its first scan. Source: ITU T.81, annex B. */
export function readMarkers(data: Uint8Array): Jpeg {
  const view = new DataView(data.buffer, data.byteOffset, data.byteLength)
  const jpeg = {
    codes: new Map(),
    steps: new Map(),
    restart: 0,
    components: [] as JpegComponent[],
  } as unknown as Jpeg
  for (let at = 2; at + 4 <= data.length;) {
    if (data[at] !== 0xff) throw brokenJpeg()
    const marker = data[at + 1] ?? 0
    if (marker === 0xff) {
      at++
      continue
    }
    const end = at + 2 + view.getUint16(at + 2)
    if (end > data.length) throw brokenJpeg()
    const content = data.subarray(at + 4, end)
    if (marker === 0xc4) readCodes(content, jpeg.codes)
    else if (marker === 0xdb) readSteps(content, jpeg.steps)
    else if (marker === 0xdd) jpeg.restart = view.getUint16(at + 4)
    else if (marker === 0xee && String.fromCharCode(...content.subarray(0, 5)) === 'Adobe')
      jpeg.transform = content[11] ?? 0
    else if (marker >= 0xc0 && marker <= 0xcf && marker !== 0xc8 && marker !== 0xcc)
      Object.assign(jpeg, readFrame(content), { isProgressive: marker !== 0xc0 && marker !== 0xc1 })
    else if (marker === 0xda) return { ...jpeg, scan: { ...readScan(content), start: end } }
    at = end
  }
  throw brokenJpeg()
}

function readFrame(content: Uint8Array): Pick<Jpeg, 'width' | 'height' | 'components'> {
  const number = (at: number) => (content[at] ?? 0) * 256 + (content[at + 1] ?? 0)
  const components: JpegComponent[] = []
  for (let index = 0; index < (content[5] ?? 0); index++) {
    const at = 6 + index * 3
    const [across, down] = [(content[at + 1] ?? 0) >> 4, (content[at + 1] ?? 0) & 15]
    if (across < 1 || across > 4 || down < 1 || down > 4) throw brokenJpeg()
    components.push({ id: content[at] ?? 0, across, down, table: content[at + 2] ?? 0 })
  }
  if (content[0] !== 8 || components.length < 1 || components.length > 4) throw brokenJpeg()
  return { height: number(1), width: number(3), components }
}

function readScan(content: Uint8Array): Omit<Jpeg['scan'], 'start'> {
  const indexes = Array.from({ length: content[0] ?? 0 }, (_, index) => 1 + index * 2)
  return {
    ids: indexes.map((at) => content[at] ?? 0),
    dc: indexes.map((at) => (content[at + 1] ?? 0) >> 4),
    ac: indexes.map((at) => 16 + ((content[at + 1] ?? 0) & 15)),
  }
}

function readSteps(content: Uint8Array, steps: Map<number, Uint16Array>): void {
  for (let at = 0; at < content.length;) {
    const head = content[at++] ?? 0
    const isWide = head >> 4 === 1
    const table = new Uint16Array(64)
    for (let index = 0; index < 64; index++, at += isWide ? 2 : 1)
      table[index] = isWide ? (content[at] ?? 0) * 256 + (content[at + 1] ?? 0) : (content[at] ?? 0)
    steps.set(head & 15, table)
  }
}

/** Codes of each length in order (annex C), spread over all sixteen bits that may follow them. */
function readCodes(content: Uint8Array, codes: Map<number, HuffmanTable>): void {
  for (let at = 0; at + 17 <= content.length;) {
    const counts = content.subarray(at + 1, at + 17)
    const name = content[at] ?? 0
    at += 17
    const lookup = new Uint16Array(65_536)
    let code = 0
    counts.forEach((count, index) => {
      const spread = 2 ** (15 - index)
      for (let left = count; left > 0; left--, code += spread)
        lookup.fill((index + 1) * 256 + (content[at++] ?? 0), code, code + spread)
    })
    codes.set(name, { lookup })
  }
}
