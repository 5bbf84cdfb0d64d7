import type { Island } from './islands.ts'

/** What opens a condition. */
export const supposing = /^(?:if|when|whenever|where|once|while|provided|given)$/
export const reasoning = /^(?:because|since)$/
export const circumstances = new Set(['for', 'with', 'at', 'from', 'of', 'above', 'below', 'over', 'under', 'by', 'on', 'up', 'until', 'within']) // prettier-ignore
/** Behind a limit these say that it is one. */
export const accepting = new Set([
  'accept',
  'allow',
  'permit',
  'ask',
  'possible',
  'offer',
  'fine',
  'ok',
  'okay',
  'valid',
])
/** What says on what an outcome depends. */
export const telling = new Set<Island['is']>(['limits', 'option', 'empty', 'filled', 'valid', 'wrong', 'beyond', 'rest']) // prettier-ignore
