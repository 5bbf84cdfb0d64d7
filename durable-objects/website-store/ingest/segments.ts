import { decodeSegment, encodeSegment } from '../../../shared/domain/analytics/segment/encode.ts'
import type { Segment } from '../../../shared/domain/analytics/segment/segment.ts'

/** A row holds two megabytes. */
const pieceBytes = 1_900_000
const piecesOfDay = 1000
const piecesOf = (day: number) => [day * piecesOfDay, (day + 1) * piecesOfDay - 1] as const
/** Decoded days that are kept in memory, by their bytes: a month of a busy website. */
const mostKept = 32 * 2 ** 20

/** A head begins with its version, its day and how many rows it has (`encodeSegment`). */
const beginning = 60
const rowsIn = (head: string): number =>
  Number(/^\{"version":1,"day":-?\d+,"rows":(\d+),/.exec(head)?.[1] ?? NaN)

/** The days of a website in columns, as they are stored, and the latest of them in memory. */
export class Segments {
  readonly #sql: SqlStorage
  readonly #pieceBytes: number
  readonly #bytes = new Map<number, number>()
  readonly #kept = new Map<number, { segment: Segment; bytes: number }>()
  #keptBytes = 0

  constructor(sql: SqlStorage, piece = pieceBytes) {
    this.#sql = sql
    this.#pieceBytes = piece
  }

  days(): number[] {
    return this.#sql
      .exec<{ day: number }>(`SELECT DISTINCT piece / ${piecesOfDay} AS day FROM segments`)
      .toArray()
      .map(({ day }) => day)
  }

  /** How many events there are, of one day or of all: without reading the days, for there may be gigabytes of them. */
  rows(day?: number): number {
    const which = day === undefined ? `piece % ${piecesOfDay} = 0` : `piece = ${piecesOf(day)[0]}`
    const query = `SELECT CAST(substr(bytes, 5, ${beginning}) AS TEXT) AS head FROM segments WHERE ${which}`
    const heads = this.#sql.exec<{ head: string }>(query).toArray()
    return heads.reduce((sum, { head }) => sum + rowsIn(head), 0)
  }

  bytesOf(day: number): number {
    const known = this.#bytes.get(day)
    if (known !== undefined) return known
    const query = 'SELECT coalesce(sum(length(bytes)), 0) AS bytes FROM segments WHERE piece BETWEEN ? AND ?'
    const { bytes } = this.#sql.exec<{ bytes: number }>(query, ...piecesOf(day)).one()
    this.#bytes.set(day, bytes)
    return bytes
  }

  read(day: number): Segment | null {
    const known = this.#kept.get(day)
    if (known) return known.segment
    const query = 'SELECT bytes FROM segments WHERE piece BETWEEN ? AND ? ORDER BY piece'
    const pieces = this.#sql.exec<{ bytes: ArrayBuffer }>(query, ...piecesOf(day)).toArray()
    const [first] = pieces
    if (!first) return null
    const bytes = pieces.length === 1 ? first.bytes : joined(pieces.map((piece) => piece.bytes))
    const segment = decodeSegment(bytes)
    this.#keep(day, segment, bytes.byteLength)
    return segment
  }

  write(day: number, segment: Segment): void {
    const bytes = encodeSegment(segment)
    this.drop(day)
    for (let begin = 0, piece = 0; begin < bytes.length; begin += this.#pieceBytes, piece++) {
      const part = bytes.slice(begin, begin + this.#pieceBytes)
      this.#sql.exec('INSERT INTO segments (piece, bytes) VALUES (?, ?)', day * piecesOfDay + piece, part)
    }
    this.#bytes.set(day, bytes.length)
    this.#keep(day, segment, bytes.length)
  }

  drop(day: number): void {
    this.#sql.exec('DELETE FROM segments WHERE piece BETWEEN ? AND ?', ...piecesOf(day))
    this.#bytes.delete(day)
    this.#release(day)
  }

  forget(): void {
    this.#bytes.clear()
    this.#kept.clear()
    this.#keptBytes = 0
  }

  #keep(day: number, segment: Segment, bytes: number): void {
    this.#release(day)
    if (bytes > mostKept) return
    for (const [oldest] of this.#kept) {
      if (this.#keptBytes + bytes <= mostKept) break
      this.#release(oldest)
    }
    this.#kept.set(day, { segment, bytes })
    this.#keptBytes += bytes
  }

  #release(day: number): void {
    this.#keptBytes -= this.#kept.get(day)?.bytes ?? 0
    this.#kept.delete(day)
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
