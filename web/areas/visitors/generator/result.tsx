import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { texts } from '../../../texts/en/generator.ts'
import { CaseList } from './case-list.tsx'
import { Conflicts } from './conflicts.tsx'
import { ResultBar } from './result-bar.tsx'
import { RunState } from './run-state.tsx'
import { slot } from './slots.tsx'
import { TextPane } from './text-pane.tsx'
import { undoKeys } from './undo-keys.ts'
import { type View, forgetView, view } from './view.ts'
import './result.css'
import './text.css'
import './cases.css'

const panels = { coverage: slot('coverage'), conversation: slot('conversation') }
const wide = '(min-width: 62rem)'

/** A session: its text beside its cases; on a phone one of them at a time. */
export function Result() {
  const isWide = useSignal(matchMedia(wide).matches)
  useEffect(() => {
    const query = matchMedia(wide)
    const changed = () => (isWide.value = query.matches)
    query.addEventListener('change', changed)
    addEventListener('keydown', undoKeys)
    return () => {
      query.removeEventListener('change', changed)
      removeEventListener('keydown', undoKeys)
      forgetView()
    }
  }, [])
  const now: View = isWide.value && view.value === 'text' ? 'cases' : view.value
  const views: View[] = [
    ...(isWide.value ? [] : (['text'] as const)),
    'cases',
    ...(['coverage', 'conversation'] as const).filter((name) => panels[name]),
  ]
  return (
    <div class="gen-result">
      <ResultBar />
      <RunState />
      <Conflicts />
      <div class="gen-columns">
        {isWide.value && <TextPane />}
        <div class="gen-side">
          {views.length > 1 && <Tabs views={views} now={now} />}
          <div id="shown" role={views.length > 1 ? 'tabpanel' : undefined} aria-labelledby={`view-${now}`}>
            <Panel view={now} />
          </div>
        </div>
      </div>
    </div>
  )
}

function Panel({ view: now }: { view: View }) {
  if (now === 'text') return <TextPane />
  if (now === 'cases') return <CaseList />
  const Slot = panels[now]
  return Slot && <Slot />
}

/** Tabs in the manner of the guide: one stop of the keyboard, arrows go on. */
function Tabs({ views, now }: { views: readonly View[]; now: View }) {
  function turn(event: KeyboardEvent) {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    if (!by) return
    event.preventDefault()
    const next = views[(views.indexOf(now) + by + views.length) % views.length] ?? now
    view.value = next
    document.querySelector<HTMLElement>(`#view-${next}`)?.focus()
  }
  return (
    <div class="tabs" role="tablist" aria-label={texts.views} onKeyDown={turn}>
      {views.map((name) => (
        <button
          key={name}
          type="button"
          role="tab"
          id={`view-${name}`}
          aria-controls="shown"
          aria-selected={name === now ? 'true' : 'false'}
          tabIndex={name === now ? 0 : -1}
          onClick={() => (view.value = name)}
        >
          {texts.view[name]}
        </button>
      ))}
    </div>
  )
}
