export { endCrawlsOf, stopSchedulesOf } from './end-crawls-of.ts'
