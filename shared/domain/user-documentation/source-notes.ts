import type { SourceNote } from './types.ts'

type Given = Pick<SourceNote, 'kind' | 'quote'> & Partial<Omit<SourceNote, 'n' | 'kind' | 'quote'>>

/** What statements rest on, each thing once, counted from 1 in the order in which it is first named. */
export class SourceNotes {
  private readonly notes = new Map<string, SourceNote>()

  /** The number of a source. */
  add({ kind, quote, id = null, number = null, field = null, start = null, end = null }: Given): number {
    const key = JSON.stringify([kind, id, number, field, start, quote])
    const known = this.notes.get(key)
    if (known) return known.n
    const note = { n: this.notes.size + 1, kind, id, number, field, quote, start, end }
    this.notes.set(key, note)
    return note.n
  }

  get all(): SourceNote[] {
    return [...this.notes.values()]
  }
}
