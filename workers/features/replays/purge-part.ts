import { type PurgePart, purgeObjects } from '../../../shared/kernel/purge-part.ts'

/** What was recorded of the visits of a website. */
export const recordingsPart: PurgePart = {
  name: 'recordings',
  words: ['chunk of a recording', 'chunks of recordings'],
  purge: ({ services: { recordings } }, websiteId) => purgeObjects(recordings, `${websiteId}/`),
}
