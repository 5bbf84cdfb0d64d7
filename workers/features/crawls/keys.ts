import { knowledgeBaseFiles } from '../../../shared/kernel/file-prefixes.ts'
import type { CrawlRow } from './store.ts'

/** Where a crawl keeps what it was told by robots.txt, while it is under way. */
export const robotsKey = ({ kbId, crawlId }: Pick<CrawlRow, 'kbId' | 'crawlId'>): string =>
  `${knowledgeBaseFiles(kbId)}crawls/${crawlId}/robots.json`
