import { formatCode } from './built-in-formats.ts'
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

/** The pattern in which a cell shows its number, by the index of the cell's style. */
export function readFormatCodes(xml: Uint8Array | undefined): string[] {
  const codes = new Map<number, string>()
  const formats: string[] = []
  let inCellStyles = false
  if (!xml) return formats
  parseXml(xml, {
    open(name, attribute) {
      // Excel allows 255 characters.
      if (name === 'numFmt')
        codes.set(Number(attribute('numFmtId')), (attribute('formatCode') ?? '').slice(0, 255))
      else if (name === 'cellXfs') inCellStyles = true
      else if (name === 'xf' && inCellStyles) {
        const id = Number(attribute('numFmtId') ?? 0)
        formats.push(formatCode(id, codes.get(id)))
      }
    },
    close(name) {
      if (name === 'cellXfs') inCellStyles = false
    },
    // Excel allows 65,490 styles.
    isDone: () => formats.length > 65_536 || codes.size > 65_536,
  })
  return formats
}

/** Characters that XML cannot hold are written as _xHHHH_ (ECMA-376 Part 1, section 22.9.2.19). */
export const unescapeText = (text: string) =>
  text.replaceAll(/_x([0-9A-Fa-f]{4})_/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
