import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { DuckDBConnection } from '@duckdb/node-api'
import type { AnalyticsEvent, TextColumn } from '../../shared/domain/analytics/event.ts'

/** The texts that the events of the benchmark have. */
const texts = [
  ...(['browser', 'os', 'device', 'screen', 'language', 'country', 'region', 'city'] as const),
  ...(['hostname', 'domain', 'channel', 'path', 'title', 'event'] as const),
] satisfies TextColumn[]

const textList = texts.join(', ')

/** In the order of visitors and time. Visitor names last for a day, so `person` numbers pairs of a day and a name. */
const schema = `CREATE TABLE events (n UINTEGER, person UINTEGER, visit UINTEGER, at_ms BIGINT, kind UTINYINT,
  ${texts.map((name) => `${name} VARCHAR`).join(', ')})`

const numberTypes = ['day INTEGER', 'came INTEGER', 'visitor UBIGINT', 'at_ms BIGINT', 'kind UTINYINT']
const csvColumns = [...numberTypes, ...texts.map((name) => `${name} VARCHAR`)].map((column) =>
  column.replace(/(\w+) (\w+)/, "'$1': '$2'"),
)

/** Numbers events, persons and visits when they are loaded, as whoever asks the same questions again and again would. A visit ends after half an hour of silence. */
const loading = (file: string) => `INSERT INTO events
  WITH arrived AS (
    SELECT * FROM read_csv('${file}', header = false, auto_detect = false, nullstr = '\\N', columns = {${csvColumns.join(', ')}})
  ),
  followed AS (
    SELECT *,
      first_value(came) OVER turn AS who,
      coalesce(at_ms - lag(at_ms) OVER turn > 1800000, true) AS is_first_of_visit,
      row_number() OVER turn = 1 AS is_first_of_person
    FROM arrived
    WINDOW turn AS (PARTITION BY day, visitor ORDER BY at_ms, came)
  ),
  numbered AS (
    SELECT *,
      row_number() OVER turn AS nth,
      sum(is_first_of_person::INTEGER) OVER turn AS nth_person,
      sum(is_first_of_visit::INTEGER) OVER turn AS nth_visit
    FROM followed
    WINDOW turn AS (ORDER BY day, who, at_ms, came ROWS UNBOUNDED PRECEDING)
  ),
  loaded AS (
    SELECT coalesce(max(n), 0) AS n, coalesce(max(person), 0) AS person, coalesce(max(visit), 0) AS visit FROM events
  )
  SELECT loaded.n + nth, loaded.person + nth_person, loaded.visit + nth_visit, at_ms, kind, ${textList}
  FROM numbered, loaded ORDER BY nth`

export type Row = (string | number | null)[]

/** A column store with the same events. */
export class Duckdb {
  readonly #connection: DuckDBConnection
  readonly #folder: string

  constructor(connection: DuckDBConnection, folder: string) {
    this.#connection = connection
    this.#folder = folder
  }

  /** Loads whole days, which come after those of before. */
  async load(days: Iterable<{ day: number; events: Iterable<AnalyticsEvent> }>): Promise<void> {
    const lines: string[] = []
    for (const { day, events } of days)
      for (const { visitor, at, kind, texts: words } of events) {
        const line = [day, lines.length, BigInt(`0x${visitor}`), at, kind]
        lines.push([...line, ...texts.map((name) => words[name] ?? '')].join(','))
      }
    const file = join(this.#folder, 'days.csv')
    await writeFile(file, `${lines.join('\n')}\n`)
    await this.#connection.run(loading(file))
  }

  /** Questions are answered by one thread, as in an object. */
  async settle(): Promise<void> {
    await this.#connection.run('CHECKPOINT')
    await this.#connection.run('SET threads = 1')
  }

  async ask(sql: string): Promise<{ ms: number; rows: Row[] }> {
    const began = performance.now()
    const reader = await this.#connection.runAndReadAll(sql)
    const ms = performance.now() - began
    const rows = reader
      .getRowsJS()
      .map((row) => row.map((value) => (typeof value === 'bigint' ? Number(value) : value)))
    return { ms, rows: rows as Row[] }
  }
}

/** Opens a new database in a folder; null where DuckDB is not installed. */
export async function openDuckdb(folder: string): Promise<Duckdb | null> {
  try {
    const { DuckDBInstance } = await import('@duckdb/node-api')
    const instance = await DuckDBInstance.create(join(folder, 'events.duckdb'), { memory_limit: '8GB' })
    const connection = await instance.connect()
    await connection.run(schema)
    return new Duckdb(connection, folder)
  } catch (error) {
    if ((error as { code?: string }).code === 'ERR_MODULE_NOT_FOUND') return null
    throw error
  }
}
