import { deepStrictEqual } from 'node:assert'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { dayMs } from '../../shared/domain/analytics/segment/segment.ts'
import { type Figure, atMost, median, told } from '../figures.ts'
import { type Duckdb, type Row, openDuckdb } from './duckdb.ts'
import { eventsOf } from './events.ts'
import { type Question, questionsOf, untied } from './questions.ts'

const rounds = 5
const eventsAtOnce = 300_000

/** Days that a website has events of, each as many. */
export interface Filled {
  firstDay: number
  days: number
  eventsOfDay: number
}

type Ask = (report: string, asked: object) => Promise<{ ms: number; told: unknown }>

/** How long a website takes to answer questions about all of its days beside DuckDB, which has the same events and must say the same. */
export async function againstDuckdb(ask: Ask, filled: Filled): Promise<Figure[]> {
  const folder = await mkdtemp(join(tmpdir(), 'tracewright-duckdb-'))
  try {
    const duckdb = await openDuckdb(folder)
    if (!duckdb) {
      process.stderr.write('Nothing is held against DuckDB: it is not installed. Run `npm install`.\n')
      return []
    }
    await load(duckdb, filled)
    const { firstDay, days, eventsOfDay } = filled
    const range = { from: firstDay * dayMs, until: (firstDay + days) * dayMs }
    const size = `${Number(((days * eventsOfDay) / 1e6).toFixed(1))} M events`
    const figures: Figure[] = []
    for (const question of questionsOf(range)) {
      const { ours, others } = await timesOf(question, ask, duckdb)
      const name = `analytics, ${question.name} of ${size}`
      figures.push(
        told(name, ours, 'ms'),
        told(`${name}, DuckDB`, others, 'ms'),
        atMost(`${name}, ours / DuckDB`, ours / others, question.most, '×'),
      )
    }
    return figures
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function load(duckdb: Duckdb, { firstDay, days, eventsOfDay }: Filled): Promise<void> {
  const atOnce = Math.ceil(eventsAtOnce / eventsOfDay)
  const all = Array.from({ length: days }, (_, place) => firstDay + place)
  for (let from = 0; from < days; from += atOnce)
    await duckdb.load(
      all.slice(from, from + atOnce).map((day) => ({ day, events: eventsOf(day, eventsOfDay) })),
    )
  await duckdb.settle()
}

/** The medians of both, asked in turns so that a busy machine hinders them alike. Throws where their answers differ. */
async function timesOf({ report, asked, sql, rows, name }: Question, ask: Ask, duckdb: Duckdb) {
  const answer = await ask(report, asked)
  const other = await duckdb.ask(sql)
  const inOrder = (each: Row[]) => (report === 'journey' ? untied(each) : each)
  deepStrictEqual(inOrder(rows(answer.told as never)), inOrder(other.rows), `DuckDB says otherwise: ${name}`)
  const [ours, others]: [number[], number[]] = [[], []]
  for (let round = 0; round < rounds; round++) {
    ours.push((await ask(report, asked)).ms)
    others.push((await duckdb.ask(sql)).ms)
  }
  return { ours: median(ours), others: median(others) }
}
