import { megabyte } from '../limits.ts'
import { malformed } from '../refusal.ts'

const broken = () =>
  malformed(
    'The file is damaged: parts of it are missing. If the program it was made with still opens it, save it there anew and upload that copy; if not, upload another copy of it.',
  )

export interface CompoundFolder {
  /** Names of the streams in this folder, as stored: those of embedded objects lie in folders of their own and are left out. */
  streamNames: string[]
  folderNames: string[]
  /** Bytes that a stream says it has; 0 when it is absent. */
  sizeOf: (name: string) => number
  /** The bytes of one stream, or the first of them. Throws a refusal when it is absent or its chain is broken. */
  stream: (name: string, most?: number) => Uint8Array
  /** Throws a refusal when it is absent. */
  folder: (name: string) => CompoundFolder
}

interface Entry {
  name: string
  type: number
  left: number
  right: number
  child: number
  start: number
  size: number
}

/**
 * Reads an OLE compound file (MS-CFB). Every chain is walked at most once round the file, so a file whose sectors or folders point
 * at each other in a circle is refused instead of read for ever.
 */
export function openCompoundFile(bytes: Uint8Array): CompoundFolder {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (bytes.length < 512) throw broken()
  const shift = view.getUint16(30, true)
  if (shift !== 9 && shift !== 12) throw broken()
  const sectorSize = 2 ** shift
  const sectors = Math.ceil(bytes.length / sectorSize)
  const sector = (id: number) => {
    const start = (id + 1) * sectorSize
    if (start >= bytes.length) throw broken()
    return bytes.subarray(start, start + sectorSize)
  }
  const table = allocationTable(view, sector, sectors, sectorSize)
  const chained = (start: number, bytesWanted = Infinity) =>
    join(walk(table, start, sectors, Math.ceil(bytesWanted / sectorSize)).map(sector), sectorSize)
  const entries = readEntries(chained(view.getUint32(48, true)))
  const root = entries.find(({ type }) => type === 5)
  if (!root) throw broken()

  let small: { content: Uint8Array; table: Uint32Array } | undefined
  const readSmall = (start: number, bytesWanted: number) => {
    small ??= {
      content: chained(root.start),
      table: asNumbers(chained(view.getUint32(60, true))),
    }
    const { content, table: smallTable } = small
    return join(
      walk(smallTable, start, smallTable.length, Math.ceil(bytesWanted / 64)).map((id) =>
        content.subarray(id * 64, id * 64 + 64),
      ),
      64,
    )
  }
  const read = ({ size, start }: Entry, most = Infinity) => {
    if (size > 64 * megabyte) throw broken()
    const wanted = Math.min(size, most)
    const content = size < view.getUint32(56, true) ? readSmall(start, wanted) : chained(start, wanted)
    return content.subarray(0, wanted)
  }
  return folderOf(entries, root, read)
}

type Read = (entry: Entry, most?: number) => Uint8Array

function folderOf(entries: Entry[], folder: Entry, read: Read): CompoundFolder {
  const found = children(entries, folder)
  const of = (type: number) => found.filter((entry) => entry.type === type)
  const [folders, streams] = [of(1), of(2)]
  const named = (list: Entry[], name: string) => list.find((candidate) => candidate.name === name)
  const existing = (list: Entry[], name: string) => {
    const entry = named(list, name)
    if (!entry) throw broken()
    return entry
  }
  return {
    streamNames: streams.map(({ name }) => name),
    folderNames: folders.map(({ name }) => name),
    sizeOf: (name) => named(streams, name)?.size ?? 0,
    stream: (name, most) => read(existing(streams, name), most),
    folder: (name) => folderOf(entries, existing(folders, name), read),
  }
}

function allocationTable(
  view: DataView,
  sector: (id: number) => Uint8Array,
  sectors: number,
  sectorSize: number,
): Uint32Array {
  const ids: number[] = []
  for (let i = 0; i < 109; i++) ids.push(view.getUint32(76 + i * 4, true))
  let next = view.getUint32(68, true)
  for (let i = 0; next < 0xfffffffa; i++) {
    if (i > sectors) throw broken()
    const more = [...asNumbers(sector(next))]
    next = more.pop() ?? 0xfffffffe
    ids.push(...more)
  }
  const used = ids.filter((id) => id < 0xfffffffa)
  if (used.length > sectors) throw broken()
  return asNumbers(join(used.map(sector), sectorSize))
}

/** The sectors of a chain, or as many of them as are wanted. */
function walk(table: Uint32Array, start: number, most: number, wanted = Infinity): number[] {
  const chain: number[] = []
  for (let id = start; id < 0xfffffffa && chain.length < wanted; id = table[id] ?? 0xfffffffe) {
    if (id >= table.length || chain.length > most) throw broken()
    chain.push(id)
  }
  return chain
}

function readEntries(directory: Uint8Array): Entry[] {
  const view = new DataView(directory.buffer, directory.byteOffset, directory.byteLength)
  const entries: Entry[] = []
  for (let at = 0; at + 128 <= directory.length; at += 128) {
    const length = Math.min(Math.max(view.getUint16(at + 64, true) - 2, 0), 62)
    entries.push({
      name: new TextDecoder('utf-16le').decode(directory.subarray(at, at + length)),
      type: view.getUint8(at + 66),
      left: view.getUint32(at + 68, true),
      right: view.getUint32(at + 72, true),
      child: view.getUint32(at + 76, true),
      start: view.getUint32(at + 116, true),
      size: view.getUint32(at + 120, true),
    })
  }
  return entries
}

function children(entries: Entry[], folder: Entry): Entry[] {
  const found = new Set<Entry>()
  const open = [folder.child]
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    const entry = entries[id]
    if (!entry || found.has(entry)) continue
    found.add(entry)
    open.push(entry.right, entry.left)
  }
  return [...found]
}

function join(parts: Uint8Array[], size: number): Uint8Array {
  const whole = new Uint8Array(parts.length * size)
  parts.forEach((part, index) => whole.set(part, index * size))
  return whole
}

function asNumbers(bytes: Uint8Array): Uint32Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  return Uint32Array.from({ length: bytes.length >> 2 }, (_, index) => view.getUint32(index * 4, true))
}
