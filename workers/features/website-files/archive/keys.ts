import { dayOfShard, eighthOf, wholeDay } from '../../../../shared/domain/analytics/segment/shards.ts'
import { archiveOf } from '../../../../shared/kernel/file-prefixes.ts'
import { dayMs } from '../../../../shared/domain/analytics/segment/segment.ts'

const ending = '.ndjson.gz'

/** Where the part of a shard lies: by its date, and its eighth where it is one, so that a list of them is in the order of shards. */
export function partKey(websiteId: string, shard: number): string {
  const date = new Date(dayOfShard(shard) * dayMs).toISOString().slice(0, 10)
  const eighth = eighthOf(shard) === 0 ? '' : `.shard-${eighthOf(shard)}`
  return `${archiveOf(websiteId)}${date}${eighth}${ending}`
}

/** The shard of a part; null for what is none. */
export function shardOfKey(websiteId: string, key: string): number | null {
  const name = key.slice(archiveOf(websiteId).length)
  const [, date, eighth = '0'] = /^(\d{4}-\d\d-\d\d)(?:\.shard-([1-8]))?\.ndjson\.gz$/.exec(name) ?? []
  return date === undefined ? null : wholeDay(Date.parse(date) / dayMs) + Number(eighth)
}

/** Where the accounts of hits lie, behind all days: one for each store that a website has had. */
export const accountsOf = (websiteId: string): string => `${archiveOf(websiteId)}account-`
