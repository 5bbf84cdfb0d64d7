import { utils, write } from '@e965/xlsx'
import type { FileBomb } from './file-bomb.ts'

const free = 0xffffffff
const [last, table, master] = [0xfffffffe, 0xfffffffd, 0xfffffffc]

interface Container {
  /** The allocation table, one number for each sector; sector 0 is the table itself and 1 the directory. */
  sectors: number[]
  stream: { name: string; start: number; size: number }
  body: Uint8Array
  /** What the header says beside that. */
  header?: (view: DataView) => void
  directory?: (view: DataView) => void
}

/** An OLE compound file of sectors with 512 bytes (MS-CFB) that says what it is told to. */
function container({ sectors, stream, body, header, directory }: Container): Uint8Array {
  const file = new Uint8Array(512 * 3 + body.length)
  const view = new DataView(file.buffer)
  file.set([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])
  view.setUint16(26, 3, true)
  view.setUint16(28, 0xfffe, true)
  view.setUint16(30, 9, true)
  view.setUint16(32, 6, true)
  view.setUint32(44, 1, true)
  view.setUint32(48, 1, true)
  view.setUint32(56, 0, true)
  view.setUint32(60, last, true)
  view.setUint32(68, last, true)
  for (let at = 76; at < 512; at += 4) view.setUint32(at, free, true)
  view.setUint32(76, 0, true)
  for (let sector = 0; sector < 128; sector++) view.setUint32(512 + sector * 4, sectors[sector] ?? free, true)
  entry(view, 1024, { name: 'Root Entry', type: 5, child: 1, start: last, size: 0 })
  entry(view, 1152, { ...stream, type: 2, child: free })
  file.set(body, 1536)
  header?.(view)
  directory?.(view)
  return file
}

function entry(
  view: DataView,
  at: number,
  {
    name,
    type,
    child,
    start,
    size,
  }: { name: string; type: number; child: number; start: number; size: number },
): void {
  for (let index = 0; index < name.length; index++)
    view.setUint16(at + index * 2, name.charCodeAt(index), true)
  view.setUint16(at + 64, name.length * 2 + 2, true)
  view.setUint8(at + 66, type)
  for (const place of [68, 72]) view.setUint32(at + place, free, true)
  view.setUint32(at + 76, child, true)
  view.setUint32(at + 116, start, true)
  view.setUint32(at + 120, size, true)
}

const chain = (count: number) => [
  table,
  last,
  ...Array.from({ length: count }, (_, index) => (index === count - 1 ? last : index + 3)),
]

/** A workbook of records, in one chain of at most 126 sectors. */
function workbook(records: Uint8Array): Uint8Array {
  const count = Math.min(126, Math.ceil(records.length / 512))
  const body = new Uint8Array(count * 512)
  body.set(records.subarray(0, body.length))
  return container({ sectors: chain(count), stream: { name: 'Workbook', start: 2, size: body.length }, body })
}

function record(type: number, data: readonly number[] = []): number[] {
  return [type & 255, type >> 8, data.length & 255, data.length >> 8, ...data]
}

const globals = record(0x0809, [0, 6, 5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0])
const sheetStart = record(0x0809, [0, 6, 16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0])
const end = record(0x0a)
const bound = (at: number) => record(0x85, [at & 255, (at >> 8) & 255, at >> 16, 0, 0, 0, 1, 0, 0x41])
const numbers = (record: number[], times: number) =>
  new Uint8Array(Array.from({ length: times }, () => record).flat())

function book(sheet: readonly number[], more: readonly number[] = []): Uint8Array {
  const start = globals.length + more.length + bound(0).length + end.length
  return workbook(
    new Uint8Array([...globals, ...more, ...bound(start), ...end, ...sheetStart, ...sheet, ...end]),
  )
}

const repeated = (piece: readonly number[], times: number) =>
  Array.from({ length: times }, () => piece).flat()

/** A workbook that the library writes, as wide and long as a sheet may be. */
function written(rows: number, columns: number, value: string | number): Uint8Array {
  const sheet = utils.aoa_to_sheet(
    Array.from({ length: rows }, () => Array.from({ length: columns }, () => value)),
  )
  const made = utils.book_new()
  utils.book_append_sheet(made, sheet, 'A')
  return new Uint8Array(write(made, { type: 'array', bookType: 'biff8' }) as ArrayBuffer)
}

const circle = container({
  sectors: [table, 1],
  stream: { name: 'Workbook', start: 2, size: 4096 },
  body: new Uint8Array(512),
})
const xls = (name: string, bytes: () => Uint8Array): FileBomb => ({
  name: `XLS: ${name}`,
  fileName: 'bomb.xls',
  bytes,
})
const doc = (name: string, bytes: () => Uint8Array): FileBomb => ({
  name: `DOC: ${name}`,
  fileName: 'bomb.doc',
  bytes,
})

/** Word and Excel files of 97 to 2003, the worst of them first. */
export const oldOfficeBombs: FileBomb[] = [
  xls('cells in opposite corners', () =>
    book([
      ...record(0x0203, [0, 0, 0, 0, 0, 0, ...repeated([0], 8)]),
      ...record(0x0203, [0xff, 0xff, 0xff, 0, 0, 0, ...repeated([0], 8)]),
    ]),
  ),
  xls('dimensions of the whole sheet', () =>
    book(record(0x0200, [0, 0, 0, 0, 255, 255, 255, 255, 0, 1, 255, 255, 0, 0])),
  ),
  xls('a directory in a circle', () => circle),
  xls('a table of tables in a circle', () =>
    container({
      sectors: [table, last, 3, 2],
      stream: { name: 'Workbook', start: 2, size: 4096 },
      body: new Uint8Array(1024),
      header: (view) => {
        view.setUint32(68, 0, true)
        view.setUint32(72, 0xffff, true)
      },
    }),
  ),
  xls('a stream in a circle', () =>
    container({
      sectors: [table, last, 2, master],
      stream: { name: 'Workbook', start: 2, size: 4096 },
      body: new Uint8Array(1024),
    }),
  ),
  xls('a stream of four billion bytes', () =>
    container({
      sectors: chain(2),
      stream: { name: 'Workbook', start: 2, size: 0xffffffff },
      body: new Uint8Array(1024),
    }),
  ),
  xls('small sectors in a circle', () =>
    container({
      sectors: [table, last, 2],
      stream: { name: 'Workbook', start: 0, size: 64 },
      body: new Uint8Array(1024),
      header: (view) => {
        view.setUint32(56, 4096, true)
        view.setUint32(60, 2, true)
      },
    }),
  ),
  xls('folders that name each other', () =>
    container({
      sectors: chain(2),
      stream: { name: 'Workbook', start: 2, size: 1024 },
      body: new Uint8Array(1024),
      directory: (view) => {
        for (const place of [68, 72]) view.setUint32(1152 + place, 1, true)
      },
    }),
  ),
  xls('very many empty records', () =>
    workbook(new Uint8Array([...globals, ...numbers(record(0x3c), 16_000)])),
  ),
  xls('one sheet named very often', () =>
    workbook(new Uint8Array([...globals, ...repeated(bound(20), 4000), ...end])),
  ),
  xls('blank cells by the row', () => book(repeated(record(0xbe, [0, 0, 0, 0, 255, 255]), 5000))),
  xls('cells of the last column', () =>
    book(repeated(record(0x027e, [1, 0, 255, 0, 0, 0, 0, 0, 0, 0]), 4000)),
  ),
  xls('a table of texts that says it has billions', () =>
    book([], record(0xfc, [255, 255, 255, 127, 255, 255, 255, 127])),
  ),
  xls('a text that says it is long and goes on', () =>
    book([], [...record(0xfc, [1, 0, 0, 0, 1, 0, 0, 0, 255, 255, 0]), ...repeated(record(0x3c, [0]), 8000)]),
  ),
  xls('formats of brackets', () =>
    book([], repeated(record(0x041e, [200, 0, 200, 0, 0, ...repeated([0x5b], 200)]), 250)),
  ),
  xls('5,000 rows of numbers', () => written(5000, 6, 1.5)),
  doc('a container of Word in a circle', () =>
    container({
      sectors: [table, last, 2],
      stream: { name: 'WordDocument', start: 2, size: 4096 },
      body: new Uint8Array(512),
    }),
  ),
  doc('a document of nothing but its mark', () => {
    const body = new Uint8Array(1024)
    body.set([0xec, 0xa5])
    return container({ sectors: chain(2), stream: { name: 'WordDocument', start: 2, size: 1024 }, body })
  }),
  doc('lengths of four billion', () => {
    const body = new Uint8Array(126 * 512).fill(255)
    body.set([0xec, 0xa5])
    body.set([0, 0], 10)
    return container({
      sectors: chain(126),
      stream: { name: 'WordDocument', start: 2, size: body.length },
      body,
    })
  }),
]
