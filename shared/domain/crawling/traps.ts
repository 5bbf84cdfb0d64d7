/** How many addresses of one kind a walk follows by links. A sitemap may list more: what its owner lists is no trap. */
const most = { numbers: 500, moreNumbers: 100, query: 300, paging: 60 }
const deepestPath = 20
const mostRepeats = 3

/** Names of parameters that sort, page, filter or turn a calendar: they show the same things in ever new ways. */
const paging = new Set(
  (
    'page paged p pg offset start from to skip limit perpage sort sortby order orderby dir filter view year month week day date time tab ' +
    'lang q query search s replytocom share print action ical eventdisplay tribebardate session sid idsession'
  ).split(' '),
)

/** `per_page` and `perPage` are one name. */
const turnsPages = (name: string) => paging.has(name.toLowerCase().replaceAll(/[-_]/g, ''))

/**
 * The kind of an address: what is left of it when its numbers, dates and the values of its parameters are left out. `/calendar/2026/11?view=week` and
 * `/calendar/1999/1?view=day` are of one kind. Takes a normal address.
 */
export function kindOf(address: string): string {
  const { pathname, search } = new URL(address)
  const path = pathname.replaceAll(/\d+/g, '#')
  return search === '' ? path : `${path}?${namesIn(search).join('&')}`
}

const namesIn = (search: string) =>
  search
    .slice(1)
    .split('&')
    .map((part) => part.split('=', 1)[0] ?? '')

/** How many addresses of this kind a walk may follow by links. */
function mostOf(address: string): number {
  const { pathname, search } = new URL(address)
  if (search !== '') return namesIn(search).some(turnsPages) ? most.paging : most.query
  const numbers = pathname.match(/\d+/g)?.length ?? 0
  if (numbers > 1) return most.moreNumbers
  return numbers === 1 ? most.numbers : Infinity
}

/**
 * Why an address that a link leads to is not followed: it looks like one of an endless number. `ofKind` are the addresses of its kind that the walk has met.
 * Undefined when it may be followed. A path that turns in circles (`/a/b/a/b/a/b`) and one of more than 20 parts are such addresses, too.
 */
export function trapRefusal(address: string, ofKind: number): string | undefined {
  const parts = new URL(address).pathname.split('/').filter((part) => part !== '')
  if (parts.length > deepestPath) return `Its path has more than ${deepestPath} parts.`
  const counts = Map.groupBy(parts, (part) => part)
  if ([...counts.values()].some((same) => same.length > mostRepeats))
    return `A part of its path stands in it more than ${mostRepeats} times: such paths have no end.`
  const allowed = mostOf(address)
  if (ofKind >= allowed)
    return `${allowed} addresses that differ from it by numbers or parameters alone were met before: a calendar or a filter has no end. Name it in a sitemap, or include a narrower part.`
  return undefined
}
