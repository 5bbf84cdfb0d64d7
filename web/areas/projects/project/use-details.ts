import { type Signal, useSignal } from '@preact/signals'
import type { RefObject } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import { announce } from '../../../parts/announce.tsx'
import { type Values, changedOf } from '../../../parts/form.tsx'
import { editing as texts } from '../../../texts/en/project.ts'
import type { Project } from '../acts/project.ts'
import { draftOf, dropDraft, keepDraft } from './draft.ts'
import type { Change, Clash } from './merge.ts'
import { Clashed, saveProject } from './save.ts'
import type { Opened } from './use-project.ts'

type Control = HTMLInputElement | HTMLTextAreaElement
const fields = ['name', 'description'] as const

export interface Details {
  place: RefObject<HTMLDivElement | null>
  /** The project that what is typed is a change of. */
  base: Signal<Project>
  clash: Signal<Clash | null>
  typed: () => void
  leave: () => void
  send: (values: Values, form: HTMLFormElement) => Promise<void>
  takeTheirs: (clash: Clash) => void
}

/** What was typed of name and description: kept against a reload, and never written over what somebody else has written meanwhile unless one insists. */
export function useDetails(opened: Opened, project: Project, close: () => void): Details {
  const { projectId } = project
  const base = useSignal(project)
  const clash = useSignal<Clash | null>(null)
  const place = useRef<HTMLDivElement>(null)
  const control = (name: string) => place.current?.querySelector<Control>(`[name="${name}"]`)

  useEffect(() => {
    const draft = draftOf(projectId)
    for (const field of fields) {
      const its = control(field)
      if (its && draft) its.value = draft[field]
    }
    control(project.description ? 'name' : 'description')?.focus()
  }, [])

  function typed() {
    const [name = '', description = ''] = fields.map((field) => control(field)?.value)
    keepDraft(projectId, { name, description })
  }
  function leave() {
    dropDraft(projectId)
    close()
  }
  async function send(values: Values, form: HTMLFormElement) {
    const change = changeOf(changedOf(form, values))
    try {
      opened.put(await saveProject(base.value, () => change))
    } catch (error) {
      if (!(error instanceof Clashed)) return opened.refused(error)
      // Who sends once more has seen their version, and insists.
      base.value = error.now
      clash.value = error.clash
      return
    }
    leave()
    announce(texts.saved)
  }
  function takeTheirs({ field, theirs }: Clash) {
    const its = control(field)
    if (its) its.value = theirs
    clash.value = null
    typed()
    its?.focus()
  }
  return { place, base, clash, typed, leave, send, takeTheirs }
}

const changeOf = ({ name, description }: Record<string, string | null>): Change => ({
  ...(name && { name }),
  ...(description !== undefined && { description: description ?? '' }),
})
