import type { PurgePart } from '../../../shared/kernel/purge-part.ts'

/** What `collect` knows of a website. */
export const siteEntryPart: PurgePart = {
  name: 'siteEntries',
  words: ['site entry', 'site entries'],
  async purge({ services: { sites } }, websiteId) {
    const known = await sites.get(websiteId)
    await sites.delete(websiteId)
    return known === null ? 0 : 1
  },
}

/** What visitors of a website did, and its salts. */
export const eventsPart: PurgePart = {
  name: 'hits',
  words: ['hit', 'hits'],
  purge: ({ services: { websiteStores } }, websiteId) => websiteStores.getByName(websiteId).erase(),
}
