import { decodeSegment, encodeSegment } from '../../../shared/domain/analytics/segment/encode.ts'
import type { Segment } from '../../../shared/domain/analytics/segment/segment.ts'
import { eighthsOf, wholeDay } from '../../../shared/domain/analytics/segment/shards.ts'

/** A row holds two megabytes. */
const pieceBytes = 1_900_000
/** In the table, a piece is named by its shard and its place there. */
export const piecesOfShard = 100
const piecesOf = (shard: number) => [shard * piecesOfShard, (shard + 1) * piecesOfShard - 1] as const
/** Decoded shards that are kept in memory, by their bytes: a month of a busy website. */
const mostKept = 32 * 2 ** 20

/** A head begins with its version, its day and how many rows it has (`encodeSegment`). */
const beginning = 60
const rowsIn = (head: string): number =>
  Number(/^\{"version":1,"day":-?\d+,"rows":(\d+),/.exec(head)?.[1] ?? NaN)

/** The shards of a website in columns, as they are stored, and the latest of them in memory. */
export class Segments {
  readonly #sql: SqlStorage
  readonly #pieceBytes: number
  readonly #bytes = new Map<number, number>()
  readonly #kept = new Map<number, { segment: Segment; bytes: number }>()
  #keptBytes = 0
  #shards: Set<number> | null = null
  /** Asked for each event that comes. */
  readonly #split = new Map<number, boolean>()

  constructor(sql: SqlStorage, piece = pieceBytes) {
    this.#sql = sql
    this.#pieceBytes = piece
  }

  /** Those that have events. */
  shards(): ReadonlySet<number> {
    this.#shards ??= new Set(
      this.#sql
        .exec<{ shard: number }>(`SELECT DISTINCT piece / ${piecesOfShard} AS shard FROM segments`)
        .toArray()
        .map(({ shard }) => shard),
    )
    return this.#shards
  }

  /** Whether a day is kept in eighths. */
  isSplit(day: number): boolean {
    const remembered = this.#split.get(day)
    if (remembered !== undefined) return remembered
    const shards = this.shards()
    const isSplit = !shards.has(wholeDay(day)) && eighthsOf(day).some((eighth) => shards.has(eighth))
    this.#split.set(day, isSplit)
    return isSplit
  }

  /** How many events there are, in one shard or in all: without reading them, for there may be gigabytes. */
  rows(shard?: number): number {
    const which = shard === undefined ? `piece % ${piecesOfShard} = 0` : `piece = ${piecesOf(shard)[0]}`
    const query = `SELECT CAST(substr(bytes, 5, ${beginning}) AS TEXT) AS head FROM segments WHERE ${which}`
    const heads = this.#sql.exec<{ head: string }>(query).toArray()
    return heads.reduce((sum, { head }) => sum + rowsIn(head), 0)
  }

  bytesOf(shard: number): number {
    const known = this.#bytes.get(shard)
    if (known !== undefined) return known
    const query = 'SELECT coalesce(sum(length(bytes)), 0) AS bytes FROM segments WHERE piece BETWEEN ? AND ?'
    const { bytes } = this.#sql.exec<{ bytes: number }>(query, ...piecesOf(shard)).one()
    this.#bytes.set(shard, bytes)
    return bytes
  }

  read(shard: number): Segment | null {
    const known = this.#kept.get(shard)
    if (known) return known.segment
    const query = 'SELECT bytes FROM segments WHERE piece BETWEEN ? AND ? ORDER BY piece'
    const pieces = this.#sql.exec<{ bytes: ArrayBuffer }>(query, ...piecesOf(shard)).toArray()
    const [first] = pieces
    if (!first) return null
    const bytes = pieces.length === 1 ? first.bytes : joined(pieces.map((piece) => piece.bytes))
    const segment = decodeSegment(bytes)
    this.#keep(shard, segment, bytes.byteLength)
    return segment
  }

  write(shard: number, segment: Segment): void {
    const bytes = encodeSegment(segment)
    this.drop(shard)
    for (let begin = 0, piece = 0; begin < bytes.length; begin += this.#pieceBytes, piece++) {
      const part = bytes.slice(begin, begin + this.#pieceBytes)
      this.#sql.exec('INSERT INTO segments (piece, bytes) VALUES (?, ?)', piecesOf(shard)[0] + piece, part)
    }
    this.#shards?.add(shard)
    this.#split.clear()
    this.#bytes.set(shard, bytes.length)
    this.#keep(shard, segment, bytes.length)
  }

  drop(shard: number): void {
    this.#sql.exec('DELETE FROM segments WHERE piece BETWEEN ? AND ?', ...piecesOf(shard))
    this.#shards?.delete(shard)
    this.#split.clear()
    this.#bytes.delete(shard)
    this.#release(shard)
  }

  forget(): void {
    this.#shards = null
    this.#split.clear()
    this.#bytes.clear()
    this.#kept.clear()
    this.#keptBytes = 0
  }

  #keep(shard: number, segment: Segment, bytes: number): void {
    this.#release(shard)
    if (bytes > mostKept) return
    for (const [oldest] of this.#kept) {
      if (this.#keptBytes + bytes <= mostKept) break
      this.#release(oldest)
    }
    this.#kept.set(shard, { segment, bytes })
    this.#keptBytes += bytes
  }

  #release(shard: number): void {
    this.#keptBytes -= this.#kept.get(shard)?.bytes ?? 0
    this.#kept.delete(shard)
  }
}

function joined(pieces: readonly ArrayBuffer[]): ArrayBuffer {
  const whole = new Uint8Array(pieces.reduce((bytes, piece) => bytes + piece.byteLength, 0))
  let at = 0
  for (const piece of pieces) {
    whole.set(new Uint8Array(piece), at)
    at += piece.byteLength
  }
  return whole.buffer
}
