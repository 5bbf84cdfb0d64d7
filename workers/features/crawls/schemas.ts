import { z } from 'zod'
import { addressStates, crawlSchedules, crawlStatuses } from '../../../shared/db/tables/crawls.ts'
import { patternFault } from '../../../shared/domain/crawling/glob.ts'
import { once } from '../../../shared/domain/basics/once.ts'

const mostPatterns = 50

const pattern = () =>
  z
    .string()
    .trim()
    .min(1)
    .superRefine((given, context) => {
      const message = patternFault(given)
      if (message !== undefined) context.addIssue({ code: 'custom', message })
    })

/** Patterns of addresses. */
export const patterns = () => z.array(pattern()).max(mostPatterns).default([])

export const schedule = () => z.enum(crawlSchedules)

const count = () => z.number().int().min(0)

export const CrawlStarted = once(() =>
  z.object({ crawlId: z.uuid(), status: z.enum(crawlStatuses) }).meta({ id: 'CrawlStarted' }),
)

export const Crawl = once(() =>
  z
    .object({
      crawlId: z.uuid(),
      kbId: z.uuid(),
      url: z.string().describe('Where it starts'),
      maxPages: z.number().int(),
      maxDepth: z.number().int(),
      include: z.array(z.string()),
      exclude: z.array(z.string()),
      schedule: schedule(),
      nextAt: z.iso.datetime().nullable().describe('When its schedule starts the next one'),
      status: z.enum(crawlStatuses),
      found: count().describe('Addresses of the site that it has met'),
      fetched: count().describe('Pages and documents that are new or have changed'),
      unchanged: count().describe('Those that are as they were: they are not read again'),
      gone: count().describe('Those that two crawls in a row did not find: they left the index'),
      skippedCount: count(),
      skipped: z
        .array(z.object({ url: z.string(), reason: z.string() }))
        .describe(
          'Addresses that did not become part of the base, up to 200; all of them stand in its inventory',
        ),
      warnings: z.array(z.string()),
      error: z.string().nullable().describe('Why it failed'),
      createdBy: z.string(),
      createdAt: z.iso.datetime(),
      updatedAt: z.iso.datetime(),
      endedAt: z.iso.datetime().nullable(),
    })
    .meta({ id: 'Crawl' }),
)
export type Crawl = z.input<ReturnType<typeof Crawl>>

export const CrawlAddress = once(() =>
  z
    .object({
      url: z.string(),
      state: z
        .enum(addressStates)
        .describe(
          'found: it waits for its turn, or never had one where the crawl is over; gone: two crawls in a row did not find it',
        ),
      reason: z.string().nullable().describe('Why it was skipped'),
      title: z.string().nullable(),
      depth: z.number().int().describe('How many links lie between it and the start'),
      canonical: z.string().nullable().describe('The address that the page names as its own'),
      fileId: z.uuid().nullable().describe('The file that it became'),
      fetchedAt: z.iso.datetime().nullable().describe('When it was asked for last'),
    })
    .meta({ id: 'CrawlAddress' }),
)
export type CrawlAddress = z.input<ReturnType<typeof CrawlAddress>>
