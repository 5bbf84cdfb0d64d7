import { type Signal, useSignal } from '@preact/signals'
import { useState } from 'preact/hooks'
import { dropDraft, keepDraft, keptDraft } from '../../client/draft.ts'
import { type Clash, type Merges, changesOf, merged } from '../../client/merge.ts'
import { Refusal } from '../../client/refusal.ts'
import { Clashed } from '../../client/save-as-read.ts'

type Fields<T> = readonly (keyof T & string)[]

interface EditingOptions<T> {
  /** What the draft belongs to, such as `story 7`. */
  draft: string
  first: T
  /** The fields that are edited. */
  fields: Fields<T>
  /** How what both changed of a field is put together. */
  merges?: Merges<T> | undefined
  /** Writes a change of the record as it was read, by `saveAsRead`. Throws `Clashed` where somebody else has changed the same. */
  save: (read: T, change: Partial<T>) => Promise<T>
}

export interface Editing<T> {
  /** As the service has it. */
  base: Signal<T>
  draft: Signal<T>
  clashes: Signal<readonly Clash<T>[]>
  /** What the service refused, by the field. */
  faults: Signal<Readonly<Record<string, string>>>
  isChanged: () => boolean
  write: (change: Partial<T>) => void
  /** Saves what was changed; false where somebody else has changed the same, so that somebody has to choose. */
  save: () => Promise<boolean>
  discard: () => void
  choose: (clash: Clash<T>, whose: 'mine' | 'theirs') => void
  /** Shows what the service answered; what is typed stays. */
  put: (now: T) => void
}

/** The versions of some fields as they are kept for the tab, and those of which nobody has chosen yet which shall stand. */
interface Kept<T> {
  base: T
  draft: T
  open: Pick<Clash<T>, 'field' | 'theirs'>[]
}

function keptOf<T>(draft: string): Kept<T> | null {
  const kept = keptDraft(draft)
  const isOurs = typeof kept === 'object' && kept !== null && 'base' in kept && 'open' in kept
  return isOurs ? (kept as Kept<T>) : null
}

/** Whether something was typed and not saved, before the page was loaded anew. */
export const isEdited = (draft: string): boolean => keptOf(draft) !== null

const partOf = <T extends object>(record: T, fields: Fields<T>) =>
  Object.fromEntries(fields.map((field) => [field, record[field]]))

/** The record as the service has it, what is typed of it, and what both changed; kept for the tab with every change. */
function useVersions<T extends object>({ draft: place, first, fields, merges }: EditingOptions<T>) {
  const [start] = useState(() => {
    const kept = keptOf<T>(place)
    return kept ? merged({ ...kept, now: first }, fields, merges) : { draft: first, clashes: [] }
  })
  const base = useSignal(first)
  const draft = useSignal(start.draft)
  const clashes = useSignal<readonly Clash<T>[]>(start.clashes)
  const open = () => clashes.peek().map(({ field, theirs }) => ({ field, theirs }))

  function put(next: { base?: T; draft?: T; clashes?: readonly Clash<T>[] }) {
    base.value = next.base ?? base.peek()
    draft.value = next.draft ?? draft.peek()
    clashes.value = next.clashes ?? clashes.peek()
    const versions = { base: partOf(base.peek(), fields), draft: partOf(draft.peek(), fields) }
    if (Object.keys(changesOf(base.peek(), draft.peek(), fields)).length === 0) dropDraft(place)
    else keepDraft(place, { ...versions, open: open() })
  }
  /** Takes in a newer state of the record. */
  const take = (now: T) =>
    put({
      base: now,
      ...merged({ base: base.peek(), draft: draft.peek(), now, open: open() }, fields, merges),
    })
  /** Takes in what became of what was sent. What was typed meanwhile stays, and is not saved yet. */
  const taken = (sent: T, now: T) =>
    put({
      base: now,
      draft: merged({ base: sent, draft: draft.peek(), now }, fields, merges).draft,
      clashes: [],
    })
  return { base, draft, clashes, put, take, taken }
}

/** A record that is edited: kept against a reload, saved only over what was read. What others changed of the rest is taken in, and what both changed is asked about. */
export function useEditing<T extends object>(options: EditingOptions<T>): Editing<T> {
  const { fields } = options
  const { base, draft, clashes, put, take, taken } = useVersions(options)
  const faults = useSignal<Readonly<Record<string, string>>>({})

  function write(change: Partial<T>) {
    const { [Object.keys(change)[0] ?? '']: _, ...rest } = faults.peek()
    faults.value = rest
    put({ draft: { ...draft.peek(), ...change } })
  }
  async function save(): Promise<boolean> {
    faults.value = {}
    const sent = draft.peek()
    const change = changesOf(base.peek(), sent, fields)
    if (Object.keys(change).length === 0) return true
    try {
      taken(sent, await options.save(base.peek(), change))
      return true
    } catch (error) {
      faults.value = faultsOf(error)
      if (!(error instanceof Clashed)) throw error
      take(error.now as T)
      // What was typed meanwhile may be what they wrote.
      return clashes.peek().length === 0 && save()
    }
  }
  function choose({ field, theirs }: Clash<T>, whose: 'mine' | 'theirs') {
    const rest = clashes.peek().filter((one) => one.field !== field)
    put({ clashes: rest, ...(whose === 'theirs' && { draft: { ...draft.peek(), [field]: theirs } }) })
  }
  return {
    base,
    draft,
    clashes,
    faults,
    isChanged: () => Object.keys(changesOf(base.value, draft.value, fields)).length > 0,
    write,
    save,
    discard: () => put({ draft: base.peek(), clashes: [] }),
    choose,
    put: take,
  }
}

function faultsOf(error: unknown): Record<string, string> {
  const details = error instanceof Refusal ? error.details : []
  return Object.fromEntries(details.map(({ path, message }) => [path.split('.')[0] ?? '', message]))
}
