import { type Signal, useSignal } from '@preact/signals'
import { Refusal } from '../../../client/refusal.ts'
import { keepDraft, keptDraft } from './draft.ts'
import { type Clash, changesOf, merged } from './merge.ts'

interface Record {
  updatedAt: string
}

interface EditingOptions<T extends Record> {
  /** Names the record among the drafts of this tab. */
  name: string
  first: T
  /** The fields that are edited. */
  fields: readonly (keyof T & string)[]
  read: () => Promise<T>
  /** Writes a change of the record as it stood at `ifMatch`. */
  send: (change: Partial<T>, ifMatch: string) => Promise<T>
}

export interface Editing<T extends Record> {
  /** As the service has it. */
  base: Signal<T>
  draft: Signal<T>
  clashes: Signal<readonly Clash<T>[]>
  /** What the service refused, by the field. */
  faults: Signal<Readonly<globalThis.Record<string, string>>>
  isChanged: boolean
  write: (change: Partial<T>) => void
  /** Saves what was changed; false where somebody else has changed the same, so that somebody has to choose. */
  save: () => Promise<boolean>
  discard: () => void
  choose: (clash: Clash<T>, whose: 'mine' | 'theirs') => void
  /** Shows what the service answered; what is typed stays. */
  put: (now: T) => void
}

const tries = 3

/** The record as the service has it, what is typed of it, and what both changed; kept for the tab with every change. */
function useVersions<T extends Record>({ name, first, fields }: EditingOptions<T>) {
  const kept = keptDraft<T>(name)
  const start = kept ? merged({ ...kept, now: first }, fields) : { draft: first, clashes: [] }
  const base = useSignal(first)
  const draft = useSignal(start.draft)
  const clashes = useSignal<readonly Clash<T>[]>(start.clashes)
  const changed = () => changesOf(base.peek(), draft.peek(), fields)

  function put(next: { base?: T; draft?: T; clashes?: readonly Clash<T>[] }) {
    base.value = next.base ?? base.peek()
    draft.value = next.draft ?? draft.peek()
    clashes.value = next.clashes ?? clashes.peek()
    const isChanged = Object.keys(changed()).length > 0
    keepDraft(name, isChanged ? { base: base.peek(), draft: draft.peek() } : null)
  }
  /** Takes in a newer state of the record. */
  const take = (now: T) =>
    put({ base: now, ...merged({ base: base.peek(), draft: draft.peek(), now }, fields) })
  /** Takes in what became of what was sent. What was typed meanwhile stays, and is not saved yet. */
  const taken = (sent: T, now: T) =>
    put({ base: now, draft: merged({ base: sent, draft: draft.peek(), now }, fields).draft, clashes: [] })
  return { base, draft, clashes, changed, put, take, taken }
}

/** A record that is edited: kept against a reload, saved only over what was read. What others changed of the rest is taken in, and what both changed is asked about. */
export function useEditing<T extends Record>(options: EditingOptions<T>): Editing<T> {
  const { fields, read, send } = options
  const { base, draft, clashes, changed, put, take, taken } = useVersions(options)
  const faults = useSignal<Readonly<globalThis.Record<string, string>>>({})

  function write(change: Partial<T>) {
    const { [Object.keys(change)[0] ?? '']: _, ...rest } = faults.peek()
    faults.value = rest
    put({ draft: { ...draft.peek(), ...change } })
  }
  async function save(): Promise<boolean> {
    faults.value = {}
    for (let left = tries; ; left--) {
      const [sent, change] = [draft.peek(), changed()]
      if (Object.keys(change).length === 0) return true
      try {
        taken(sent, await send(change, base.peek().updatedAt))
        return true
      } catch (error) {
        faults.value = faultsOf(error)
        if (!(error instanceof Refusal) || error.status !== 409 || left <= 1) throw error
        take(await read())
        if (clashes.peek().length > 0) return false
      }
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
    isChanged: Object.keys(changesOf(base.value, draft.value, fields)).length > 0,
    write,
    save,
    discard: () => put({ draft: base.peek(), clashes: [] }),
    choose,
    put: take,
  }
}

function faultsOf(error: unknown): globalThis.Record<string, string> {
  const details = error instanceof Refusal ? error.details : []
  return Object.fromEntries(details.map(({ path, message }) => [path.split('.')[0] ?? '', message]))
}
