import { defineError } from '../../../shared/kernel/errors.ts'

export const crawlNotFound = defineError('crawls.not_found', 404, 'Crawl not found')
export const crawlUnderWay = defineError(
  'crawls.under_way',
  409,
  'A crawl of this knowledge base is under way. Wait until it has ended, or cancel it.',
)
export const crawlOver = defineError(
  'crawls.over',
  409,
  'This crawl has ended, and no schedule starts it again: there is nothing to cancel.',
)
