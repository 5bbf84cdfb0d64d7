import type { Zip } from '../containers/zip.ts'
import { malformed } from '../refusal.ts'
import { parseXml } from './office-xml.ts'

export interface SheetEntry {
  name: string
  /** Path of the sheet's part inside the file. */
  path: string
  isHidden: boolean
  /** Holds a chart and no cells. */
  isChart: boolean
}

export interface Workbook {
  sheets: SheetEntry[]
  /** Days are counted from 1904 instead of 1900. */
  is1904: boolean
  sharedStrings?: string
  styles?: string
}

/** Names and places of a workbook's parts, as `workbook.xml` and its relationships say. */
export function readWorkbook(zip: Zip): Workbook {
  const parts = readRelationships(zip)
  const byId = new Map(parts.toReversed().map((part) => [part.id, part]))
  const paths = new Set(parts.map(({ path }) => path))
  const workbook: Workbook = {
    sheets: [],
    is1904: false,
    sharedStrings: parts.find(({ type }) => type === 'sharedStrings')?.path,
    styles: parts.find(({ type }) => type === 'styles')?.path,
  }
  parseXml(zip.read('xl/workbook.xml') ?? new Uint8Array(), {
    open(name, attribute) {
      if (name === 'workbookPr') workbook.is1904 = ['1', 'true'].includes(attribute('date1904') ?? '')
      if (name !== 'sheet') return
      // "sheetId" has no prefix and "r:id" has one; both may be asked for by their local name.
      const part = byId.get(attribute('id') ?? '')
      // Two sheets never share one part.
      if (!part || (part.type !== 'worksheet' && part.type !== 'chartsheet') || !paths.has(part.path)) return
      paths.delete(part.path)
      const isHidden = (attribute('state') ?? 'visible') !== 'visible'
      const isChart = part.type === 'chartsheet'
      workbook.sheets.push({ name: attribute('name') ?? 'Sheet', path: part.path, isHidden, isChart })
    },
    close() {},
    isDone: () => workbook.sheets.length > maximumSheets,
  })
  if (workbook.sheets.length === 0) {
    throw malformed('The workbook has no sheets that can be read. Save it again and upload the new copy.')
  }
  return workbook
}

// A workbook's lists are short; a hostile one would fill memory with them.
const maximumParts = 10_000
const maximumSheets = 1000

interface Part {
  id: string
  /** Last word of the relationship's type, the same in both dialects of the standard. */
  type: string
  path: string
}

function readRelationships(zip: Zip): Part[] {
  const parts: Part[] = []
  parseXml(zip.read('xl/_rels/workbook.xml.rels') ?? new Uint8Array(), {
    open(name, attribute) {
      const target = attribute('Target')
      if (name !== 'Relationship' || target === undefined) return
      parts.push({
        id: attribute('Id') ?? '',
        type: attribute('Type')?.split('/').at(-1) ?? '',
        path: target.startsWith('/') ? target.slice(1) : `xl/${target.replace(/^(?:\.\/)+/, '')}`,
      })
    },
    close() {},
    isDone: () => parts.length > maximumParts,
  })
  return parts
}
