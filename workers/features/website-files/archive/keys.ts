import { archiveOf } from '../../../../shared/kernel/file-prefixes.ts'
import { dayMs } from '../../../../shared/domain/analytics/segment/segment.ts'

const ending = '.ndjson.gz'

/** Where the part of a day lies: by its date, so that a list of them is in the order of days. */
export const partKey = (websiteId: string, day: number): string =>
  `${archiveOf(websiteId)}${new Date(day * dayMs).toISOString().slice(0, 10)}${ending}`

/** The day of a part, since the epoch; null for what is none. */
export function dayOfKey(websiteId: string, key: string): number | null {
  const date = /^(\d{4}-\d\d-\d\d)\.ndjson\.gz$/.exec(key.slice(archiveOf(websiteId).length))?.[1]
  return date === undefined ? null : Date.parse(date) / dayMs
}

/** Where the accounts of hits lie, behind all days: one for each store that a website has had. */
export const accountsOf = (websiteId: string): string => `${archiveOf(websiteId)}account-`
