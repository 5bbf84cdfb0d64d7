import { useSignal } from '@preact/signals'
import { useLocation } from 'preact-iso'
import { useEffect, useId, useRef } from 'preact/hooks'
import { messageOf } from '../client/refusal.ts'
import { organization, organizations, person } from '../client/session.ts'
import { Given } from '../parts/given.tsx'
import { toast } from '../parts/toasts.tsx'
import { texts } from '../texts/en/shell.ts'
import { closeJump } from './jump-open.ts'
import { found, moved } from './jump/found.ts'
import { useSwitching } from './switching.ts'
import { type Place, organizationPlaces, pagePlaces, projectPlaces } from './jump/places.ts'
import './jump.css'

/** Finds a page, a project or an organization by some letters of its name, and goes there. */
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
  const { projects, isReading, failed } = useProjectPlaces()
  const all = [
    ...pagePlaces(person.value !== null),
    ...projects,
    ...organizationPlaces(organizations.value, organization.value),
  ]
  const shown = found(all, typed.value)
  // Who is faster than the projects gets there all the same.
  useEffect(() => {
    const [place] = shown
    if (isWanted.value && !isReading && place) take(place)
  }, [isReading])

  function press(event: KeyboardEvent) {
    const to = moved(at.value, event.key, shown.length)
    const place = shown[at.value]
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
        aria-activedescendant={shown[at.value] ? optionId(id, at.value) : undefined}
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
      <Options id={id} shown={shown} at={at.value} point={(index) => (at.value = index)} take={take} />
      <p class="jump-state" role="status">
        {failed || (isReading ? texts.readingProjects : shown.length === 0 ? texts.noPlace : '')}
      </p>
    </>
  )
}

const optionId = (id: string, index: number) => `${id}-${index}`

interface OptionsProps {
  id: string
  shown: readonly Place[]
  at: number
  point: (index: number) => void
  take: (place: Place) => void
}

const Options = ({ id, shown, at, point, take }: OptionsProps) => (
  <div role="listbox" id={id} aria-label={texts.places}>
    {shown.map((place, index) => (
      <div
        key={place.key}
        id={optionId(id, index)}
        role="option"
        aria-selected={index === at}
        onClick={() => take(place)}
        onPointerMove={() => point(index)}
      >
        <Given>{place.text}</Given>
        <span class="jump-kind">{place.kind}</span>
      </div>
    ))}
  </div>
)

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
