import { dayMs } from '../../shared/domain/analytics/segment/segment.ts'

export const page = (n: number) => `/section/page-${n}`
const quoted = (n: number) => `'${page(n)}'`
export const hourMs = 3_600_000
export const stepsOfJourney = 5
export const mostJourneys = 100

/** Figures of page views by some columns: first of each visit, then of all. */
export const figuresBy = (columns: readonly string[], where: string, rest = '') => {
  const by = columns.map((column) => `${column}, `).join('')
  return `WITH visits AS (
      SELECT ${by}visit, any_value(person) AS person, count(*) AS seen, (max(at_ms) - min(at_ms)) // 1000 AS seconds
      FROM events WHERE kind = 1 AND ${where} GROUP BY ${by}visit
    )
    SELECT ${by}sum(seen) AS pageviews, count(DISTINCT person) AS visitors, count(*), count_if(seen = 1), sum(seconds)
    FROM visits ${rest}`
}

export const funnelSql = (within: string) => `WITH
  hits AS MATERIALIZED (
    SELECT n, person, at_ms, path FROM events
    WHERE kind = 1 AND path IN (${quoted(0)}, ${quoted(1)}, ${quoted(2)}) AND ${within}
  ),
  firsts AS (SELECT n, person, at_ms FROM hits WHERE path = ${quoted(0)}),
  seconds AS MATERIALIZED (
    SELECT hits.n, hits.person, hits.at_ms, hits.at_ms - firsts.at_ms AS took
    FROM hits ASOF JOIN firsts ON hits.person = firsts.person AND hits.n > firsts.n
    WHERE path = ${quoted(1)} AND took <= ${hourMs}
  ),
  thirds AS (
    SELECT hits.n, hits.person, hits.at_ms - seconds.at_ms AS took
    FROM hits ASOF JOIN seconds ON hits.person = seconds.person AND hits.n > seconds.n
    WHERE path = ${quoted(2)} AND hits.at_ms - seconds.at_ms <= ${hourMs}
  ),
  to_second AS (SELECT arg_min(took, n) // 1000 AS took FROM seconds GROUP BY person),
  to_third AS (SELECT arg_min(took, n) // 1000 AS took FROM thirds GROUP BY person)
  SELECT count(DISTINCT person), NULL FROM firsts
  UNION ALL SELECT count(*), median(took) FROM to_second
  UNION ALL SELECT count(*), median(took) FROM to_third`

export const places = Array.from({ length: stepsOfJourney }, (_, place) => place + 1)
export const journeySql = (within: string) => `WITH
  steps AS (
    SELECT visit, n, CASE kind WHEN 1 THEN path ELSE event END AS name FROM events WHERE kind IN (1, 2) AND ${within}
  ),
  moves AS (
    SELECT visit, n, name FROM steps
    QUALIFY visit IS DISTINCT FROM lag(visit) OVER (ORDER BY n) OR name IS DISTINCT FROM lag(name) OVER (ORDER BY n)
  ),
  placed AS (
    SELECT visit, name, row_number() OVER (PARTITION BY visit ORDER BY n) AS place FROM moves
    QUALIFY place <= ${stepsOfJourney}
  ),
  journeys AS (
    SELECT ${places.map((place) => `max(name) FILTER (place = ${place}) AS step${place}`).join(', ')}
    FROM placed GROUP BY visit
  )
  SELECT count(*) AS visits, ${places.map((place) => `step${place}`).join(', ')}
  FROM journeys GROUP BY ALL ORDER BY visits DESC LIMIT ${mostJourneys}`

export const retentionSql = (within: string) => `WITH
  persons AS (
    SELECT person, list(DISTINCT at_ms // ${dayMs}) AS days FROM events WHERE kind IN (1, 2) AND ${within} GROUP BY person
  ),
  came AS (SELECT list_min(days) AS cohort, unnest(days) AS day FROM persons)
  SELECT cohort, day - cohort AS after, count(*) FROM came WHERE after <= 31 GROUP BY ALL ORDER BY ALL`
