import { signal } from '@preact/signals'

/** Counts what was erased on this page, so that the list of receipts reads anew. */
export const receiptsTurn = signal(0)
