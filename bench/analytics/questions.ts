import { type Filter, noFilter, readCondition } from '../../shared/domain/analytics/figures/filters.ts'
import type { Figures } from '../../shared/domain/analytics/figures/figures.ts'
import type { Range } from '../../shared/domain/analytics/figures/rows.ts'
import type { BreakdownRow } from '../../shared/domain/analytics/reports/breakdown.ts'
import type { FunnelStep } from '../../shared/domain/analytics/reports/funnel.ts'
import type { Journey } from '../../shared/domain/analytics/reports/journey.ts'
import type { RetentionRow } from '../../shared/domain/analytics/reports/retention.ts'
import { dayOf } from '../../shared/domain/analytics/segment/segment.ts'
import type { Row } from './duckdb.ts'
import {
  figuresBy,
  funnelSql,
  hourMs,
  journeySql,
  mostJourneys,
  page,
  places,
  retentionSql,
  stepsOfJourney,
} from './sql.ts'

/** What both stores are asked. `rows` puts what ours tells into the form of what the SQL tells. */
export interface Question {
  name: string
  report: string
  asked: object
  rows: (told: never) => Row[]
  sql: string
  /** How many times as long as DuckDB it may take. */
  most: number
}

interface Asked {
  range: Range
  filter: Filter
}

const figuresRow = (figures: Figures): Row =>
  (['pageviews', 'visitors', 'visits', 'bounces', 'totaltime'] as const).map((name) => figures[name])

const journeyRow = ({ items, count }: Journey): Row => [
  count,
  ...places.map((place) => items[place - 1] ?? null),
]

/** Which of the journeys that as many visits took as took the last are told is anybody's choice. */
export function untied(rows: Row[]): Row[] {
  const least = rows.length < mostJourneys ? 0 : Number(rows.at(-1)?.[0])
  return rows
    .filter(([count]) => Number(count) > least)
    .toSorted((a, b) => Number(b[0]) - Number(a[0]) || (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1))
}

/**
 * Questions about a range of time. Names of visitors last for a day, as is usual, so that nobody comes again; neither store knows before it has looked. `journey` is compared by
 * `untied`.
 */
export function questionsOf(range: Range): Question[] {
  const all = { range, filter: noFilter }
  const within = `at_ms >= ${range.from} AND at_ms < ${range.until}`
  return [...figureQuestions(all, within), ...behaviourQuestions(all, within)]
}

function figureQuestions(all: Asked, within: string): Question[] {
  const conditions = [readCondition('country', 'eq.C0'), readCondition('browser', 'eq.Browser 0')]
  const fields = ['country', 'browser', 'os']
  const mostViewed = `GROUP BY ALL ORDER BY pageviews DESC, visitors DESC, ${fields.join(', ')} LIMIT 500`
  const mostSeen = 'GROUP BY path ORDER BY visitors DESC, pageviews DESC, path LIMIT 500'
  return [
    {
      name: 'figures',
      report: 'stats',
      asked: all,
      rows: (told: Figures) => [figuresRow(told)],
      sql: figuresBy([], within),
      most: 0.2,
    },
    {
      name: 'pages',
      report: 'metrics',
      asked: { ...all, dimension: 'path', search: '', limit: 500, offset: 0 },
      rows: (told: (Figures & { name: string })[]) => told.map((each) => [each.name, ...figuresRow(each)]),
      sql: figuresBy(['path'], `path <> '' AND ${within}`, mostSeen),
      most: 2,
    },
    {
      name: 'figures of two fields',
      report: 'stats',
      asked: { ...all, filter: { conditions, any: false } },
      rows: (told: Figures) => [figuresRow(told)],
      sql: figuresBy([], `country = 'C0' AND browser = 'Browser 0' AND ${within}`),
      most: 2,
    },
    {
      name: 'breakdown of three fields',
      report: 'breakdown',
      asked: { ...all, fields },
      rows: (told: BreakdownRow[]) =>
        told.map(({ values, views, ...each }) => [...values, ...figuresRow({ pageviews: views, ...each })]),
      sql: figuresBy(fields, within, mostViewed),
      most: 2,
    },
  ]
}

function behaviourQuestions(all: Asked, within: string): Question[] {
  const steps = [0, 1, 2].map((n) => ({ type: 'path', value: page(n) }))
  return [
    {
      name: 'funnel',
      report: 'funnel',
      asked: { ...all, steps, windowMs: hourMs },
      rows: (told: FunnelStep[]) => told.map(({ visitors, medianSeconds }) => [visitors, medianSeconds]),
      sql: funnelSql(within),
      most: 2,
    },
    {
      name: 'journey',
      report: 'journey',
      asked: { ...all, steps: stepsOfJourney },
      rows: (told: Journey[]) => told.map(journeyRow),
      sql: journeySql(within),
      most: 2,
    },
    {
      name: 'retention',
      report: 'retention',
      asked: { ...all, timezone: 'UTC' },
      rows: (told: RetentionRow[]) =>
        told.map(({ date, day, returnVisitors }) => [dayOf(Date.parse(`${date}Z`)), day, returnVisitors]),
      sql: retentionSql(within),
      most: 2,
    },
  ]
}
