import { readSitemap } from '../../shared/domain/crawling/sitemap.ts'
import { orRefusal } from './refusal.ts'
import type { SitemapInput, SitemapResult } from './types.ts'

/** The addresses that a sitemap lists. */
export const listSitemap = ({ bytes }: SitemapInput): Promise<SitemapResult> =>
  orRefusal(async () => ({ ok: true, ...(await readSitemap(new Uint8Array(bytes))) }))
