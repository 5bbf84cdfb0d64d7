import { type Signal, useSignal } from '@preact/signals'
import type { RefObject } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import { draftOf, dropDraft, keepDraft } from '../client/draft.ts'
import { type Clash, Clashed } from '../client/save-as-read.ts'
import { texts } from '../texts/en/editing.ts'
import { announce } from './announce.tsx'
import { type Values, changedOf } from './form.tsx'

type Control = HTMLInputElement | HTMLTextAreaElement

interface EditingOf<T> {
  record: T
  /** What the draft belongs to, such as `project 7`. */
  draft: string
  /** The names of the fields, which are texts. */
  fields: readonly string[]
  /** The field that gets the focus. */
  first: string
  /** Writes what was changed of `base`; a text that was emptied is null. Throws `Clashed` where somebody else wrote the same. */
  save: (base: T, changed: Record<string, string | null>) => Promise<T>
  put: (record: T) => void
  refused: (failure: unknown) => never
  close: () => void
}

export interface Editing<T> {
  place: RefObject<HTMLDivElement | null>
  /** The record that what is typed is a change of. */
  base: Signal<T>
  clash: Signal<Clash | null>
  typed: () => void
  leave: () => void
  send: (values: Values, form: HTMLFormElement) => Promise<void>
  /** Puts these texts in place of what was typed. */
  take: (theirs: Readonly<Record<string, string>>) => void
}

/** What was typed of some texts of a record: kept against a reload, and never written over what somebody else has written meanwhile unless one insists. */
export function useEditing<T>({ record, draft, fields, first, ...of }: EditingOf<T>): Editing<T> {
  const base = useSignal(record)
  const clash = useSignal<Clash | null>(null)
  const place = useRef<HTMLDivElement>(null)
  const control = (name: string) => place.current?.querySelector<Control>(`[name="${name}"]`)

  function fill(texts: Readonly<Record<string, string>>) {
    for (const [name, text] of Object.entries(texts)) {
      const its = control(name)
      if (its) its.value = text
    }
  }
  useEffect(() => {
    fill(draftOf(draft, fields) ?? {})
    control(first)?.focus()
  }, [])

  function typed() {
    keepDraft(draft, Object.fromEntries(fields.map((field) => [field, control(field)?.value ?? ''])))
  }
  function leave() {
    dropDraft(draft)
    of.close()
  }
  async function send(values: Values, form: HTMLFormElement) {
    try {
      of.put(await of.save(base.value, changedOf(form, values)))
    } catch (error) {
      if (!(error instanceof Clashed)) return of.refused(error)
      // Who sends once more has seen their version, and insists.
      base.value = error.now as T
      clash.value = error.clash
      return
    }
    leave()
    announce(texts.saved)
  }
  function take(theirs: Readonly<Record<string, string>>) {
    fill(theirs)
    clash.value = null
    typed()
    control(Object.keys(theirs)[0] ?? first)?.focus()
  }
  return { place, base, clash, typed, leave, send, take }
}
