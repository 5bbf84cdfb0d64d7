import { numberKind, type NumberKind } from './number-format.ts'
import { parseXml } from './office-xml.ts'

/** Texts of the shared table by their number, ready to be shown; only `wanted` ones are kept, and reading ends with the last of them. */
export function readSharedStrings(xml: Uint8Array, wanted: ReadonlySet<number>): Map<number, string> {
  const texts = new Map<number, string>()
  const last = wanted.size > 0 ? [...wanted].reduce((a, b) => Math.max(a, b)) : -1
  let index = -1
  let inText = false
  let inPhonetic = false
  let text = ''
  parseXml(xml, {
    open(name) {
      if (name === 'si') {
        index++
        text = ''
      } else if (name === 'rPh') inPhonetic = true
      else if (name === 't') inText = !inPhonetic && wanted.has(index)
    },
    text(piece) {
      if (inText) text += piece
    },
    close(name) {
      if (name === 't') inText = false
      else if (name === 'rPh') inPhonetic = false
      else if (name === 'si' && wanted.has(index)) texts.set(index, unescapeText(text))
    },
    isDone: () => index > last,
  })
  return texts
}

/** What the number in a cell means, by the index of the cell's style. */
export function readNumberKinds(xml: Uint8Array | undefined): NumberKind[] {
  const codes = new Map<number, string>()
  const kinds: NumberKind[] = []
  let inCellStyles = false
  if (!xml) return kinds
  parseXml(xml, {
    open(name, attribute) {
      // Excel allows 255 characters.
      if (name === 'numFmt')
        codes.set(Number(attribute('numFmtId')), (attribute('formatCode') ?? '').slice(0, 255))
      else if (name === 'cellXfs') inCellStyles = true
      else if (name === 'xf' && inCellStyles) {
        const id = Number(attribute('numFmtId') ?? 0)
        kinds.push(numberKind(id, codes.get(id)))
      }
    },
    close(name) {
      if (name === 'cellXfs') inCellStyles = false
    },
    // Excel allows 65,490 styles.
    isDone: () => kinds.length > 65_536 || codes.size > 65_536,
  })
  return kinds
}

/** Characters that XML cannot hold are written as _xHHHH_ (ECMA-376 Part 1, section 22.9.2.19). */
export const unescapeText = (text: string) =>
  text.replaceAll(/_x([0-9A-Fa-f]{4})_/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
