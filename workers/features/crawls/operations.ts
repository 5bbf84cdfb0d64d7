import type { Operation } from '../../../shared/kernel/operation.ts'
import { cancelCrawl } from './cancel-crawl.ts'
import { getCrawl } from './get-crawl.ts'
import { listAddresses } from './list-addresses.ts'
import { listCrawls } from './list-crawls.ts'
import { startCrawl } from './start-crawl.ts'

export const operations: readonly Operation[] = [startCrawl, listCrawls, getCrawl, listAddresses, cancelCrawl]
