import { useSignal } from '@preact/signals'
import { useLocation } from 'preact-iso'
import { useEffect, useId, useRef } from 'preact/hooks'
import { messageOf } from '../client/refusal.ts'
import { organization, organizations, person } from '../client/session.ts'
import { toast } from '../parts/toasts.tsx'
import { texts } from '../texts/en/shell.ts'
import { closeJump } from './jump-open.ts'
import { found, moved } from './jump/found.ts'
import { Options, optionId } from './jump/options.tsx'
import { useHits } from './jump/use-hits.ts'
import { useSwitching } from './switching.ts'
import { type Place, organizationPlaces, pagePlaces, projectPlaces } from './jump/places.ts'
import './jump.css'

/** Finds a page, a project or an organization by some letters of its name, or what files say, and goes there. */
export function Jump() {
  const dialog = useRef<HTMLDialogElement>(null)
  const go = useGo()
  useEffect(() => dialog.current?.showModal(), [])
  return (
    <dialog ref={dialog} class="jump" aria-label={texts.jump} onClose={closeJump} onClick={closeOutside}>
      <Finder
        take={(place) => {
          dialog.current?.close()
          void go(place).catch((error: unknown) => toast(messageOf(error), { kind: 'fault' }))
        }}
      />
    </dialog>
  )
}

function closeOutside({ target, currentTarget }: MouseEvent) {
  if (target === currentTarget) (currentTarget as HTMLDialogElement).close()
}

function useGo() {
  const { route } = useLocation()
  const switchTo = useSwitching()
  return async ({ href, organizationId }: Place) => {
    if (organizationId) await switchTo(organizationId)
    if (href) route(href)
  }
}

function Finder({ take }: { take: (place: Place) => void }) {
  const id = useId()
  const typed = useSignal('')
  const at = useSignal(0)
  const isWanted = useSignal(false)
  const { shown, hits, options, isReading, state } = useOptions(typed.value)
  // Who is faster than the projects gets there all the same.
  useEffect(() => {
    const [place] = shown
    if (isWanted.value && !isReading && place) take(place)
  }, [isReading])

  function press(event: KeyboardEvent) {
    const to = moved(at.value, event.key, options.length)
    const place = options[at.value]
    if (event.isComposing) return
    if (event.key === 'Enter' && place) return take(place)
    if (event.key === 'Enter') isWanted.value = isReading
    // Within the text these two keys are for the text.
    if (to === undefined || (['Home', 'End'].includes(event.key) && typed.value)) return
    event.preventDefault()
    at.value = to
    document.querySelector(`#${CSS.escape(optionId(id, to))}`)?.scrollIntoView({ block: 'nearest' })
  }

  return (
    <>
      <input
        type="text"
        role="combobox"
        aria-label={texts.jump}
        aria-expanded="true"
        aria-controls={id}
        aria-autocomplete="list"
        aria-activedescendant={options[at.value] ? optionId(id, at.value) : undefined}
        placeholder={texts.jumpHint}
        autocomplete="off"
        spellcheck={false}
        autofocus
        value={typed.value}
        onInput={({ currentTarget }) => {
          typed.value = currentTarget.value
          at.value = 0
          isWanted.value = false
        }}
        onKeyDown={press}
      />
      <Options
        id={id}
        shown={shown}
        hits={hits}
        at={at.value}
        point={(index) => (at.value = index)}
        take={take}
      />
      <p class="jump-state" role="status">
        {state}
      </p>
    </>
  )
}

/** What can be gone to by what was typed, and what to say of it. */
function useOptions(typed: string) {
  const { path } = useLocation()
  const { projects, isReading, failed } = useProjectPlaces()
  const { hits, isSearching } = useHits(typed)
  const all = [
    ...pagePlaces(path, person.value !== null),
    ...projects,
    ...organizationPlaces(organizations.value, organization.value),
  ]
  const shown = found(all, typed)
  const options = [...shown, ...hits]
  const state = failed || stateOf({ isReading, isSearching, isEmpty: options.length === 0 })
  return { shown, hits, options, isReading, state }
}

interface State {
  isReading: boolean
  isSearching: boolean
  isEmpty: boolean
}

function stateOf({ isReading, isSearching, isEmpty }: State): string {
  if (isReading) return texts.readingProjects
  if (isSearching) return texts.searchingFiles
  return isEmpty ? texts.noPlace : ''
}

/** The projects of the organization, read when the finder opens. */
function useProjectPlaces() {
  const projects = useSignal<readonly Place[]>([])
  const isReading = useSignal(false)
  const failed = useSignal('')
  const organizationId = organization.value?.organizationId
  useEffect(() => {
    if (!organizationId) return
    const gone = new AbortController()
    isReading.value = true
    projectPlaces(organizationId, gone.signal)
      .then((places) => (projects.value = places))
      .catch((error: unknown) => {
        if (!gone.signal.aborted) failed.value = messageOf(error)
      })
      .finally(() => (isReading.value = false))
    return () => gone.abort()
  }, [organizationId])
  return { projects: projects.value, isReading: isReading.value, failed: failed.value }
}
