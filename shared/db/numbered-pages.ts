import { type AnyColumn, type SQL, or, sql } from 'drizzle-orm'
import { z } from 'zod'
import { validationFailed } from '../kernel/errors.ts'
import { pageFields } from './pagination.ts'

/** How many a list tells unless more or fewer are asked for. */
export const usualSize = 50
const mostPages = 10_000

/** Which page is asked for by its number, and what it has to contain: the fields of a list as clients of Umami ask for it. */
export const numberedFields = () => ({
  page: z.coerce.number().int().min(1).max(mostPages).default(1).describe('Which page, from 1'),
  pageSize: z.coerce.number().int().min(1).max(200).default(20).describe('How many are on a page'),
  search: z
    .string()
    .max(200)
    .default('')
    .describe(
      'Only what contains this: letters from a to z in whichever case, all others as they are written',
    ),
})

/** The fields of a list that is paged in both ways: by `cursor`, or by the numbers of pages. */
export const listFields = () => {
  const { page, pageSize, search } = numberedFields()
  return {
    limit: pageFields()
      .limit.removeDefault()
      .optional()
      .describe(`How many to return; ${usualSize} unless given`),
    cursor: pageFields().cursor,
    page: page.removeDefault().optional().describe('Which page, from 1, in place of `cursor`'),
    pageSize: pageSize.removeDefault().optional().describe('How many are on a page, in place of `limit`'),
    search,
  }
}

/** A page by its number, as clients of Umami know it. */
export const numberedPage = <T extends z.ZodType>(item: T) => ({
  data: z.array(item).describe('Those of this page, in the form of Umami'),
  count: z.number().int().describe('How many there are on all pages'),
  page: z.number().int().describe('Which page this is, from 1'),
  pageSize: z.number().int().describe('How many are on a page at most'),
})

/** The same beside our own answer, which leaves it out for whoever asks with `limit` or `cursor`. */
export const besideOurs = <T extends z.ZodType>(item: T) => z.object(numberedPage(item)).partial().shape

export interface ListAsked {
  limit?: number | undefined
  cursor?: string | undefined
  page?: number | undefined
  pageSize?: number | undefined
  search?: string | undefined
}

/** Which rows of a list are asked for, and whether the list is told by numbers of pages, too. */
export interface Place {
  cursor?: string | undefined
  limit: number
  offset: number
  search: string
  numbered: { page: number; pageSize: number } | null
}

/** Whoever gives `limit` or `cursor` pages in our way; everybody else may be a client of Umami, which sends nothing unless it is told to. */
export function placeOf({ limit, cursor, page, pageSize, search = '' }: ListAsked): Place {
  const isOurs = limit !== undefined || cursor !== undefined
  if (isOurs && (page ?? pageSize) !== undefined) {
    const path = page === undefined ? 'pageSize' : 'page'
    const message = 'Not together with limit or cursor: page either by numbers or by cursor'
    throw validationFailed({ message: `${path}: ${message}`, details: [{ path, message }] })
  }
  const size = limit ?? pageSize ?? usualSize
  if (isOurs) return { cursor, limit: size, offset: 0, search, numbered: null }
  const numbered = { page: page ?? 1, pageSize: size }
  return { limit: size, offset: (numbered.page - 1) * size, search, numbered }
}

/**
 * The condition that one of the columns contains a text, letters from a to z in whichever case; none for an empty text. SQLite knows the cases of no other letters, so both sides are
 * lowered by it.
 */
export const contains = (columns: readonly AnyColumn[], search: string): SQL | undefined =>
  search === ''
    ? undefined
    : or(...columns.map((column) => sql`instr(lower(${column}), lower(${search})) > 0`))

/** How the rows of a list are read, those after a condition in its order, and how many there are. */
export interface ListSource<Row> {
  rows: (which: { after?: SQL | undefined; limit: number; offset: number }) => PromiseLike<Row[]>
  count: () => PromiseLike<number>
}

/** The order of a list, as `newestFirst` makes it. */
interface Order<Row> {
  after: (cursor: string | undefined) => SQL | undefined
  page: (rows: readonly Row[], limit: number) => { items: Row[]; nextCursor: string | null }
}

/**
 * Reads the page that is asked for; `numbered` stands for what is told by numbers of pages, too.
 * @example
 * const { items, nextCursor, numbered } = await readList(place, newest, {
 *   rows: ({ after, limit, offset }) => db.select().from(rooms).where(and(isOurs, after)).orderBy(...newest.order).limit(limit).offset(offset),
 *   count: () => db.$count(rooms, isOurs),
 * })
 * return { rooms: items.map(viewOf), nextCursor, ...(numbered && { data: items.map(umamiRoom), ...numbered }) }
 */
export async function readList<Row>(
  { cursor, limit, offset, numbered }: Place,
  newest: Order<NoInfer<Row>>,
  from: ListSource<Row>,
) {
  const [rows, count] = await Promise.all([
    from.rows({ after: newest.after(cursor), limit: limit + 1, offset }),
    numbered ? from.count() : 0,
  ])
  return { ...newest.page(rows, limit), numbered: numbered && { count, ...numbered } }
}

/** The same of a list that is told by numbers of pages alone. */
export async function readNumbered<Row>(
  { page, pageSize }: { page: number; pageSize: number },
  { rows, count }: ListSource<Row>,
) {
  const which = { limit: pageSize, offset: (page - 1) * pageSize }
  const [items, all] = await Promise.all([rows(which), count()])
  return { items, numbered: { count: all, page, pageSize } }
}
