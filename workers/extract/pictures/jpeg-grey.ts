import { maximumJpegPixels } from '../limits.ts'
import { malformed } from '../refusal.ts'
import { GreyRows, type GreyPage } from './grey-page.ts'
import { putBlock, putFlatBlock, zigzag } from './inverse-cosines.ts'
import { JpegBits } from './jpeg-bits.ts'
import { brokenJpeg, readMarkers, type HuffmanTable, type Jpeg, type JpegComponent } from './jpeg-markers.ts'
import { checkPixels } from './picture-size.ts'

const cannotBeScaled = () =>
  malformed(
    'This kind of JPEG (progressive, or in the colours of print) cannot be scaled down. Save it with fewer than 4 million pixels and upload that.',
  )

interface Decoded extends JpegComponent {
  dc: HuffmanTable
  ac: HuffmanTable
  steps: Uint16Array
  /** The first coefficient of the block before. */
  last: number
  isShown: boolean
}

/**
 * The brightness of a JPEG as a grey picture that text recognition takes. Colours are passed over, and lines are scaled down as they come, so
 * that a scan of 300 dots an inch takes some megabytes and not a hundred. Reads sequential pictures in one scan (ITU T.81, annex F), refuses others.
 */
export function jpegToGrey(data: Uint8Array): GreyPage {
  const jpeg = readMarkers(data)
  checkPixels(jpeg, maximumJpegPixels)
  const components = componentsOf(jpeg)
  const rows = new GreyRows(jpeg)
  const across = Math.max(...components.map((each) => each.across))
  const down = Math.max(...components.map((each) => each.down))
  const units = Math.ceil(jpeg.width / (across * 8))
  const stride = units * across * 8
  const lines = new Uint8Array(stride * down * 8)
  const bits = new JpegBits(data, jpeg.scan.start)
  let untilRestart = jpeg.restart
  while (!rows.isFull) {
    for (let unit = 0; unit < units; unit++) {
      if (jpeg.restart > 0 && untilRestart-- === 0) {
        bits.restart()
        for (const component of components) component.last = 0
        untilRestart = jpeg.restart - 1
      }
      for (const component of components) readUnit(bits, component, lines, unit * across * 8, stride)
    }
    for (let line = 0; line < down * 8; line++)
      rows.add(lines.subarray(line * stride, line * stride + jpeg.width))
  }
  return rows.page()
}

function componentsOf({ components, scan, codes, steps, isProgressive, transform }: Jpeg): Decoded[] {
  const isInOneScan = scan.ids.length === components.length
  if (components.length === 0) throw brokenJpeg()
  if (isProgressive || !isInOneScan || (components.length !== 1 && components.length !== 3))
    throw cannotBeScaled()
  // Where colours stand as they are, green is the nearest to how bright they look together.
  const isColours = transform === 0 || components.map(({ id }) => String.fromCharCode(id)).join('') === 'RGB'
  const shown = components.length === 3 && isColours ? 1 : 0
  const isAlone = components.length === 1
  const decoded = components.map((component, index): Decoded => {
    const [dc, ac] = [codes.get(scan.dc[index] ?? -1), codes.get(scan.ac[index] ?? -1)]
    const table = steps.get(component.table)
    if (!dc || !ac || !table) throw brokenJpeg()
    // A component alone has units of one block, whatever it says (section A.2.2).
    const size = isAlone ? { across: 1, down: 1 } : {}
    return { ...component, ...size, dc, ac, steps: table, last: 0, isShown: index === shown }
  })
  const own = decoded[shown]
  if (decoded.some(({ across, down }) => !own || across > own.across || down > own.down))
    throw cannotBeScaled()
  return decoded
}

const block = new Int32Array(64)

function readUnit(bits: JpegBits, component: Decoded, lines: Uint8Array, left: number, stride: number): void {
  for (let down = 0; down < component.down; down++) {
    for (let across = 0; across < component.across; across++) {
      const isFlat = readBlock(bits, component)
      if (!component.isShown) continue
      const put = isFlat ? putFlatBlock : putBlock
      put(block, lines, down * 8 * stride + left + across * 8, stride)
    }
  }
}

/** One block of coefficients, times their steps (ITU T.81, section F.2.2). True where all its pixels are equal: of a page most are. */
function readBlock(bits: JpegBits, component: Decoded): boolean {
  block.fill(0)
  component.last += bits.number(bits.code(component.dc) & 15)
  block[0] = component.last * (component.steps[0] ?? 1)
  for (let at = 1; at < 64; at++) {
    const code = bits.code(component.ac)
    const [zeros, size] = [code >> 4, code & 15]
    if (size === 0 && zeros < 15) return at === 1
    at += zeros
    if (at > 63) throw brokenJpeg()
    if (size > 0) block[zigzag[at] ?? 0] = bits.number(size) * (component.steps[at] ?? 1)
  }
  return false
}
