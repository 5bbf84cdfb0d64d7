import { sql } from 'drizzle-orm'

/** Ids as one parameter, however many they are: for `inArray(column, idsIn(ids))`. */
export const idsIn = (ids: readonly string[]) => sql`(select value from json_each(${JSON.stringify(ids)}))`
