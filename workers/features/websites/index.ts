import type { Operation } from '../../../shared/kernel/operation.ts'
import { createWebsite } from './create-website.ts'
import { getWebsiteLedger } from './get-website-ledger.ts'
import { getWebsite } from './get-website.ts'
import { listWebsites } from './list-websites.ts'

export const operations: Operation[] = [createWebsite, listWebsites, getWebsite, getWebsiteLedger]
