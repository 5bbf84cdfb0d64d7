import type { Output } from '../../../client/call.ts'

export type Website = Output<'GET /api/websites/{websiteId}'>
export type Policy = Output<'GET /api/websites/{websiteId}/privacy-policy'>
export type Ledger = Output<'GET /api/websites/{websiteId}/ledger'>
