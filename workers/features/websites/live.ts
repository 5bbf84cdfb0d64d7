import { and, eq, isNull } from 'drizzle-orm'
import { websites } from '../../../shared/db/tables/websites.ts'

/** A website that was not deleted. */
export const isLive = (websiteId: string) =>
  and(eq(websites.websiteId, websiteId), isNull(websites.deletedAt))

/** The same, of this organization. */
export const isLiveIn = (websiteId: string, organizationId: string) =>
  and(isLive(websiteId), eq(websites.organizationId, organizationId))
