/** By what visits are listed: names of the service. Those of each list stand in the order in which they are offered. */
export const lists = {
  pages: ['path', 'entry', 'exit', 'title'],
  sources: ['domain', 'channel', 'utmSource', 'utmCampaign'],
  devices: ['browser', 'os', 'device', 'screen'],
  places: ['country', 'region', 'city', 'language'],
  events: ['event'],
} as const

export type List = keyof typeof lists
export type Dimension = (typeof lists)[List][number]
export const listNames = Object.keys(lists) as List[]

/** A visit begins and ends on pages, and by these it is filtered. */
export const filteredBy = (dimension: Dimension): FilterName =>
  dimension === 'entry' || dimension === 'exit' ? 'path' : dimension

export type FilterName = Exclude<Dimension, 'entry' | 'exit'>
export const filterNames: readonly FilterName[] = [
  ...new Set(listNames.flatMap((list) => lists[list].map(filteredBy))),
]
