import type { PageInventory } from '../../../shared/domain/page-inventory/schema.ts'

/** What a look at a page came to; `reason` is a sentence. */
export type Visited = { ok: true; page: PageInventory } | { ok: false; reason: string }
