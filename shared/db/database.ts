import type { BatchItem } from 'drizzle-orm/batch'
import { type DrizzleD1Database, drizzle } from 'drizzle-orm/d1'

export type Database = DrizzleD1Database

/** What a transaction is made of. */
export type Statement = BatchItem<'sqlite'>

export const openDatabase = (binding: D1Database): Database => drizzle(binding)
