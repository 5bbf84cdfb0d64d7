import { z } from 'zod'
import { once } from '../../../shared/domain/basics/once.ts'

const text = () => z.string().nullable()

export const clientFields = () => ({
  browser: text(),
  os: text(),
  device: text(),
  country: text(),
  region: text(),
  city: text(),
  hostname: text(),
})

/** What is told of an event in every list. */
export const eventFields = () => ({
  sessionId: text().describe('Whose it was; null where visitors cannot be told apart'),
  createdAt: z.iso.datetime(),
  eventName: text().describe('null for a page view'),
  urlPath: text(),
  urlQuery: text(),
  pageTitle: text(),
  referrerDomain: text(),
  distinctId: text(),
  hasData: z.boolean().describe('Whether it has properties'),
  ...clientFields(),
})

const eventType = () => z.number().int().describe('1 for a page view, 2 for an event of a developer')

export const VisitorEvent = once(() =>
  z
    .object({ id: z.string(), websiteId: z.uuid(), eventType: eventType(), ...eventFields() })
    .meta({ id: 'VisitorEvent' }),
)

export const VisitorSession = once(() =>
  z
    .object({
      id: z.string(),
      websiteId: z.uuid(),
      distinctId: text(),
      screen: text(),
      language: text(),
      ...clientFields(),
      firstAt: z.iso.datetime(),
      lastAt: z.iso.datetime(),
      createdAt: z.iso.datetime().describe('As `firstAt`'),
      visits: z.number().int(),
      views: z.number().int(),
      events: z.number().int(),
      totaltime: z.number().int().describe('Seconds from the first to the last hit of each visit'),
    })
    .meta({ id: 'VisitorSession' }),
)

export const SeriesPoint = () =>
  z.object({ x: z.string(), t: z.string().describe('When it began, in local time'), y: z.number().int() })
