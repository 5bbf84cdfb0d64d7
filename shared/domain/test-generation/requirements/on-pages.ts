import type { Observed } from '../../page-inventory/observed.ts'
import type { PageInventory } from '../../page-inventory/schema.ts'
import type { Disagreement } from '../../page-reading/disagreements.ts'
import { groundedOn } from '../../page-reading/grounded.ts'
import type { TextReading } from './reading-of.ts'

/** A reading, and where it and the pages disagree. */
export interface OnPages extends TextReading {
  disagreements?: Disagreement[]
}

/** The reading in terms of the pages that the text is about, where there are some. */
export function onPages(reading: TextReading, pages: readonly PageInventory[] = []): OnPages {
  if (pages.length === 0) return reading
  const sentences = reading.sentences.map(({ number, start, end, text }) => ({
    text,
    span: { sentence: number, start, end },
  }))
  return { ...reading, ...groundedOn(pages, { model: reading.model, sentences }) }
}

/** Disagreements by the names of their sentences, each once. */
export function observedIn(all: readonly Disagreement[], refs: ReadonlyMap<number, string>): Observed[] {
  const told = all.map(({ span, control, text, page }): Observed => ({
    sentence: refs.get(span.sentence) ?? '',
    control: cut(control),
    text: cut(text),
    page: cut(page),
  }))
  return [...new Map(told.map((one) => [JSON.stringify(one), one])).values()]
}

const cut = (text: string): string => text.slice(0, 400)
