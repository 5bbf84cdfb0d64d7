import { expect, test } from 'vitest'
import { packFiles } from '../../../shared/services/fetched-pages.ts'
import { listSitemap } from '../../../workers/extract/list-sitemap.ts'
import { surveyFiles } from '../../../workers/extract/survey-files.ts'
import { pageBombs } from '../../support/bombs/pages.ts'
import { linkBombs, sitemapBombs } from '../../support/bombs/websites.ts'

const url = 'https://a.example/'
const surveyed = [...linkBombs, ...pageBombs]

test.each(surveyed)('$name: the page is surveyed, or told as what it is', async ({ bytes }) => {
  const bomb = { url, mediaType: 'text/html', bytes: new Uint8Array(bytes()) }
  const harmless = { url, mediaType: 'text/html', bytes: new TextEncoder().encode('<p>Words') }
  const result = await surveyFiles({ bytes: packFiles([bomb, harmless]) })
  if (!result.ok) throw new Error(result.message)
  const [first, second] = result.files
  expect(['page', 'other']).toContain(first?.kind)
  expect(second, 'the page beside it').toMatchObject({ kind: 'page', words: 1 })
  if (first?.kind === 'page') expect(first.links.length).toBeLessThanOrEqual(2000)
})

test.each(sitemapBombs)('$name: no more of the sitemap is taken than may be', async ({ bytes }) => {
  const result = await listSitemap({ bytes: new Uint8Array(bytes()).buffer })
  if (!result.ok) throw new Error(result.message)
  expect(result.addresses.length).toBeLessThanOrEqual(50_000)
  expect(result.addresses.join('').length).toBeLessThanOrEqual(10 * 2 ** 20)
})
