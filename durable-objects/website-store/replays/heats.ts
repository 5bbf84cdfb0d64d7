import { type AskedPage, type Heat, heatOf } from '../../../shared/domain/analytics/heatmap/heat.ts'
import type { ChunkDigest } from '../../../shared/domain/analytics/replay/digest.ts'

/** A recording after which it goes on. */
export interface Place {
  at: number
  id: string
}

export interface AskedHeats extends AskedPage {
  device: string
  after: Place | null
}

interface Told {
  heats: { replay: string; session: string; heat: Heat }[]
  /** Where to go on; null where nothing is left. */
  next: Place | null
}

/** What is looked at in one go: recordings, and characters of their digests once one was read. */
const most = { recordings: 200, characters: 2_000_000 }
/** A recording takes an hour at most, and its last chunk some time. */
const longestMs = 2 * 3_600_000

interface Row extends Record<string, SqlStorageValue> {
  replay: string
  session: string
  started: number
  device: string
}

/** What recordings of a device say of a page, from the newest on, some at a time. */
export function heats(sql: SqlStorage, { device, after, ...asked }: AskedHeats): Told {
  const { at, id } = after ?? { at: asked.to, id: '' }
  const rows = sql
    .exec<Row>(
      `SELECT replay, session, started, client->>'device' AS device FROM recordings WHERE (started, replay) < (?, ?) AND started >= ?
      ORDER BY started DESC, replay DESC LIMIT ?`,
      at,
      id,
      asked.from - longestMs,
      most.recordings,
    )
    .toArray()
  const told: Told['heats'] = []
  let characters = 0
  for (const [place, row] of rows.entries()) {
    if (row.device === device) {
      const texts = digestsOf(sql, row.replay)
      characters += texts.reduce((sum, text) => sum + text.length, 0)
      const heat = heatOf(
        texts.map((text) => JSON.parse(text) as ChunkDigest),
        asked,
      )
      if (heat) told.push({ replay: row.replay, session: row.session, heat })
    }
    const isLast = place === rows.length - 1
    if (characters >= most.characters && !isLast) return { heats: told, next: placeOf(row) }
  }
  const last = rows.at(-1)
  return { heats: told, next: last && rows.length === most.recordings ? placeOf(last) : null }
}

const placeOf = ({ started, replay }: Row): Place => ({ at: started, id: replay })

const digestsOf = (sql: SqlStorage, replay: string): string[] =>
  sql
    .exec<{ digest: string }>('SELECT digest FROM chunks WHERE replay = ?', replay)
    .toArray()
    .map(({ digest }) => digest)
